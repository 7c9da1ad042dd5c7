import { expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import { parsePounds, listWeightReadings } from './parse-weight.ts';

test.each(readCaseTable('./parse-weight.valid.txt', import.meta.url))(
  '"$typed" is $expected pounds $note',
  ({ typed, expected, note }) => {
    expect(parsePounds(typed)).toEqual({ ok: true, pounds: Number(expected), rounded: note === 'rounded' });
  },
);

test.each(readCaseTable('./parse-weight.invalid.txt', import.meta.url))(
  '"$typed" is refused: $expected',
  ({ typed, expected }) => {
    expect(parsePounds(typed)).toEqual({ ok: false, because: expected });
  },
);

test('a long text is refused, and does not hang', () => {
  for (const part of ['1', '1,', ' 1', '1/', 'k', '.', ' ', 'a.']) {
    expect(parsePounds(part.repeat(5000)).ok).toBe(false);
  }
});

test.each([
  ['53.5 t', ['53.5 metric tons', '53.5 short tons']],
  ['53,5 toneladas', ['53.5 metric tons', '53.5 short tons']],
  ['111.4', ['111.4k lb', '111.4 short tons', '111.4 metric tons']],
  ['118,000 lb', []],
  ['heavy', []],
])('%s: %j', (text, texts) => {
  const readings = listWeightReadings(text);
  expect(readings.map((one) => one.text)).toEqual(texts);
  for (const { text: spelling, pounds, rounded } of readings)
    expect(parsePounds(spelling)).toEqual({ ok: true, pounds, rounded });
});
