import { describe, expect, test } from 'vitest';
import { inches, maxLength, usualLengths } from './length.ts';
import { findOtherFeetReading, listLengthReadings } from './length-readings.ts';
import { parseLength } from './parse-length.ts';
import { readCaseTable } from '../testing/case-table.test-support.ts';

const listTexts = (text: string, most = maxLength) => listLengthReadings(text, most).map((one) => one.text);

describe('the readings of an ambiguous length', () => {
  test.each([
    ['13', ['13 ft', '13 in']],
    ['162', ['162 ft', '162 in']],
    ['13.6', ['13 ft 6 in', '13.6 ft', '13.6 m']],
    ['13.06', ['13 ft 6 in', '13.06 ft', '13.06 m']],
    ['161.5', ['161 ft 5 in', '161.5 ft', '161.5 in']],
    ['4,42', ['4.42 m', '4.42 ft', '4.42 in']],
    ['1,620', ['1620 in', '1.620 m']],
    ['13½', ['13 1/2 ft', '13 1/2 in']],
    [`13'14"`, ['14 ft 2 in']],
    ['13-60', ['18 ft 0 in']],
    ['13.5 ft 6 in', ['14 ft 0 in']],
    ['13,5 ft', ['13.5 ft', '135 ft']],
    ['13 ft.6 in', ['13 ft 6 in', '13 ft 0.6 in']],
    ['4,420 m', ['4.420 m']],
  ])('%s: %j', (text, texts) => {
    expect(listTexts(text)).toEqual(texts);
  });

  test('a number that can only be feet in its field is not ambiguous', () => {
    expect(listLengthReadings('77', maxLength, usualLengths.length)).toEqual([]);
    expect(listLengthReadings('150', maxLength, usualLengths.length)).toHaveLength(2);
  });

  test("a reading above the field's maximum is not offered", () => {
    expect(listTexts('162', inches(720))).toEqual(['162 in']);
  });

  test.each(['', 'wide', `13'6"`, '0', '1 5/4 in', '-5 ft'])('"%s" has no readings', (text) => {
    expect(listTexts(text)).toEqual([]);
  });

  test('every reading parses to its own length', () => {
    for (const { typed } of readCaseTable('./parse-length.invalid.txt', import.meta.url))
      for (const { text, inches: length, rounded } of listLengthReadings(typed, maxLength))
        expect(parseLength(text)).toEqual({ ok: true, inches: length, rounded });
  });
});

test.each([
  [`14.2'`, '14 ft 2 in'],
  ['14.10 ft', '14 ft 10 in'],
  ['13.6 pies', '13 ft 6 in'],
  [`14.5'`, undefined],
  [`14.0'`, undefined],
  [`14.25'`, undefined],
  ['14.2', undefined],
  ['14 ft', undefined],
])('%s may mean %s', (text, other) => {
  expect(findOtherFeetReading(text)?.text).toBe(other);
});
