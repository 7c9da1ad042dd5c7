import { expect, test } from 'vitest';
import { addKeptWaits, formatShare } from './system-page.tsx';

test.each([
  [{ told: 20, kept: 18, late: 0 }, '90%'],
  // Two that wait too long count as not kept.
  [{ told: 18, kept: 18, late: 2 }, '90%'],
  [{ told: 0, kept: 0, late: 1 }, '0%'],
  [{ told: 0, kept: 0, late: 0 }, '–'],
])('%j is a share of %s', (wait, share) => {
  expect(formatShare(wait)).toBe(share);
});

test('all states are added up, what a program issues apart', () => {
  const items = [
    { state: 'TX', kind: 'automatic', told: 10, kept: 9, late: 1 },
    { state: 'OK', kind: 'automatic', told: 5, kept: 5, late: 0 },
    { state: 'PA', kind: 'person', told: 4, kept: 3, late: 2 },
  ] as const;
  expect(addKeptWaits(items)).toEqual([
    { kind: 'automatic', told: 15, kept: 14, late: 1 },
    { kind: 'person', told: 4, kept: 3, late: 2 },
  ]);
});
