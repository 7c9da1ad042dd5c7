import { describe, expect, test } from 'vitest';
import { decodeVin, findVinFindings, type VinFinding, normalizeVin } from './vin.ts';
import { trailerMakers, truckMakers } from './vin-makers.ts';

const decode = (text: string, year = 2026) => decodeVin(text, year);

describe('the check digit', () => {
  test.each([
    ['of the example in common use', '11111111111111111'],
    ['of a car known to be right', '1M8GDM9AXKP042788'],
    ['of another one', '5GZCZ43D13S812715'],
    ['in small letters, with spaces and dashes', '1m8-gdm9 axkp 042788'],
    ['with its label', 'VIN: 1M8GDM9AXKP042788'],
    ['quoted in a sheet', '"1M8GDM9AXKP042788"'],
    ['with the stars of a registration', '*1M8GDM9AXKP042788*'],
  ])('%s matches', (_name, vin) => {
    expect(findVinFindings(vin, null)).toEqual([]);
  });

  test('that does not match is told with the right one', () => {
    expect(findVinFindings('1M8GDM9A1KP042788', null)).toEqual([{ code: 'check-digit', actual: '1', expected: 'X' }]);
  });

  test('finds every swap of two neighboring digits with different weights and values', () => {
    expect(findVinFindings('1M8GDM9AXKP042878', null)).toMatchObject([{ code: 'check-digit' }]);
  });
});

test.each([
  ['O', '1M8GDM9AXKPO42788', ['O']],
  ['I and Q, each once', 'IM8GDM9AXKP0QI788', ['I', 'Q']],
])('the letter %s is named, instead of the check digit', (_name, vin, letters) => {
  expect(findVinFindings(vin, null)).toEqual([{ code: 'barred-letters', letters }]);
});

test.each([
  ['empty', ''],
  ['short, as before 1981', '9105610'],
  ['one short', '1M8GDM9AXKP04278'],
  ['one long', '1M8GDM9AXKP0427888'],
  ['with a sign', '1M8GDM9AXKP04278!'],
])('a text that is %s is no VIN to decode', (_name, text) => {
  expect(decode(text)).toBeNull();
});

test.each([
  ['1XKYDP9X5LJ000001', 'Kenworth'],
  ['1XPWD40X1ED215307', 'Peterbilt'],
  ['3AKJHHDR5JSJV5535', 'Freightliner'],
  ['4V4NC9EH7LN222222', 'Volvo'],
  ['1M1AN07Y5CM010000', 'Mack'],
  ['3HSDJAPR5CN000001', 'International'],
  ['5KJJABDR6LLKX0000', 'Western Star'],
  ['1FDXF46P0XEA00001', 'Ford'],
  ['1TTF5320XL3000001', null],
  ['ZZZ00000000000000', null],
])('%s is a truck of %s', (vin, make) => {
  expect(decode(vin)?.truckMake).toBe(make);
});

test.each([
  ['1TTF5320XL3000001', 'Transcraft'],
  ['13N1482A0K1500001', 'Fontaine'],
  ['40FSK5136M1000001', 'Talbert'],
  ['1TKJ05336LM000001', 'Trail King'],
  ['1XKYDP9X5LJ000001', null],
])('%s is a trailer of %s', (vin, maker) => {
  expect(decode(vin)?.trailerMaker).toBe(maker);
});

describe('the model year', () => {
  const yearsOf = (code: string, year: number) => decode(`1XKYDP9X5${code}J000001`, year)?.years;

  test.each([
    ['L', 2026, [2020, 1990]],
    ['A', 2026, [2010, 1980]],
    ['Y', 2026, [2000]],
    ['1', 2026, [2001]],
    ['9', 2026, [2009]],
    ['T', 2026, [2026, 1996]],
    ['V', 2026, [2027, 1997]],
    ['W', 2026, [1998]],
    ['A', 2040, [2040, 2010, 1980]],
    ['U', 2026, []],
    ['Z', 2026, []],
    ['0', 2026, []],
  ])('of code %s in %i is %j, never beyond the next one', (code, year, years) => {
    expect(yearsOf(code, year)).toEqual(years);
  });

  test.each(['9', 'K'])('does not depend on %s at position 7, which is free in heavy vehicles', (seventh) => {
    expect(decode(`1XKYDP${seventh}X5LJ000001`)?.years).toEqual([2020, 1990]);
  });
});

test('each code has three characters, no barred letter, no 9 at the end, and one maker', () => {
  const codes = [...truckMakers.keys(), ...trailerMakers.keys()];
  expect(codes.length).toBeGreaterThan(150);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NPR-Z\d]{2}[A-HJ-NPR-Z\d]$/);
  expect(codes.filter((code) => code.endsWith('9'))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each<[string, number | null, VinFinding[]]>([
  ['', 2014, []],
  ['1M8GDM9AXKP04278', 2014, [{ code: 'length', length: 16 }]],
  ['1M8GDM9AXKP0427888', 2014, [{ code: 'length', length: 18 }]],
  ['1m8-gdm9 axkp 042788', 2014, []],
  ['1M8GDM9AXKP04278', 1981, [{ code: 'length', length: 16 }]],
  ['1M8GDM9AXKP04278', 1980, []],
  ['1M8GDM9AXKPO42788', 1980, []],
  ['1M8GDM9AXKP04278', null, [{ code: 'length', length: 16 }]],
  ['9105610', 2014, [{ code: 'length', length: 7 }]],
  ['9105610', null, []],
  ['105O610', null, []],
  [
    'IM8GDM9AXKPO4278',
    null,
    [
      { code: 'length', length: 16 },
      { code: 'barred-letters', letters: ['I', 'O'] },
    ],
  ],
  ['1M8GDM9AXKP04278!', 2014, []],
])('the VIN %j of a vehicle of %j has the findings %j', (vin, year, findings) => {
  expect(findVinFindings(vin, year)).toEqual(findings);
});

test.each([
  ['VIN: 1xkydp9x5 lj000001', '1XKYDP9X5LJ000001'],
  ['VIN1XKYDP9X5LJ000001', '1XKYDP9X5LJ000001'],
  ['V.I.N. # 1XKYDP9X5-LJ000001', '1XKYDP9X5LJ000001'],
  ['NIV 1XKYDP9X5LJ000001', '1XKYDP9X5LJ000001'],
  ['Serial No. 1XKYDP9X5LJ000001,', '1XKYDP9X5LJ000001'],
  ['S/N: (1XKYDP9X5/LJ000001)', '1XKYDP9X5LJ000001'],
  ['VIN 12', '12'],
  ['VIN12', 'VIN12'],
])('the VIN %j is kept as %s', (typed, kept) => {
  expect(normalizeVin(typed)).toBe(kept);
  expect(normalizeVin(kept)).toBe(kept);
});
