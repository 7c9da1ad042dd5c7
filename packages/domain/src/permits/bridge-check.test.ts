import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findAxleSets, getExcess, checkBridge, splitEqually, findWorstCheck } from './bridge-check.ts';
import { inches } from '../basics/length.ts';
import { pounds } from '../basics/weight.ts';

const toGaps = (...gaps: number[]) => gaps.map((gap) => inches(gap));
const check = (gaps: number[], weights: (number | null)[]) =>
  checkBridge(
    toGaps(...gaps),
    weights.map((weight) => (weight === null ? null : pounds(weight))),
  );
const createUnknowns = (count: number) => Array.from({ length: count }, () => null);

const vectors = [
  ...readFileSync(new URL('../../data/bridge-formula.md', import.meta.url), 'utf8').matchAll(
    /^\|\s*(\d)\s*\|\s*(\d+)\s*\|\s*[\d,.]+\s*\|\s*([\d,]+)\s*\|/gm,
  ),
].map(([, axles, feet, table = '']) => [Number(axles), Number(feet), Number(table.replaceAll(',', ''))] as const);

test.each(vectors)('%i axles over %i ft: the formula of the whole group gives %i lb', (axles, feet, table) => {
  const gaps = [...Array.from({ length: axles - 2 }, () => 12), feet * 12 - 12 * (axles - 2)];
  const [whole] = check(gaps, createUnknowns(axles));
  expect(whole).toMatchObject({ axles, feet, formula: table, actual: null });
});

test('every group and every axle is checked, largest first', () => {
  const groups = check([144, 52, 336, 48], createUnknowns(5)).map(({ from, to }) => `${from}-${to}`);
  expect(groups.join(' ')).toBe('1-5 1-4 2-5 1-3 2-4 3-5 1-2 2-3 3-4 4-5 1-1 2-2 3-3 4-4 5-5');
});

test('a group reaches from its first axle to its last, and carries what they weigh', () => {
  const checks = check([212, 54, 396, 54], [12_000, 17_000, null, 16_000, 16_500]);
  const found = checks.map(({ from, to, inches, actual }) => [`${from}-${to}`, inches, actual]);
  expect(found.slice(0, 7)).toEqual([
    ['1-5', 716, null],
    ['1-4', 662, null],
    ['2-5', 504, null],
    ['1-3', 266, null],
    ['2-4', 450, null],
    ['3-5', 450, null],
    ['1-2', 212, 29_000],
  ]);
  expect(found.slice(9)).toEqual([
    ['4-5', 54, 32_500],
    ['1-1', 0, 12_000],
    ['2-2', 0, 17_000],
    ['3-3', 0, null],
    ['4-4', 0, 16_000],
    ['5-5', 0, 16_500],
  ]);
});

describe('the basis of a limit', () => {
  test.each([
    ['one axle', [240], '1-1', 20_000, 'single-axle'],
    ['two axles within 40 in are one', [40], '1-2', 20_000, 'single-axle'],
    ['two axles just beyond 40 in', [41], '1-2', 34_000, 'tandem'],
    ['two axles 8 ft apart', [96], '1-2', 34_000, 'tandem'],
    ['two axles just over 8 ft', [97], '1-2', 38_000, 'formula'],
    ['three axles within 8 ft', [48, 48], '1-3', 34_000, 'tandem'],
    ['two tandems over 36 ft', [48, 336, 48], '1-4', 68_000, 'two-tandems'],
    ['two tandems one inch short of 36 ft', [48, 335, 48], '1-4', 66_000, 'formula'],
    ['two tandems over 39 ft, where the formula gives as much', [48, 372, 48], '1-4', 68_000, 'formula'],
    ['four axles over 36 ft that are no tandems', [120, 192, 120], '1-4', 66_000, 'formula'],
    ['the whole of a long combination', [212, 54, 400, 54], '1-5', 80_000, 'gross'],
    ['the whole of a short one', [144, 52, 336, 44], '1-5', 78_000, 'formula'],
  ] as const)('%s', (_name, gaps, group, limit, basis) => {
    const found = check([...gaps], createUnknowns(gaps.length + 1)).find(({ from, to }) => `${from}-${to}` === group);
    expect(found).toMatchObject({ limit, basis });
  });
});

describe('the worst group', () => {
  test('exceeds its limit by the most', () => {
    const worst = findWorstCheck(check([144, 52, 336, 44], [12_000, 17_000, 17_000, 17_000, 17_000]));
    expect(worst).toMatchObject({ from: 1, to: 5, limit: 78_000, actual: 80_000 });
    expect(worst && getExcess(worst)).toBe(2_000);
  });

  test('is closest to its limit if none exceeds it', () => {
    const worst = findWorstCheck(check([204, 52, 408, 48], [12_000, 16_000, 16_000, 16_900, 16_900]));
    expect(worst).toMatchObject({ from: 4, to: 5, limit: 34_000, actual: 33_800 });
  });

  test('is found among the groups whose axles are all known', () => {
    expect(findWorstCheck(check([204, 52], [null, 18_000, 18_000]))).toMatchObject({ from: 2, to: 3 });
    expect(findWorstCheck(check([204, 52], createUnknowns(3)))).toBeNull();
  });
});

test('axles within 8 ft of each other are weighed together', () => {
  expect(findAxleSets(toGaps(204, 52, 408, 48, 96, 97))).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 3 },
    { from: 4, to: 6 },
    { from: 7, to: 7 },
  ]);
});

test('equal parts add up to the whole', () => {
  expect(splitEqually(pounds(34_001), 3)).toEqual([11_335, 11_333, 11_333]);
});
