import { expect, test } from 'vitest';
import { formatCompany } from './company-words.ts';

const company = {
  street: '410 Imaginary Trail SW',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
  docketNumber: '900101',
  docketPrefix: 'MC',
  typedFields: '',
};

test('a company is shown with the series of its docket number and the name of its country', () => {
  const { docketPrefix: _, typedFields: __, ...facts } = company;
  expect(formatCompany(company)).toEqual({ ...facts, country: 'Canada', docketNumber: 'MC-900101' });
});

test('parts that the carrier typed are marked, and a Mexican state has its name', () => {
  const typed = { ...company, state: 'NLE', country: 'MX', typedFields: 'street, zip' };
  expect(formatCompany(typed)).toMatchObject({
    street: '410 Imaginary Trail SW (typed by hand)',
    zip: 'T2P 1J9 (typed by hand)',
    state: 'Nuevo León',
    country: 'Mexico',
  });
});
