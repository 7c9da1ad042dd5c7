import { expect, test } from 'vitest';
import {
  countries,
  findCountryOf,
  formatCountry,
  listRegions,
  mexicanStateNames,
  provinceNames,
  readCountry,
  readRegion,
  regionCodes,
  regionNames,
  territoryNames,
} from './region.ts';

test('each region has its own code, and so its country', () => {
  expect(regionCodes).toHaveLength(51 + 5 + 13 + 32);
  expect(countries.flatMap(listRegions)).toHaveLength(regionCodes.length);
  expect(['TX', 'PR', 'ON', 'NL', 'NLE', 'MEX'].map((code) => findCountryOf(code as 'TX'))).toEqual([
    'US',
    'US',
    'CA',
    'CA',
    'MX',
    'MX',
  ]);
});

test.each(regionCodes)('%s is read by its code and by its name, in any case and without accents', (code) => {
  const country = findCountryOf(code);
  const plain = regionNames[code].normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [code, code.toLowerCase(), ` ${regionNames[code]} `, plain, plain.toUpperCase()])
    expect(readRegion(text, country)).toBe(code);
});

test.each([
  ['Québec', undefined, 'QC'],
  ['PQ', 'CA', 'QC'],
  ['Newfoundland', undefined, 'NL'],
  ['P.E.I.', undefined, 'PE'],
  ['N.W.T.', undefined, 'NT'],
  ['BC', undefined, 'BC'],
  ['BC', 'MX', 'BCN'],
  ['NL', 'CA', 'NL'],
  ['NL', 'MX', 'NLE'],
  ['N.L.', 'MX', 'NLE'],
  ['CDMX', undefined, 'CMX'],
  ['Mexico City', undefined, 'CMX'],
  ['Distrito Federal', 'MX', 'CMX'],
  ['Edo. Mex.', 'MX', 'MEX'],
  ['Coahuila de Zaragoza', undefined, 'COA'],
  ['Virgin Islands', undefined, 'VI'],
  ['Washington, D.C.', undefined, 'DC'],
  ['Ontario', 'US', null],
  ['TX', 'CA', null],
  ['', undefined, null],
  ['Bavaria', undefined, null],
  ['CH', 'MX', null],
] as const)('the region %j in %s is %s', (text, country, region) => {
  expect(readRegion(text, country)).toBe(region);
});

test.each([
  ['US', 'US'],
  ['usa', 'US'],
  ['United States of America', 'US'],
  ['U.S.', 'US'],
  ['CA', 'CA'],
  ['Canada', 'CA'],
  ['CAN', 'CA'],
  ['México', 'MX'],
  ['MEX', 'MX'],
  ['PR', 'US'],
  ['Guam', 'US'],
  ['Germany', null],
  ['TX', null],
  ['', null],
])('the country %j is %s', (text, country) => {
  expect(readCountry(text)).toBe(country);
});

test('a country is shown by its name, and the United States by their code', () => {
  expect(['US', 'CA', 'MX', 'Elsewhere', ''].map(formatCountry)).toEqual(['US', 'Canada', 'Mexico', 'Elsewhere', '']);
});

test('five territories, thirteen provinces and territories, 32 states of Mexico', () => {
  expect([
    Object.keys(territoryNames),
    Object.keys(provinceNames).length,
    Object.keys(mexicanStateNames).length,
  ]).toEqual([['AS', 'GU', 'MP', 'PR', 'VI'], 13, 32]);
});
