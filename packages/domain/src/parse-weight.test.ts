import { expect, test } from 'vitest';
import { caseTable } from './case-table.test-support.ts';
import { parsePounds } from './parse-weight.ts';

test.each(caseTable('./parse-weight.valid.txt'))('"$typed" is $expected pounds $note', ({ typed, expected, note }) => {
  expect(parsePounds(typed)).toEqual({ ok: true, pounds: Number(expected), rounded: note === 'rounded' });
});

test.each(caseTable('./parse-weight.invalid.txt'))('"$typed" is refused: $expected', ({ typed, expected }) => {
  expect(parsePounds(typed)).toEqual({ ok: false, because: expected });
});

test('any text at all gets an answer at once', () => {
  for (const part of ['1', '1,', ' 1', '1/', 'k', '.', ' ', 'a.']) {
    const started = performance.now();
    expect(parsePounds(part.repeat(5000)).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
