import { describe, expect, test } from 'vitest';
import {
  coordinateProblem,
  dayProblem,
  digitsOnly,
  emailProblem,
  lengthProblem,
  lengthValueProblem,
  normalizePhone,
  orderNameProblem,
  personNameProblem,
  phoneProblem,
  weightProblem,
  weightValueProblem,
} from './fields.ts';
import { companyProblems } from './company.ts';
import { inches } from '../measures/length.ts';
import { company } from '../testing/sample.test-support.ts';

test.each([
  ['', 'Please input your email!'],
  ['   ', 'Please input your email!'],
  ['pat', 'Wrong format!'],
  ['pat@example', 'Wrong format!'],
  ['pat@@example.com', 'Wrong format!'],
  ['pat doe@example.com', 'Wrong format!'],
  [`${'a'.repeat(250)}@example.com`, 'Wrong format!'],
  ['pat@example.com', null],
  ['  pat.doe+permits@example.co.uk ', null],
])('the e-mail "%s" answers %s', (text, message) => {
  expect(emailProblem(text)).toBe(message);
});

test.each([
  ['', 'Please input phone number!'],
  [' - () ', 'Please input phone number!'],
  ['+1', 'Please input phone number!'],
  ['phone', 'Wrong format! (ONLY NUMBERS)'],
  ['806555x101', 'Wrong format! (ONLY NUMBERS)'],
  ['+44 20 7946 0000', 'Wrong format! (ONLY NUMBERS)'],
  ['18065550101', 'Max 10'],
  ['8065550101', null],
  ['806-555-0101', null],
  ['806–555–0101', null],
  ['(806) 555.0101', null],
  ['+1 (806) 555-0101', null],
  ['(+1) 806 555 0101', null],
  ['911', null],
])('the phone "%s" answers %s', (text, message) => {
  expect(phoneProblem(text)).toBe(message);
});

test('a phone is kept as its digits', () => {
  expect(normalizePhone('+1 (806) 555-0101')).toBe('8065550101');
  expect(digitsOnly('8065550101')).toBe(true);
  expect(digitsOnly('')).toBe(false);
});

test('the order and the person need a name', () => {
  expect([orderNameProblem(' '), orderNameProblem('Transformer')]).toEqual(['Please input your order name!', null]);
  expect([personNameProblem(''), personNameProblem('Pat')]).toEqual(['Please input your person name!', null]);
});

describe('the company', () => {
  const messages = [
    ['dotNumber', 'Usdot number is not verified!'],
    ['name', 'Company name is not verified!'],
    ['zip', 'Zip is not verified!'],
    ['street', 'Street is not verified!'],
    ['country', 'Country is not verified!'],
    ['state', 'State is not verified!'],
    ['city', 'City is not verified!'],
  ] as const;

  test.each(messages)('without %s says %s', (field, message) => {
    expect(companyProblems({ ...company, [field]: ' ' })).toEqual([{ path: `company.${field}`, message }]);
  });

  test('that is not chosen asks to be, beside each field that it would fill', () => {
    expect(companyProblems(null)).toEqual([
      { path: 'company', message: 'Select your company!' },
      ...messages.map(([field, message]) => ({ path: `company.${field}`, message })),
    ]);
  });

  test('needs no docket number', () => {
    expect(companyProblems(company)).toEqual([]);
  });
});

test.each([
  ['', 'This field is required !'],
  ['wide', 'Only numeric characters'],
  ['13.6', 'Write it like 13\'6" or 4.11 m.'],
  ['-1 in', 'This length is not possible.'],
  ["13'6", null],
])('the length "%s" answers %s', (text, message) => {
  expect(lengthProblem(text)).toBe(message);
});

test.each([
  ['', 'This field is required !'],
  ['heavy', 'Only numeric characters'],
  ['50 t', 'Write it like 111,400 lb or 55.7 tons.'],
  ['3,000,000', 'Loaded weight can be at most 2,000,000 lb.'],
  ['80,000', null],
])('the weight "%s" answers %s', (text, message) => {
  expect(weightProblem(text)).toBe(message);
});

test.each([
  [0, 1, 'Width must be more than 0.'],
  [-3, 0, 'Width cannot be less than 0.'],
  [0, 0, null],
  [1, 1, null],
  [720, 1, null],
  [721, 1, 'Width can be at most 60′0″.'],
  [1.5, 1, 'Only numeric characters'],
  [Number.NaN, 1, 'Only numeric characters'],
] as const)('%d inches, from %i on, answer %s', (value, from, message) => {
  expect(lengthValueProblem(value, { label: 'Width', from, to: inches(720) })).toBe(message);
});

test.each([
  [0, 'Loaded weight must be more than 0.'],
  [-1, 'Loaded weight must be more than 0.'],
  [1, null],
  [2_000_000, null],
  [2_000_001, 'Loaded weight can be at most 2,000,000 lb.'],
  [0.5, 'Only numeric characters'],
])('%d pounds answer %s', (value, message) => {
  expect(weightValueProblem(value)).toBe(message);
});

test.each([
  [31.5, 'lat', null],
  [-90, 'lat', null],
  [90.1, 'lat', 'Latitude must be between -90 and 90.'],
  [-180, 'lng', null],
  [180.5, 'lng', 'Longitude must be between -180 and 180.'],
  [Number.NaN, 'lat', 'Only numeric characters'],
  [' 31.5 ', 'lat', null],
  ['-99.3°', 'lng', null],
  ['−99.3', 'lng', null],
  ['+31', 'lat', null],
  ['', 'lat', 'Only numeric characters'],
  ['31,5', 'lat', 'Only numeric characters'],
  ['1e1', 'lat', 'Only numeric characters'],
  ['north', 'lat', 'Only numeric characters'],
  ['−100', 'lat', 'Latitude must be between -90 and 90.'],
] as const)('the coordinate %s as %s answers %s', (value, axis, message) => {
  expect(coordinateProblem(value, axis)).toBe(message);
});

test('a date is a real day', () => {
  expect([dayProblem('2026-02-29'), dayProblem('2026-02-28')]).toEqual(['Not a date.', null]);
});
