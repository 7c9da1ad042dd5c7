import { describe, expect, test } from 'vitest';
import {
  checkCoordinate,
  checkDay,
  isDigits,
  checkEmail,
  checkLengthText,
  checkLength,
  checkOrderName,
  checkPersonName,
  checkPhone,
  checkWeightText,
  checkWeight,
} from './fields.ts';
import { findCompanyProblems } from '../orders/basic-details-problems.ts';
import { verifiedCompanyFields } from './company.ts';
import { normalizePhone, splitPhone } from './phone.ts';
import { inches } from './length.ts';
import { company } from '../testing/sample.test-support.ts';

test.each([
  ['', 'email.missing'],
  ['   ', 'email.missing'],
  ['pat', 'format.wrong'],
  ['pat@example', 'format.wrong'],
  ['pat@@example.com', 'format.wrong'],
  ['pat doe@example.com', 'format.wrong'],
  ['pat,doe@example.com', 'format.wrong'],
  ['pat(doe)@example.com', 'format.wrong'],
  [`${'a'.repeat(250)}@example.com`, 'format.wrong'],
  ['pat@example.com', null],
  ['  pat.doe+permits@example.co.uk ', null],
  ['pat@example.com,', null],
  ['<pat@example.com>', null],
  ['mailto:pat@example.com', null],
  ['pat@example.com, ann@example.com', 'format.wrong'],
])('the e-mail "%s" answers %s', (text, code) => {
  expect(checkEmail(text)).toEqual(code && { code });
});

test.each([
  ['', 'phone.missing'],
  [' - () ', 'phone.missing'],
  ['+1', 'phone.missing'],
  ['phone', 'numbers.only'],
  ['806555x101', 'numbers.only'],
  ['+44 20 7946 0000', 'numbers.only'],
  ['18065550101', 'phone.too-long'],
  ['8065550101', null],
  ['806-555-0101', null],
  ['806–555–0101', null],
  ['(806) 555.0101', null],
  ['+1 (806) 555-0101', null],
  ['1-806-555-0101', null],
  ['1 (806) 555-0101', null],
  ['806-555-0101 x12', null],
  ['(806) 555-0101, ext. 12', null],
  ['+52 81 5550 0153', null],
  ['+52 81 5550 015', 'numbers.only'],
  ['12345678901 x5', 'phone.too-long'],
  ['806-555-0101 / 806-555-0102', 'phone.too-long'],
  ['(+1) 806 555 0101', null],
  ['911', null],
])('the phone "%s" answers %s', (text, code) => {
  expect(checkPhone(text)).toEqual(code && { code });
});

test.each([
  ['1-806-555-0101', '8065550101'],
  ['1.806.555.0101', '8065550101'],
  ['1 806 555 0101', '8065550101'],
  ['(806) 555-0101', '8065550101'],
  ['+1 806/555/0101', '8065550101'],
  ['+18065550101', '8065550101'],
  ['+1 (806) 555-0101', '8065550101'],
  ['Tel.: 806 555 0101', '8065550101'],
  ['８０６ 555 0101', '8065550101'],
  ['806-555-0101 x12', '8065550101 x12'],
  ['806-555-0101x12', '8065550101 x12'],
  ['806-555-0101, ext 12', '8065550101 x12'],
  ['806.555.0101 Ext. 12', '8065550101 x12'],
  ['806 555 0101 extension 12', '8065550101 x12'],
  ['1-806-555-0101 (ext. 12)', '8065550101 x12'],
  ['806 555 0101 #12', '8065550101 x12'],
  ['8065550101 x12', '8065550101 x12'],
  ['+52 81 5550 0153', '+528155500153'],
  ['0052 1 81 5550 0153', '+528155500153'],
  ['+52 (81) 5550-0153 ext 4', '+528155500153 x4'],
  ['52 81 5550 0153', '+528155500153'],
  ['011 52 81 5550 0153', '+528155500153'],
  ['Celular: +52 1 81 5550 0153', '+528155500153'],
  ['WhatsApp +52 81 5550 0153 ext. 4', '+528155500153 x4'],
  ['525 555 0101', '5255550101'],
  ['001 806 555 0101', '8065550101'],
  ['1/806/555/0101', '8065550101'],
  ['"806-555-0101"', '8065550101'],
  ['806-555-0101 (cell)', '8065550101'],
  ['(806) 555-0101 office', '8065550101'],
  ['806 555 0101 extensión 12', '8065550101 x12'],
  ['+1-806-555-0101,,12', '8065550101 x12'],
  ['806-555-0101, 5550102', '8065550101,5550102'],
  ['555-0101', '5550101'],
  ['18065550101', '18065550101'],
  ['call me', 'callme'],
  ['', ''],
])('the phone %j is kept as %s', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
  expect(normalizePhone(kept)).toBe(kept);
});

test('the extension is a part of its own', () => {
  expect(splitPhone('1-806-555-0101 ext. 7')).toEqual({ number: '8065550101', extension: '7' });
});

test('a phone is kept as its digits', () => {
  expect(normalizePhone('+1 (806) 555-0101')).toBe('8065550101');
  expect(isDigits('8065550101')).toBe(true);
  expect(isDigits('')).toBe(false);
});

test('the order and the person need a name', () => {
  expect([checkOrderName(' '), checkOrderName('Transformer')]).toEqual([{ code: 'order-name.missing' }, null]);
  expect([checkPersonName(''), checkPersonName('Pat')]).toEqual([{ code: 'person-name.missing' }, null]);
});

describe('the company', () => {
  const toProblem = (field: string) => ({ path: `company.${field}`, error: { code: 'company.not-verified', field } });

  test.each(verifiedCompanyFields)('needs a verified %s', (field) => {
    expect(findCompanyProblems({ ...company, [field]: ' ' })).toEqual([toProblem(field)]);
  });

  test('must be chosen, and none of its fields is verified before', () => {
    expect(findCompanyProblems(null)).toEqual([
      { path: 'company', error: { code: 'company.missing' } },
      ...verifiedCompanyFields.map(toProblem),
    ]);
  });

  test('needs no docket number', () => {
    expect(findCompanyProblems(company)).toEqual([]);
  });
});

test.each([
  ['', 'length.empty'],
  ['wide', 'length.unreadable'],
  ['13.6', 'length.ambiguous'],
  ['-1 in', 'length.out-of-range'],
  ["13'6", null],
])('the length "%s" answers %s', (text, code) => {
  expect(checkLengthText(text)).toEqual(code && { code });
});

test.each([
  ['', 'weight.empty'],
  ['heavy', 'weight.unreadable'],
  ['50 t', 'weight.ambiguous'],
  ['3,000,000', 'weight.out-of-range'],
  ['80,000', null],
])('the weight "%s" answers %s', (text, code) => {
  expect(checkWeightText(text)).toEqual(code && { code });
});

test.each([
  [0, 1, { code: 'length.below-minimum', label: 'Width', from: 1 }],
  [-3, 0, { code: 'length.below-minimum', label: 'Width', from: 0 }],
  [0, 0, null],
  [1, 1, null],
  [720, 1, null],
  [721, 1, { code: 'length.above-maximum', label: 'Width', to: 720 }],
  [1.5, 1, { code: 'number.unreadable' }],
  [Number.NaN, 1, { code: 'number.unreadable' }],
] as const)('%d inches, from %i on, answer %o', (value, from, error) => {
  expect(checkLength(value, { label: 'Width', from, to: inches(720) })).toEqual(error);
});

test.each([
  [0, 'weight.below-minimum'],
  [-1, 'weight.below-minimum'],
  [1, null],
  [2_000_000, null],
  [2_000_001, 'weight.out-of-range'],
  [0.5, 'number.unreadable'],
])('%d pounds answer %s', (value, code) => {
  expect(checkWeight(value)).toEqual(code && { code });
});

test.each([
  [31.5, 'lat', null],
  [-90, 'lat', null],
  [90.1, 'lat', { code: 'coordinate.out-of-range', axis: 'lat', limit: 90 }],
  [-180, 'lng', null],
  [180.5, 'lng', { code: 'coordinate.out-of-range', axis: 'lng', limit: 180 }],
  [Number.NaN, 'lat', { code: 'number.unreadable' }],
  [' 31.5 ', 'lat', null],
  ['-99.3°', 'lng', null],
  ['−99.3', 'lng', null],
  ['+31', 'lat', null],
  ['', 'lat', { code: 'number.unreadable' }],
  ['31,5', 'lat', { code: 'number.unreadable' }],
  ['1e1', 'lat', { code: 'number.unreadable' }],
  ['north', 'lat', { code: 'number.unreadable' }],
  ['−100', 'lat', { code: 'coordinate.out-of-range', axis: 'lat', limit: 90 }],
] as const)('the coordinate %s as %s answers %o', (value, axis, error) => {
  expect(checkCoordinate(value, axis)).toEqual(error);
});

test('a date is a real day', () => {
  expect([checkDay('2026-02-29'), checkDay('2026-02-28')]).toEqual([{ code: 'day.unreadable' }, null]);
});
