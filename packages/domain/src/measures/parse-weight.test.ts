import { expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import { parsePounds } from './parse-weight.ts';
import { measureProcessorTime } from '../testing/processor-time.test-support.ts';

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

test('any text is parsed or refused quickly', () => {
  for (const part of ['1', '1,', ' 1', '1/', 'k', '.', ' ', 'a.']) {
    const text = part.repeat(5000);
    expect(parsePounds(text).ok).toBe(false);
    expect(measureProcessorTime(() => parsePounds(text))).toBeLessThan(500);
  }
});
