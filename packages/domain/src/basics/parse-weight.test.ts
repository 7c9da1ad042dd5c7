import { expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import { parsePounds } from './parse-weight.ts';

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
