import { expect, test } from 'vitest';
import { formatCompanyDocket, formatDocket, readDocket } from './company.ts';

test.each([
  ['900001', '', '900001', '900001'],
  ['MC No. 900001', 'MC', '900001', 'MC-900001'],
  ['M.C. 900001', 'MC', '900001', 'MC-900001'],
  ['ICC MC-900001', 'MC', '900001', 'MC-900001'],
  ['MC# 900,001', 'MC', '900001', 'MC-900001'],
  [' MC-900001 ', 'MC', '900001', 'MC-900001'],
  ['mc 900 001', 'MC', '900001', 'MC-900001'],
  ['MX#900001', 'MX', '900001', 'MX-900001'],
  ['FF–900001', 'FF', '900001', 'FF-900001'],
  ['MC', 'MC', '', ''],
  ['#900001', '', '900001', '900001'],
  ['90A1', '', '90A1', '90A1'],
  ['', '', '', ''],
])('%j is the number %s %s', (text, prefix, number, printed) => {
  expect(readDocket(text)).toEqual({ prefix, number });
  expect(formatDocket(readDocket(text))).toBe(printed);
});

test('a company of before the series were kept has its number alone', () => {
  expect([
    formatCompanyDocket({ docketNumber: '900001' }),
    formatCompanyDocket({ docketNumber: '900001', docketPrefix: 'MX' }),
    formatCompanyDocket({ docketNumber: '', docketPrefix: 'MX' }),
  ]).toEqual(['900001', 'MX-900001', '']);
});
