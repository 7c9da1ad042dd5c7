import { expect, test } from 'vitest';
import { toFeetAndInches, formatLength, formatLengthWords, inches, toInches, maxLength } from './length.ts';
import { parseLength } from './parse-length.ts';
import { parsePounds } from './parse-weight.ts';
import { formatPounds, pounds } from './weight.ts';

test.each([
  [0, '0 in', '0 in'],
  [11, '11 in', '11 in'],
  [12, '1′0″', '1 ft 0 in'],
  [174, '14′6″', '14 ft 6 in'],
  [924, '77′0″', '77 ft 0 in'],
])('%i inches read %s or %s', (length, marks, words) => {
  expect(formatLength(inches(length))).toBe(marks);
  expect(formatLengthWords(inches(length))).toBe(words);
});

test('every length that is shown is read back as the same length, in both spellings', () => {
  for (let length = 0; length <= maxLength; length += 1) {
    const same = { ok: true, inches: length, rounded: false };
    expect(parseLength(formatLength(inches(length)))).toEqual(same);
    expect(parseLength(formatLengthWords(inches(length)))).toEqual(same);
    const parts = toFeetAndInches(inches(length));
    expect(toInches(parts.feet, parts.inches)).toBe(length);
  }
});

test.each([
  [0, '0 lb'],
  [999, '999 lb'],
  [80_000, '80,000 lb'],
  [111_400, '111,400 lb'],
  [2_000_000, '2,000,000 lb'],
])('%i pounds read %s, and back', (weight, text) => {
  expect(formatPounds(pounds(weight))).toBe(text);
  expect(parsePounds(text)).toEqual({ ok: true, pounds: weight, rounded: false });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is neither a length nor a weight', (amount) => {
  expect(() => inches(amount)).toThrow(RangeError);
  expect(() => pounds(amount)).toThrow(RangeError);
});
