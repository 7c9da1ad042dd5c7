import { expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import { usualLengths } from './length.ts';
import { parseLength } from './parse-length.ts';

const valid = readCaseTable('./parse-length.valid.txt', import.meta.url);
const invalid = readCaseTable('./parse-length.invalid.txt', import.meta.url);

test('the tables hold at least 60 spellings that are read and 25 that are refused', () => {
  expect(valid.length).toBeGreaterThanOrEqual(60);
  expect(invalid.length).toBeGreaterThanOrEqual(25);
});

test.each(valid)('"$typed" is $expected inches $note', ({ typed, expected, note }) => {
  expect(parseLength(typed)).toEqual({ ok: true, inches: Number(expected), rounded: note === 'rounded' });
});

test.each(invalid)('"$typed" is refused: $expected', ({ typed, expected }) => {
  expect(parseLength(typed)).toEqual({ ok: false, because: expected });
});

test.each([
  ['77', 'length', 924],
  ['14', 'width', 168],
  ['15', 'height', 180],
  ['14 1/2', 'width', 174],
  ['14½', 'height', 174],
  [' 80 ', 'length', 960],
  ['17', 'axleDistance', 204],
  ['4', 'axleDistance', 48],
  ['30', 'width', 360],
] as const)('"%s" as a %s can only be feet', (typed, kind, expected) => {
  expect(parseLength(typed, usualLengths[kind])).toEqual({ ok: true, inches: expected, rounded: false });
});

test.each([
  ['102', 'width'],
  ['31', 'width'],
  ['3', 'width'],
  ['174', 'height'],
  ['13.6', 'height'],
  ['14.5', 'width'],
  ['13,6', 'width'],
  ['150', 'length'],
  ['924', 'length'],
  ['54', 'axleDistance'],
  ['39', 'axleDistance'],
] as const)('"%s" as a %s is asked about', (typed, kind) => {
  expect(parseLength(typed, usualLengths[kind])).toEqual({ ok: false, because: 'length.ambiguous' });
});

test('a long text is refused, and does not hang', () => {
  for (const part of ['1', '1,', ' 1', "'", '1/', '-', '.', '½', '\u0000', '\ud800', 'ft']) {
    expect(parseLength(part.repeat(5000)).ok).toBe(false);
  }
});
