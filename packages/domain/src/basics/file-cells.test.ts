import { expect, test } from 'vitest';
import { trailerTypes } from '../load/load.ts';
import {
  isAbsentCell,
  isDayCell,
  isLostCell,
  readChoiceCell,
  readDayCell,
  readNumberCell,
  readYearCell,
} from './file-cells.ts';

test.each([
  ['80000', '80000'],
  ['80,000', '80000'],
  ['80,000 lb', '80000'],
  ['1,234,567 lbs.', '1234567'],
  ['53.0', '53'],
  ['53 ft', '53'],
  ["53'", '53'],
  ['', ''],
  ['80 000', '80000'],
  ['80\u00A0000,00', '80000'],
  ['80\u202F000 lb', '80000'],
  ['80,00', '80'],
  ['80.000', '80.000'],
  ['80.000,00', '80.000,00'],
  ['80,0000', '80,0000'],
  ['80 00', '80 00'],
  ['53.5', '53.5'],
  ['heavy', 'heavy'],
  ['80K', '80000'],
  ['18.4K', '18400'],
  ['80000#', '80000'],
  ["'2019", '2019'],
  ['53\'0"', '53'],
  ['48\' 6"', '48\' 6"'],
  ['48 pies', '48'],
])('the number %j is %j', (text, digits) => {
  expect(readNumberCell(text)).toBe(digits);
});

test.each([
  ['19', '2019'],
  ["'98", '1998'],
  ['2019.0', '2019'],
  ['9', '9'],
])('the year %j is %j', (text, year) => {
  expect(readYearCell(text)).toBe(year);
});

test.each([
  ['removable_goose_neck', 'removable_goose_neck'],
  ['Removable Goose-Neck (RGN)', 'removable_goose_neck'],
  ['removable gooseneck', 'removable_goose_neck'],
  ['rgn', 'removable_goose_neck'],
  ['STEP DECK', 'step_deck'],
  ['Flatbed', 'flatbed'],
  ['-', '-'],
  ['', ''],
  ['lowboy', 'lowboy'],
])('the trailer type %j is %j', (text, key) => {
  expect(readChoiceCell(text, trailerTypes)).toBe(key);
});

test.each([
  ['2027-03-31', '2027-03-31'],
  ['3/31/2027', '2027-03-31'],
  ['3/31/2027 0:00', '2027-03-31'],
  ['3/31/27', '2027-03-31'],
  ['31-Mar-27', '2027-03-31'],
  ['31.3.2027', '2027-03-31'],
  ['March 31, 2027', '2027-03-31'],
  ['2027-03-31T00:00:00', '2027-03-31'],
  ['3/31', '3/31'],
  ['tomorrow', 'tomorrow'],
  ['2/29/2027', '2/29/2027'],
  ['', ''],
])('the day %j is %j', (text, day) => {
  expect(readDayCell(text)).toBe(day);
});

test.each([
  '#N/A',
  '#REF!',
  '#NAME?',
  '#DIV/0!',
  '########',
  '1.2E+46',
  '1,23457E+17',
  '8E-05',
  'ditto',
  '〃',
  'Same as above',
])('%j is no value any more', (text) => {
  expect(isLostCell(text)).toBe(true);
});

test.each(['', '12E45', 'E+05', '#4', 'N/A', '1.2', 'WY-1E'])('%j may be a value', (text) => {
  expect(isLostCell(text)).toBe(false);
});

test.each(['NA', 'n/a', 'N.A.', 'NULL', 'null', 'NaN', 'None', '<NA>', String.raw`\N`, '-', '--', '—'])(
  '%j is no value',
  (text) => {
    expect(isAbsentCell(text)).toBe(true);
  },
);

test.each(['', 'Nan Trucking', 'NAT', '0', '-5', 'N', 'AN/A'])('%j is no word for an empty cell', (text) => {
  expect(isAbsentCell(text)).toBe(false);
});

test.each([
  ['5-Mar', true],
  ['Mar-05', true],
  ['3/5/2026 0:00', true],
  ['06/2027', true],
  ['2027-03-31', true],
  ['MAR05', false],
  ['MAR-05', false],
  ['12-345', false],
  ['P1', false],
])('that %j is a day is %j', (text, isDay) => {
  expect(isDayCell(text)).toBe(isDay);
});
