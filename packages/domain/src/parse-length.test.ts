import { expect, test } from 'vitest';
import { caseTable } from './case-table.test-support.ts';
import { parseLength } from './parse-length.ts';
import { processorTimeOf } from './processor-time.test-support.ts';

const valid = caseTable('./parse-length.valid.txt');
const invalid = caseTable('./parse-length.invalid.txt');

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

test('any text at all gets an answer at once', () => {
  for (const part of ['1', '1,', ' 1', "'", '1/', '-', '.', '½', '\u0000', '\ud800', 'ft']) {
    const text = part.repeat(5000);
    expect(parseLength(text).ok).toBe(false);
    expect(processorTimeOf(() => parseLength(text))).toBeLessThan(500);
  }
});
