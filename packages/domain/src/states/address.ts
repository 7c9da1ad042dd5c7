import { findMexicanState, isPostalCode, normalizePostalCode } from './postal-code.ts';
import {
  findCountryOf,
  formatCountry,
  isCountry,
  isRegionCode,
  readCountry,
  readRegion,
  regionName,
  type Country,
  type RegionCode,
} from './region.ts';

export const addressFields = ['street', 'city', 'state', 'zip', 'country'] as const;
export type AddressField = (typeof addressFields)[number];
export type Address = Record<AddressField, string>;

/** As a company keeps the parts of its address that its carrier typed. */
export function formatTypedFields(fields: readonly AddressField[]): string {
  return fields.join(', ');
}

/** Missing in companies of before the mark was kept. */
export function listTypedFields({ typedFields = '' }: { typedFields?: string }): AddressField[] {
  const typed = typedFields.split(', ');
  return addressFields.filter((field) => typed.includes(field));
}

/** The address of a registry in normal form; `''` for each part that is missing or cannot be read. */
export function readAddress({ street, city, state, zip, country }: Address): Address {
  const code = normalizePostalCode(zip);
  const home = readCountry(country) ?? findHome(country, state);
  const region = home && (readRegion(state, home) ?? readFromOthers(home, country, code));
  return {
    street: street.trim(),
    city: city.trim(),
    state: region ?? '',
    zip: home !== null && isPostalCode(code, home) ? code : '',
    country: home ?? '',
  };
}

/** Only an empty country follows from the region: another one is a statement. */
function findHome(country: string, state: string): Country | null {
  const region = country.trim() === '' ? readRegion(state) : null;
  return region && findCountryOf(region);
}

function readFromOthers(home: Country, country: string, code: string): RegionCode | null {
  // A territory can stand where the country does.
  if (home === 'US') return readRegion(country, 'US');
  return home === 'MX' ? findMexicanState(code) : null;
}

export type AddressProblem = {
  field: 'state' | 'zip';
  code: 'state.of-other-country' | `zip.${Lowercase<Country>}`;
};

const postalCodeProblems = { US: 'zip.us', CA: 'zip.ca', MX: 'zip.mx' } as const;

/** Of an address in normal form whose parts do not belong together. */
export function findAddressProblem({ country, state, zip }: Omit<Address, 'street' | 'city'>): AddressProblem | null {
  if (!isCountry(country) || !isRegionCode(state) || findCountryOf(state) !== country)
    return { field: 'state', code: 'state.of-other-country' };
  return isPostalCode(zip, country) ? null : { field: 'zip', code: postalCodeProblems[country] };
}

/** `TX`, or `Ontario (ON)`: only the codes of the United States are known to every clerk. */
export function formatPlateState(state: string): string {
  const isForeign = isRegionCode(state) && findCountryOf(state) !== 'US';
  return isForeign ? `${regionName(state)} (${state})` : state;
}

type Place = Pick<Address, 'city' | 'state' | 'zip'>;

/** Mexican states by their name, as an address there has them. */
function formatRegion(state: string): string {
  return isRegionCode(state) && findCountryOf(state) === 'MX' ? regionName(state) : state;
}

/** `Casper, WY 82601`. */
export function formatPlace({ city, state, zip }: Place): string {
  const region = [formatRegion(state), zip].filter((part) => part !== '').join(' ');
  return [city, region].filter((part) => part !== '').join(', ');
}

/** `Calgary, AB T2P 1J9, Canada`. */
export function formatPlaceAndCountry(address: Place & Pick<Address, 'country'>): string {
  return [formatPlace(address), formatCountry(address.country)].filter((part) => part !== '').join(', ');
}
