import { expect, test } from 'vitest';
import { readRetryAfter } from './send-events.ts';

test.each([
  ['120', '2026-11-29T08:02:00.000Z'],
  ['Sun, 29 Nov 2026 09:00:00 GMT', '2026-11-29T09:00:00.000Z'],
  ['999999999', '2026-11-30T08:00:00.000Z'],
  ['0', null],
  ['Sun, 29 Nov 2026 07:00:00 GMT', null],
  ['soon', null],
  [null, null],
])('Retry-After %s asks for %s', (header, at) => {
  expect(readRetryAfter(header, new Date('2026-11-29T08:00:00Z'))?.toISOString() ?? null).toBe(at);
});
