import { expect, test } from 'vitest';
import { findMexicanState, isPostalCode, normalizePostalCode } from './postal-code.ts';

test.each([
  ['K1A 0B6', 'K1A 0B6', 'CA'],
  ['k1a0b6', 'K1A 0B6', 'CA'],
  ['k1a-0b6', 'K1A 0B6', 'CA'],
  [' K1A–0B6 ', 'K1A 0B6', 'CA'],
  ['K 1 A 0 B 6', 'K1A 0B6', 'CA'],
  ['K1A.0B6', 'K1A 0B6', 'CA'],
  ['KIA OB6', 'K1A 0B6', 'CA'],
  ['79101', '79101', 'US'],
  [' 79101 ', '79101', 'US'],
  ['79101-1234', '79101-1234', 'US'],
  ['791011234', '79101-1234', 'US'],
  ['79101 1234', '79101-1234', 'US'],
  ['79101–1234', '79101-1234', 'US'],
  ['791010000', '79101', 'US'],
  ['79101-', '79101', 'US'],
  ['64000', '64000', 'MX'],
  ['C.P. 64000', '64000', 'MX'],
  ['CP64000', '64000', 'MX'],
  ['C.P.: 64000', '64000', 'MX'],
  ['ZIP code: 79101', '79101', 'US'],
  ['"79101",', '79101', 'US'],
] as const)('%j is %s in %s', (typed, normal, country) => {
  expect(normalizePostalCode(typed)).toBe(normal);
  expect(normalizePostalCode(normal)).toBe(normal);
  expect(isPostalCode(normal, country)).toBe(true);
});

test.each(['', '7910', '791011', 'D1A 0B6', 'K1A 0O6', 'W1A 0B6', 'K1AA0B6', 'K1A 0B', 'unknown', 'ABCDE'])(
  '%j stays, and is the code of no country',
  (typed) => {
    expect(normalizePostalCode(typed)).toBe(typed);
    for (const country of ['US', 'CA', 'MX'] as const) expect(isPostalCode(typed, country)).toBe(false);
  },
);

test('a code belongs to its country', () => {
  expect([isPostalCode('79101-1234', 'MX'), isPostalCode('K1A 0B6', 'US'), isPostalCode('79101', 'CA')]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['01000', 'CMX'],
  ['16999', 'CMX'],
  ['17000', null],
  ['00600', null],
  ['20000', 'AGU'],
  ['22000', 'BCN'],
  ['23000', 'BCS'],
  ['25000', 'COA'],
  ['31000', 'CHH'],
  ['44100', 'JAL'],
  ['50000', 'MEX'],
  ['64000', 'NLE'],
  ['88000', 'TAM'],
  ['97000', 'YUC'],
  ['99999', 'ZAC'],
  ['K1A 0B6', null],
])('the Mexican code %s is in %s', (code, state) => {
  expect(findMexicanState(code)).toBe(state);
});
