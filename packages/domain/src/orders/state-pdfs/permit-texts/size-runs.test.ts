import { expect, test } from 'vitest';
import { readOne } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nOversize Permit\nPermit No. OH-4711\n';
const none = { width: null, height: null, length: null, weight: null };

test.each([
  ['a trailer', `Trailer dimensions: 53' 0" long, 8' 6" wide`],
  ['a trailer, in its lines', `TRAILER DIMENSIONS:\n53' 0" LONG\n8' 6" WIDE`],
  ['the law', `Legal size limits: 8' 6" wide, 14' 0" high, 65' 0" long`],
  ['a bridge', `Bridge size limits: 28' 0" wide, 14' 9" high`],
  ['a road', `Road dimensions: 24' 0" wide, 14' 9" high`],
  ['other loads', `Mobile homes: 16' 0" wide, 14' 0" high, 76' 0" long`],
  ['an escort', `Escorts for max dimensions: 14' 0" wide, 15' 0" high`],
  [
    'a sentence over lines',
    `Loads that are manufactured homes and that are no more than\n16' 0" wide, 14' 0" high, 76' 0" long\nhave a permit of their own.`,
  ],
  ['a rule', `Loads over 12' 0" wide and 14' 0" high`],
])('no run of the vehicle’s sizes: %s', (_, lines) => {
  expect(readOne(head + lines)).toMatchObject({ ...none, unclear: [] });
});

test('weights below the numbers of their axles are none of the vehicle', () => {
  const text = `Width: 12' 2"   Height: 14' 6"\nAxle      1        2\nWeight    12,000   34,000`;
  expect(readOne(head + text)).toMatchObject({ width: 146, weight: null, unclear: [] });
});
