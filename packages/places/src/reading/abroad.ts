import { findStateBefore } from './state-words.ts';

export type Country = 'canada' | 'mexico';

/** With their codes; a two-letter code before a name is one more name. */
const provinces =
  'ab alberta|b c|bc british columbia|mb manitoba|nb new brunswick|nl newfoundland|ns nova scotia|nt northwest territories|nu nunavut|on ontario|' +
  'pe prince edward island|qc quebec|pq|sk saskatchewan|yt yukon|canada';
const mexicanStates =
  'aguascalientes|baja california|bcn|bcs|campeche|chiapas|chihuahua|chih|coahuila|coah|colima|durango|dgo|guanajuato|gto|guerrero|hidalgo|jalisco|jal|' +
  'michoacan|morelos|nayarit|nuevo leon|n l|oaxaca|puebla|queretaro|qro|quintana roo|san luis potosi|slp|sinaloa|sonora|son|tabasco|tamaulipas|tamps|' +
  'tlaxcala|veracruz|yucatan|zacatecas|cdmx|mexico|mexico city|mx|mex';
const cities: Record<Country, string> = {
  canada:
    'toronto|montreal|calgary|edmonton|vancouver|winnipeg|ottawa|mississauga|brampton|hamilton|windsor|sarnia|regina|saskatoon|halifax|fort mcmurray|' +
    'quebec city|burnaby|nanaimo|dawson creek|fort st john|lloydminster|estevan|weyburn|guelph|oshawa|barrie|laval|trois rivieres|whitehorse|yellowknife|' +
    'grande prairie|red deer|lethbridge|medicine hat|thunder bay|sudbury|kitchener|london|abbotsford|surrey|kelowna|kamloops|prince george|moncton|fredericton|fort erie|edmundston',
  mexico:
    'monterrey|nuevo laredo|tijuana|ciudad juarez|juarez|mexicali|reynosa|matamoros|saltillo|hermosillo|guadalajara|queretaro|piedras negras|' +
    'monclova|veracruz|manzanillo|lazaro cardenas|cancun|mazatlan|culiacan|ojinaga|apodaca|agua prieta|ciudad victoria|celaya|irapuato|silao|' +
    'cd juarez|cd acuna|ciudad acuna|ramos arizpe|torreon|altamira|tampico|toluca|leon|aguascalientes|san luis potosi|ensenada|guaymas|nuevo progreso|nuevo casas grandes|san luis rio colorado',
};

/** Each code and each name of a list such as `ab alberta|bc british columbia`. */
const listNames = (list: string) =>
  list.split('|').flatMap((one) => (/^[a-z]{2} ../.test(one) ? [one.slice(0, 2), one.slice(3)] : [one]));
const ends: readonly (readonly [Country, readonly string[]])[] = [
  ['canada', listNames(provinces)],
  ['mexico', listNames(mexicanStates)],
];

const canadianPostalCode = /\b[abceghj-nprstvxy]\d[a-z]\s?\d[a-z]\d$/;

/** The country of a text that ends with a province or a country: `Windsor, ON`, `Monterrey, NL`, `N9A 1A1`. */
export function findCountryAtEnd(words: readonly string[]): Country | null {
  const text = words.join(' ');
  if (canadianPostalCode.test(text)) return 'canada';
  if (isMexicanWithCode(words)) return 'mexico';
  // A state here.
  if (/(?:^|\s)(?:new|nuevo) (?:mexico|mejico)$/.test(text)) return null;
  const found = ends.find(([, names]) => names.some((name) => text.endsWith(` ${name}`) && !isTownHere(words, name)));
  if (found !== undefined) return found[0];
  if (text === 'canada') return 'canada';
  return text === 'mexico city' ? 'mexico' : null;
}

/** A code is no country behind a state of ours or behind `near` and the like: `Lea County NM, near Jal`. */
function isTownHere(words: readonly string[], name: string): boolean {
  const start = words.length - name.split(' ').length;
  const isCode = name.length <= 4 && !/^(?:mx|mex)$/.test(name);
  return (
    isCode &&
    (/^(?:near|of|from|to|at|in|by|outside)$/.test(words[start - 1] ?? '') || findStateBefore(words, start) !== null)
  );
}

/** `Monterrey NL`, `Reynosa TM`, `Tijuana, BC`: load boards and people have codes of their own for the states of Mexico. */
const isMexicanWithCode = (words: readonly string[]) =>
  (words.at(-1) ?? '').length < 5 &&
  findStateBefore(words, words.length) === null &&
  cities.mexico.split('|').includes(words.slice(0, -1).join(' '));

/** `Ontario` and `Quebec` are provinces before they are towns here; of the states of Mexico only those that no town here is called after. */
const regions: readonly (readonly [Country, readonly string[]])[] = [
  ['canada', listNames(provinces).filter((name) => name.length > 3)],
  [
    'mexico',
    'aguascalientes|baja|baja california|chihuahua|coahuila|guanajuato|jalisco|michoacan|nayarit|nuevo leon|oaxaca|quintana roo|sinaloa|tamaulipas|yucatan'.split(
      '|',
    ),
  ],
];

/** The country of a town or province abroad that is better known than those of its name here. */
export function findCountryOfName(words: readonly string[]): Country | null {
  const name = words.join(' ');
  const city = (['canada', 'mexico'] as const).find((one) => cities[one].split('|').includes(name));
  return city ?? regions.find(([, names]) => names.includes(name))?.[0] ?? null;
}

const farEnds = ['ak', 'hi', 'pr', 'p r', 'guam', 'puerto rico', 'vi', 'v i', 'virgin islands', 'usvi'];
/** Towns of Puerto Rico that are larger than those of their names here. */
const farCities = new Set(['san juan', 'ponce', 'mayaguez', 'bayamon', 'caguas', 'guaynabo']);

/** A territory at the end, or a town in one. */
export function isFarOff(words: readonly string[]): boolean {
  const text = words.join(' ');
  return farEnds.some((end) => ` ${text}`.endsWith(` ${end}`)) || farCities.has(text);
}

/** ZIP codes of Puerto Rico, the Virgin Islands, Hawaii, Guam, Alaska, and of the forces abroad. */
export const isFarZip = (code: string) => /^(?:00[6-9]|09|340|96[2-9]|99[5-8]|999[0-5])/.test(code);
