import { describe, expect, test } from 'vitest';
import { applyVerification, fillVerified, findNumberProblem, listMissing, readNumber } from './company-values.ts';
import { CompanyBody } from '@wideload/contract';
import { toTextValues } from '#lib/forms/text-form.ts';

const blankCompany = toTextValues(CompanyBody);

test.each([
  ['docketNumber', 'MX-900103', { prefix: 'MX', number: '900103' }],
  ['docketNumber', '#ff 900106', { prefix: 'FF', number: '900106' }],
  ['docketNumber', '900106', { prefix: '', number: '900106' }],
  ['dotNumber', 'USDOT 9000001', { prefix: '', number: '9000001' }],
  ['dotNumber', 'MC-900001', { prefix: '', number: 'MC-900001' }],
] as const)('%s %j is asked for as %j', (by, typed, asked) => {
  expect(readNumber(by, typed)).toEqual(asked);
});

test.each([
  ['dotNumber', '', 'Please complete usdot number !'],
  ['docketNumber', '', 'Please complete docket number !'],
  ['dotNumber', '12a', 'Wrong format (ONLY NUMBERS)'],
  ['docketNumber', '1234567890123', 'At most 12 characters'],
  ['dotNumber', '9000001', null],
] as const)('%s %j: %s', (by, number, message) => {
  expect(findNumberProblem(by, number)).toBe(message);
});

const company = {
  dotNumber: '9000001',
  docketNumber: '900001',
  docketPrefix: 'MC',
  name: 'Imaginary Ridge Haulers LLC',
  carrierName: 'Imaginary Ridge',
  street: '1 Placeholder Road',
  city: 'Casper',
  state: 'WY',
  zip: '82601',
  country: 'US',
  phone: '(307) 555-0101',
};
const asked = { by: 'dotNumber', number: '9000001' } as const;
const typed = { ...blankCompany, name: 'Typed', street: 'Typed street', email: 'me@ridge.example', title: 'Owner' };

describe('after a verification', () => {
  test('the facts of the registry fill the form, and the other fields stay', () => {
    const after = applyVerification({ result: 'verified', company }, asked, { values: typed, source: 'unverified' });
    expect(after).toEqual({ source: 'verified', values: { ...typed, ...company } });
  });

  test('parts that the registry does not have are named, and can be typed', () => {
    expect(listMissing({ ...company, street: '', zip: '' })).toEqual(['street', 'zip']);
    expect([listMissing(company), listMissing(null)]).toEqual([[], []]);
  });

  test('a number of several companies fills nothing until one is chosen', () => {
    const after = applyVerification({ result: 'several', company: null }, asked, {
      values: typed,
      source: 'unverified',
    });
    expect(after).toMatchObject({ source: 'unverified', values: { name: '', dotNumber: '', title: 'Owner' } });
    expect(fillVerified(after.values, company)).toMatchObject({ ...company, title: 'Owner' });
  });

  test('without an answer the series that was typed stays with the number', () => {
    const asking = { by: 'docketNumber', number: '900103', prefix: 'MX' } as const;
    const after = applyVerification({ result: 'unavailable', company: null }, asking, {
      values: blankCompany,
      source: 'unverified',
    });
    expect(after.values).toMatchObject({ docketNumber: '900103', docketPrefix: 'MX' });
  });

  test('a typed telephone number is not replaced', () => {
    const values = { ...typed, phone: '307 555 0199' };
    const after = applyVerification({ result: 'verified', company }, asked, { values, source: 'unverified' });
    expect(after.values.phone).toBe('307 555 0199');
  });

  test.each(['not-found', 'not-allowed'] as const)('a failed verification (%s) clears the company fields', (result) => {
    const after = applyVerification({ result, company: null }, asked, {
      values: { ...typed, ...company },
      source: 'verified',
    });
    expect(after).toMatchObject({
      source: 'unverified',
      values: { name: '', dotNumber: '', state: '', email: 'me@ridge.example', title: 'Owner' },
    });
  });

  const away = { result: 'unavailable', company: null } as const;

  test('without an answer the fields can be typed, starting with the number', () => {
    const after = applyVerification(away, asked, {
      values: { ...blankCompany, email: 'me@ridge.example' },
      source: 'unverified',
    });
    expect(after).toEqual({
      source: 'by-hand',
      values: { ...blankCompany, email: 'me@ridge.example', dotNumber: '9000001', country: 'US' },
    });
  });

  test('without an answer typed facts stay', () => {
    const after = applyVerification(
      away,
      { by: 'docketNumber', number: '900001' },
      { values: typed, source: 'by-hand' },
    );
    expect(after).toEqual({ source: 'by-hand', values: { ...typed, docketNumber: '900001' } });
  });

  test('without an answer a verified company stays verified', () => {
    const state = { values: { ...typed, ...company }, source: 'verified' } as const;
    expect(applyVerification(away, asked, state)).toEqual(state);
  });

  test('without an answer the facts of one company never stay under the number of another', () => {
    const after = applyVerification(
      away,
      { ...asked, number: '9000002' },
      { values: { ...typed, ...company }, source: 'verified' },
    );
    expect(after).toMatchObject({ source: 'by-hand', values: { dotNumber: '9000002', name: '', docketNumber: '' } });
  });
});
