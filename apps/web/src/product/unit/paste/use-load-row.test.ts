import { parseLoadRow, type LoadRowReading } from '@wideload/domain';
import { expect, test } from 'vitest';
import { parseLengthValue, toLengthValue } from '../length-value.ts';
import { createUnitForm } from '../unit-form.ts';
import { findOnlyReading, findRow, describeRow, swapWidthAndHeight, fillRow } from './use-load-row.ts';

const { lengths: empty } = createUnitForm('unit');

function describeLength(text: string): LoadRowReading {
  const [reading] = parseLoadRow(text) ?? [];
  if (reading === undefined) throw new Error(`${text} is no row`);
  return reading;
}

function listInches(lengths: typeof empty) {
  return [lengths['dimensions.width'], lengths['dimensions.height'], lengths['dimensions.length']].map((input) =>
    parseLengthValue(input),
  );
}

test('a row is found in any of the three fields and leaves it when it fills them', () => {
  const typed = { ...empty, 'dimensions.height': toLengthValue(`W 8'6 x L 75'`) };
  const row = findRow(typed);
  expect(row?.path).toBe('dimensions.height');
  expect(listInches(fillRow(typed, row?.readings[0] ?? { lengths: {}, isRounded: false }))).toEqual([102, null, 900]);
});

test('only an unambiguous row is applied without a question', () => {
  const readTyped = (text: string) => findOnlyReading({ ...empty, 'dimensions.width': toLengthValue(text) })?.lengths;
  expect(readTyped(`W 14'6 x H 15'2 x L 77'`)).toEqual({ width: 174, height: 182, length: 924 });
  expect(readTyped(`13'6 x 8'6 x 75'`)).toBeUndefined();
  expect(readTyped('14')).toBeUndefined();
});

test('a single length is not a row', () => {
  expect(findRow(empty)).toBeNull();
  expect(findRow({ ...empty, 'dimensions.width': toLengthValue(`8'6"`) })).toBeNull();
});

test('width and height are swapped, and so is their description', () => {
  const reading = describeLength(`W 8'6 x H 13'6 x L 75'`);
  expect(describeRow(reading)).toBe('width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in');
  expect(describeRow(swapWidthAndHeight(reading))).toBe('width 13 ft 6 in, height 8 ft 6 in and length 75 ft 0 in');
  expect(describeRow(describeLength('W 2.6 m x H 4.2 m'))).toBe(
    'width 8 ft 6 in and height 13 ft 10 in, rounded up to whole inches',
  );
  expect(listInches(fillRow(empty, swapWidthAndHeight(reading)))).toEqual([162, 102, 900]);
});
