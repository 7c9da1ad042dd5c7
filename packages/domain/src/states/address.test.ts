import { expect, test } from 'vitest';
import {
  findAddressProblem,
  formatPlace,
  formatPlaceAndCountry,
  formatTypedFields,
  listTypedFields,
  readAddress,
} from './address.ts';

const address = { street: '1 Road', city: 'Somewhere', state: '', zip: '', country: '' };

test.each([
  ['of the United States', { state: 'TX', zip: '791011234', country: 'US' }, ['TX', '79101-1234', 'US']],
  ['of Canada', { state: 'AB', zip: 't2p1j9', country: 'CA' }, ['AB', 'T2P 1J9', 'CA']],
  ['of Canada, by names', { state: 'Québec', zip: 'H2X 1Y4', country: 'Canada' }, ['QC', 'H2X 1Y4', 'CA']],
  ['of Mexico', { state: 'NL', zip: '64000', country: 'MX' }, ['NLE', '64000', 'MX']],
  ['of Mexico, by a code of its own', { state: 'CI', zip: '31000', country: 'MX' }, ['CHH', '31000', 'MX']],
  ['of Mexico, unread and without a code', { state: 'CI', zip: '', country: 'MX' }, ['', '', 'MX']],
  ['of a territory', { state: 'PR', zip: '00901', country: 'US' }, ['PR', '00901', 'US']],
  ['of a territory in place of the country', { state: '', zip: '96910', country: 'GU' }, ['GU', '96910', 'US']],
  ['without its country', { state: 'ON', zip: 'K1A0B6', country: ' ' }, ['ON', 'K1A 0B6', 'CA']],
  ['that contradicts itself', { state: 'ON', zip: 'K1A0B6', country: 'US' }, ['', '', 'US']],
  ['of another country', { state: 'BY', zip: '80331', country: 'DE' }, ['', '', '']],
  ['with a code of another country', { state: 'TX', zip: 'K1A 0B6', country: 'US' }, ['TX', '', 'US']],
] as const)('an address %s', (_name, parts, [state, zip, country]) => {
  expect(readAddress({ ...address, ...parts })).toEqual({ ...address, state, zip, country });
});

test('street and city are what the registry says, or missing', () => {
  expect(readAddress({ street: ' ', city: ' Reno ', state: 'NV', zip: '89501', country: 'US' })).toEqual({
    street: '',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    country: 'US',
  });
});

test.each([
  [{ city: 'Casper', state: 'WY', zip: '82601', country: 'US' }, 'Casper, WY 82601', 'Casper, WY 82601, US'],
  [
    { city: 'Calgary', state: 'AB', zip: 'T2P 1J9', country: 'CA' },
    'Calgary, AB T2P 1J9',
    'Calgary, AB T2P 1J9, Canada',
  ],
  [
    { city: 'Monterrey', state: 'NLE', zip: '64000', country: 'MX' },
    'Monterrey, Nuevo León 64000',
    'Monterrey, Nuevo León 64000, Mexico',
  ],
  [{ city: 'Reno', state: '', zip: '', country: '' }, 'Reno', 'Reno'],
])('%j is printed', (place, short, whole) => {
  expect([formatPlace(place), formatPlaceAndCountry(place)]).toEqual([short, whole]);
});

test.each([
  [{ country: 'US', state: 'TX', zip: '75201' }, null],
  [
    { country: 'US', state: 'ON', zip: '75201' },
    { field: 'state', code: 'state.of-other-country' },
  ],
  [
    { country: '', state: 'TX', zip: '75201' },
    { field: 'state', code: 'state.of-other-country' },
  ],
  [
    { country: 'US', state: 'TX', zip: 'T2P 1J9' },
    { field: 'zip', code: 'zip.us' },
  ],
  [
    { country: 'CA', state: 'AB', zip: '75201' },
    { field: 'zip', code: 'zip.ca' },
  ],
  [
    { country: 'MX', state: 'NLE', zip: '' },
    { field: 'zip', code: 'zip.mx' },
  ],
])('what is wrong with the address %j: %j', (whole, problem) => {
  expect(findAddressProblem(whole)).toEqual(problem);
});

test('fields that a carrier typed are kept as one text and read again, and older companies have none', () => {
  expect(listTypedFields({ typedFields: formatTypedFields(['city', 'zip']) })).toEqual(['city', 'zip']);
  expect(listTypedFields({})).toEqual([]);
  expect(listTypedFields({ typedFields: 'city, elsewhere' })).toEqual(['city']);
});
