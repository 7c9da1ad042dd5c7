import { parseLoadRow, type LoadRowReading } from '@wideload/domain';
import { expect, test } from 'vitest';
import { inchesIn, textInput } from '../../../forms/length-input.ts';
import { emptyUnitForm } from '../../../forms/unit-form.ts';
import { onlyReadingIn, rowIn, rowWords, swapped, withRow } from './load-row.ts';

const { lengths: empty } = emptyUnitForm('unit');

function readingOf(text: string): LoadRowReading {
  const [reading] = parseLoadRow(text) ?? [];
  if (reading === undefined) throw new Error(`${text} is no row`);
  return reading;
}

function inchesOf(lengths: typeof empty) {
  return [lengths['dimensions.width'], lengths['dimensions.height'], lengths['dimensions.length']].map((input) =>
    inchesIn(input),
  );
}

test('a row is found in any of the three fields, and goes from there as it fills them', () => {
  const typed = { ...empty, 'dimensions.height': textInput(`W 8'6 x L 75'`) };
  const row = rowIn(typed);
  expect(row?.path).toBe('dimensions.height');
  expect(inchesOf(withRow(typed, row?.readings[0] ?? { lengths: {}, isRounded: false }))).toEqual([102, null, 900]);
});

test('a row in a field leaves nothing to ask only where it has one reading', () => {
  const typed = (text: string) => onlyReadingIn({ ...empty, 'dimensions.width': textInput(text) })?.lengths;
  expect(typed(`W 14'6 x H 15'2 x L 77'`)).toEqual({ width: 174, height: 182, length: 924 });
  expect(typed(`13'6 x 8'6 x 75'`)).toBeUndefined();
  expect(typed('14')).toBeUndefined();
});

test('a single length is no row', () => {
  expect(rowIn(empty)).toBeNull();
  expect(rowIn({ ...empty, 'dimensions.width': textInput(`8'6"`) })).toBeNull();
});

test('width and height change places, and the words say so', () => {
  const reading = readingOf(`W 8'6 x H 13'6 x L 75'`);
  expect(rowWords(reading)).toBe('width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in');
  expect(rowWords(swapped(reading))).toBe('width 13 ft 6 in, height 8 ft 6 in and length 75 ft 0 in');
  expect(rowWords(readingOf('W 2.6 m x H 4.2 m'))).toBe(
    'width 8 ft 7 in and height 13 ft 10 in, rounded up to whole inches',
  );
  expect(inchesOf(withRow(empty, swapped(reading)))).toEqual([162, 102, 900]);
});
