import { expect, test } from 'vitest';
import type { Character } from './read-characters.ts';
import { straightenScan } from './turn-upright.ts';

const SLOPE = -0.03;

/** A line of a scan that goes up to the right; `angle` as its program wrote it. */
function write(text: string, { left, y, angle }: { left: number; y: number; angle: number }): Character[] {
  return [...text].map((letter, index) => {
    const x = left + index * 5;
    const baseline = y + SLOPE * (angle === 0 ? left : x);
    const place = { left: x, right: x + 5, top: 0, bottom: 10, baseline, size: 10, angle };
    return { text: letter, ...place, isInvisible: true, isUnmapped: false, object: 1 };
  });
}

const label = write('Permit', { left: 30, y: 100, angle: 0 });
const value = write('OH-4711', { left: 300, y: 100, angle: 0 });
const title = write('Department of Transportation', { left: 30, y: 50, angle: 358 });

test('words of a scan that lies askew come to one line, also those that its program took for level', () => {
  const straight = straightenScan([...title, ...label, ...value]);
  const level = straight.slice(title.length).map(({ baseline }) => Math.round(baseline));
  expect(level.every((baseline) => Math.abs(baseline - 100) <= 1)).toBe(true);
});

test('a scan whose long lines are level stays as it is', () => {
  const level = [...label, ...value];
  expect(straightenScan(level)).toBe(level);
});
