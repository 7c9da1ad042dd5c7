import { expect, test } from 'vitest';
import { formatNumber, toFormat } from './number-format.ts';

test.each([
  [80_000, 'General', '80000'],
  [0.1 + 0.2, 'General', '0.3'],
  [80_000, '#,##0', '80000'],
  [79_998.66, '#,##0', '79999'],
  [53, '0.00', '53'],
  [7, '000', '007'],
  [2139, '00000', '02139'],
  [21_390_001, '00000-0000', '02139-0001'],
  [12, '"T-"0', 'T-12'],
  [16_329, '#,##0 "kg"', '16329 kg'],
  [80_000, '#,##0\\ \\l\\b;[Red]-#,##0', '80000 lb'],
  [53, "0\\'", "53'"],
  [80_000, '0,"K"', '80000'],
  [80_000, '_(* #,##0_);_(* (#,##0)', '80000'],
  [1.2e46, '0.00E+00', '1.2e+46'],
  [46_477, toFormat(14), '2027-03-31'],
  [46_477.5, '[$-409]mmm d, yyyy h:mm AM/PM', '2027-03-31'],
  [46_477, 'yyyy', '2027'],
  [2019, 'm/d/yyyy', '2019'],
  [5, 'd-mmm', '1900-01-05'],
])('%s in the format %s is %s', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

test('days of some workbooks count from 1904', () => {
  expect(formatNumber(45_015, 'yyyy-mm-dd', { isFrom1904: true })).toBe('2027-03-31');
});
