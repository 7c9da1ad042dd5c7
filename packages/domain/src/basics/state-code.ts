// Names and codes only, so that a screen that needs a name does not load the facts.

export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof stateNames;
/** Alaska, DC and Hawaii have no price (spec [3]). */
export type OrderableState = Exclude<StateCode, 'AK' | 'DC' | 'HI'>;

// Cast: Object.keys loses the key type.
export const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]];
export const orderableStates: readonly OrderableState[] = stateCodes.filter(isOrderable);

export function stateName(code: StateCode): string {
  return stateNames[code];
}

export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(stateNames, text);
}

export function isOrderable(code: StateCode): code is OrderableState {
  return code !== 'AK' && code !== 'DC' && code !== 'HI';
}

/** The state's part of a URL: `new-hampshire`. */
export function toStateSlug(code: StateCode): string {
  return stateName(code).toLowerCase().replaceAll(' ', '-');
}

const bySlug = new Map(stateCodes.map((code) => [toStateSlug(code), code]));

export function findStateBySlug(slug: string): StateCode | null {
  return bySlug.get(slug) ?? null;
}
