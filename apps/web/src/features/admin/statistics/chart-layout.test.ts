import { addDays, requireDay, type Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { computeAxisLabels, computeBars, computeScale, findBarAt } from './chart-layout.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [41, [0, 20, 40, 60]],
  [77, [0, 20, 40, 60, 80]],
  [84, [0, 50, 100]],
  [1204, [0, 500, 1000, 1500]],
])('a scale for %i has the lines %o', (max, ticks) => {
  expect(computeScale(max)).toEqual({ top: ticks.at(-1), ticks });
});

test.each([1, 3, 7, 99, 100, 101, 12_345])('a scale for %i fits it, with at max four lines above 0', (max) => {
  const { top, ticks } = computeScale(max);
  expect(top).toBeGreaterThanOrEqual(max);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.every(Number.isInteger)).toBe(true);
});

test('bars are centered in their bands, with heights to scale', () => {
  expect(computeBars([0, 5, 10], { width: 300, height: 200, top: 10 })).toEqual([
    { x: 15, width: 70, y: 200, height: 0 },
    { x: 115, width: 70, y: 100, height: 100 },
    { x: 215, width: 70, y: 0, height: 200 },
  ]);
});

test('365 bars fit on a phone, and one of a thousand is visible', () => {
  const bars = computeBars(
    Array.from({ length: 365 }, (_, day) => (day === 7 ? 1 : 1000)),
    { width: 300, height: 200, top: 1000 },
  );
  expect(bars[7]?.height).toBe(2);
  expect(bars.every(({ x, width }) => x >= -0.5 && x + width <= 300.5 && width >= 1)).toBe(true);
});

test('a single bar is not as wide as the chart', () => {
  expect(computeBars([3], { width: 800, height: 200, top: 4 })).toEqual([{ x: 352, width: 96, y: 50, height: 150 }]);
});

test.each([
  [-5, 0],
  [0, 0],
  [99, 0],
  [101, 1],
  [299, 2],
  [300, 2],
  [999, 2],
])('%i px of 300 is bar %i of three', (x, index) => {
  expect(findBarAt(x, 300, 3)).toBe(index);
});

function listDaysTo(last: string, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(requireDay(last), index + 1 - count));
}

const listLabelTexts = (days: Day[], band: number) =>
  computeAxisLabels(days, band).map(({ lines }) => lines.join(' ').trim());

test('a week names each day with its weekday', () => {
  expect(listLabelTexts(listDaysTo('2026-11-21', 7), 100)).toEqual([
    'Nov 15 Sun',
    'Nov 16 Mon',
    'Nov 17 Tue',
    'Nov 18 Wed',
    'Nov 19 Thu',
    'Nov 20 Fri',
    'Nov 21 Sat',
  ]);
});

test('narrow bands omit some labels, but never the last', () => {
  expect(listLabelTexts(listDaysTo('2026-11-21', 7), 45)).toEqual([
    'Nov 15 Sun',
    'Nov 17 Tue',
    'Nov 19 Thu',
    'Nov 21 Sat',
  ]);
  expect(listLabelTexts(listDaysTo('2026-11-21', 30), 10)).toEqual(['Oct 28', 'Nov 3', 'Nov 9', 'Nov 15', 'Nov 21']);
});

test('a year has a label for each month, and for the year where it begins', () => {
  const labels = computeAxisLabels(listDaysTo('2026-11-21', 365), 2.5);
  expect(labels.map(({ lines }) => lines.join(' ').trim())).toEqual([
    'Dec 2025',
    'Jan 2026',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
  ]);
  expect(labels[0]?.index).toBe(9);
});

test('a year on a phone has a label for every second month', () => {
  expect(listLabelTexts(listDaysTo('2026-11-21', 365), 0.8)).toEqual(['Jan 2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
});
