import { expect, test } from 'vitest';
import { findNumberKind, formatCompanyDocket, formatDocket, readDocket, readUsdot } from './company.ts';

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
  ['MC Number: 900001', 'MC', '900001', 'MC-900001'],
  ['Docket No. MC-900001', 'MC', '900001', 'MC-900001'],
  ['(MC/900001).', 'MC', '900001', 'MC-900001'],
  ['900001 MC', 'MC', '900001', 'MC-900001'],
  ['USDOT 9000001', '', 'USDOT9000001', 'USDOT9000001'],
  ['90A1', '', '90A1', '90A1'],
  ['', '', '', ''],
])('%j is the number %s %s', (text, prefix, number, printed) => {
  expect(readDocket(text)).toEqual({ prefix, number });
  expect(formatDocket(readDocket(text))).toBe(printed);
});

test.each([
  ['USDOT 9000001', '9000001', 'dotNumber'],
  ['DOT# 9000001', '9000001', 'dotNumber'],
  ['U.S. DOT 9,000,001', '9000001', 'dotNumber'],
  ['US-DOT No 9000001', '9000001', 'dotNumber'],
  ['USDOT N° 9000001', '9000001', 'dotNumber'],
  ['usdot number: 9000001', '9000001', 'dotNumber'],
  ['(DOT=9000001)', '9000001', 'dotNumber'],
  ['9000001 USDOT', '9000001', 'dotNumber'],
  ['"９000001".', '9000001', null],
  ['No. 9000001', '9000001', null],
  ['MC-900001', 'MC-900001', 'docketNumber'],
  ['900001 (MC)', 'MC900001', 'docketNumber'],
  ['USDOT 9000001 MC 900001', '9000001MC900001', 'dotNumber'],
  ['dotted', 'dotted', null],
  ['', '', null],
])('%j is the USDOT number %s, and its label says %s', (text, number, kind) => {
  expect([readUsdot(text), findNumberKind(text)]).toEqual([number, kind]);
});

test('a company of before the series were kept has its number alone', () => {
  expect([
    formatCompanyDocket({ docketNumber: '900001' }),
    formatCompanyDocket({ docketNumber: '900001', docketPrefix: 'MX' }),
    formatCompanyDocket({ docketNumber: '', docketPrefix: 'MX' }),
  ]).toEqual(['900001', 'MX-900001', '']);
});
