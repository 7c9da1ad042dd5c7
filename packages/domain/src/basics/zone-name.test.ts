import { expect, test } from 'vitest';
import { formatZoneName } from './zone-name.ts';

test.each([
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Chicago', 'Central Time'],
  ['America/New_York', 'Eastern Time'],
])('%s is read as %s', (zone, name) => {
  expect(formatZoneName(zone)).toBe(name);
});
