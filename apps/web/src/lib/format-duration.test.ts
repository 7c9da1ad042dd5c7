import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [20, 'en', '1 minute'],
  [89 * 60, 'en', '89 minutes'],
  [90 * 60, 'en', '2 hours'],
  [10.5 * 3600, 'en', '11 hours'],
  [10.5 * 3600, 'es', '11 horas'],
  [48 * 3600, 'en', '2 days'],
  [49 * 3600, 'es', '3 días'],
] as const)('%d seconds in %s are %s', (seconds, language, text) => {
  expect(formatDuration(seconds, language)).toBe(text);
});
