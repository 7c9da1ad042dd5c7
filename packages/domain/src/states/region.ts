// The home of a carrier, and the origin of a plate. Permits are ordered for states alone (states/state.ts).
import { stateNames } from '../basics/state-code.ts';

export const countryNames = { US: 'United States', CA: 'Canada', MX: 'Mexico' } as const;
export type Country = keyof typeof countryNames;

/** They have a code of the Postal Service beside the states (USPS Publication 28, appendix B). */
export const territoryNames = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
} as const;

/** ISO 3166-2:CA. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;

/** ISO 3166-2:MX, as US customs asks for them in truck manifests: lists of two letters contradict each other, and the states'. */
export const mexicanStateNames = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHP: 'Chiapas',
  CHH: 'Chihuahua',
  CMX: 'Ciudad de México',
  COA: 'Coahuila',
  COL: 'Colima',
  DUR: 'Durango',
  GUA: 'Guanajuato',
  GRO: 'Guerrero',
  HID: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'México',
  MIC: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NLE: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  SLP: 'San Luis Potosí',
  SIN: 'Sinaloa',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLA: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
} as const;

const namesByCountry = {
  US: { ...stateNames, ...territoryNames },
  CA: provinceNames,
  MX: mexicanStateNames,
} as const;

/** No two regions have the same code, so a code names its country. */
export const regionNames = { ...namesByCountry.US, ...namesByCountry.CA, ...namesByCountry.MX } as const;
export type RegionCode = keyof typeof regionNames;

// Cast: Object.keys loses the key types.
export const countries = Object.keys(countryNames) as [Country, ...Country[]];
export const regionCodes = Object.keys(regionNames) as [RegionCode, ...RegionCode[]];

export function isCountry(text: string): text is Country {
  return Object.hasOwn(countryNames, text);
}

export function isRegionCode(text: string): text is RegionCode {
  return Object.hasOwn(regionNames, text);
}

export function findCountryOf(region: RegionCode): Country {
  return countries.find((country) => Object.hasOwn(namesByCountry[country], region)) ?? 'US';
}

export function listRegions(country: Country): RegionCode[] {
  return regionCodes.filter((region) => findCountryOf(region) === country);
}

/** The code is its own name where none is known. */
export function regionName(code: string): string {
  return isRegionCode(code) ? regionNames[code] : code;
}

/** Other spellings, without accents and signs. Abbreviations that two countries share hold only within their country. */
const otherNames: Partial<Record<RegionCode, readonly string[]>> = {
  DC: ['washington dc', 'washington d c', 'd c'],
  MP: ['northern marianas', 'commonwealth of the northern mariana islands', 'cnmi', 'saipan'],
  VI: ['virgin islands', 'us virgin islands', 'usvi'],
  PR: ['p r'],
  BC: ['b c'],
  NB: ['n b'],
  NL: ['newfoundland', 'labrador', 'nf', 'nfld'],
  NT: ['nwt', 'n w t'],
  NS: ['n s'],
  ON: ['ont'],
  PE: ['pei', 'p e i'],
  QC: ['pq', 'que'],
  SK: ['sask'],
  YT: ['yk', 'yukon territory'],
  AB: ['alta'],
  MB: ['man'],
  AGU: ['ags'],
  BCN: ['bc', 'baja california norte', 'bcn'],
  CAM: ['camp'],
  CHP: ['chis', 'chs'],
  CHH: ['chih'],
  CMX: ['cdmx', 'df', 'd f', 'dif', 'distrito federal', 'mexico city', 'ciudad de mexico', 'mexico df', 'mexico d f'],
  COA: ['coah', 'coahuila de zaragoza'],
  DUR: ['dgo'],
  GUA: ['gto'],
  HID: ['hgo'],
  MEX: ['estado de mexico', 'edomex', 'edo mex', 'state of mexico', 'edo de mexico'],
  MIC: ['mich', 'michoacan de ocampo'],
  NLE: ['nl', 'n l'],
  QUE: ['qro', 'queretaro de arteaga'],
  ROO: ['q roo', 'qroo'],
  TAM: ['tamps', 'tms'],
  TLA: ['tlax'],
  VER: ['veracruz de ignacio de la llave', 'veracruz llave'],
};

export function toPlainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function isSpelled(region: RegionCode, plain: string): boolean {
  return toPlainName(regionNames[region]) === plain || (otherNames[region]?.includes(plain) ?? false);
}

/** A code or a name in any spelling; null where none or several are meant. `country` decides between regions of one spelling. */
export function readRegion(text: string, country?: Country): RegionCode | null {
  const plain = toPlainName(text);
  const regions = country === undefined ? regionCodes : listRegions(country);
  const code = plain.toUpperCase();
  const exact = regions.find((region) => region === code);
  if (exact !== undefined) return exact;
  const [found, ...others] = regions.filter((region) => isSpelled(region, plain));
  return found === undefined || others.length > 0 ? null : found;
}

const countrySpellings: Record<Country, readonly string[]> = {
  US: ['us', 'u s', 'usa', 'u s a', 'united states', 'united states of america', 'estados unidos', 'eeuu', 'ee uu'],
  CA: ['ca', 'can', 'canada'],
  MX: ['mx', 'mex', 'mexico', 'estados unidos mexicanos'],
};

/** A territory's own code or name is the United States. Null for other countries. */
export function readCountry(text: string): Country | null {
  const plain = toPlainName(text);
  const named = countries.find((country) => countrySpellings[country].includes(plain));
  if (named !== undefined) return named;
  const region = readRegion(text, 'US');
  return region !== null && Object.hasOwn(territoryNames, region) ? 'US' : null;
}

/** As people write it in an address: the United States by their code, which nobody takes for a state. */
export function formatCountry(country: string): string {
  return isCountry(country) && country !== 'US' ? countryNames[country] : country;
}
