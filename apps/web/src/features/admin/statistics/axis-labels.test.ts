import { addDays, parseDay, type Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { computeAxisLabels } from './axis-labels.ts';

function listDaysTo(last: string, count: number): Day[] {
  const end = parseDay(last);
  if (end === null) throw new Error(`Not a day: ${last}`);
  return Array.from({ length: count }, (_, index) => addDays(end, index + 1 - count));
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
