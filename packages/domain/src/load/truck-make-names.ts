import { truckMakes, type TruckMake } from './truck-makes.ts';

/** Other names, among them the codes of registrations (NCIC), without signs. */
const otherNames: Partial<Record<TruckMake, string>> = {
  Chevrolet: 'chev chevy',
  Dodge: 'dodg',
  Freightliner: 'frht frtl frghtlnr frghtliner freight',
  Hino: 'hin',
  International: 'intl internationalharvester ihc navistarinternational internationalnavistar',
  Isuzu: 'isu',
  Kenworth: 'kw kenw kwth',
  Mack: 'mac',
  Oshkosh: 'oshk',
  Peterbilt: 'ptrb pete pbilt ptbl',
  Sterling: 'strg stlg',
  Volvo: 'volv vol',
  'Western Star': 'wstr westar wst',
  WhiteGMC: 'whgm',
};

/** Words after the make in its maker's name: `Kenworth Truck Company`. */
const company = /\b(?:trucks?|motors?|co|company|corp|corporation|inc|llc|of north america)\b/g;
const strip = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const makesByName = new Map<string, TruckMake>();
for (const make of truckMakes) {
  const names = [
    make,
    make.replace(/\s*\(.*\)/, ''),
    /\((.*)\)/.exec(make)?.[1] ?? '',
    ...(otherNames[make] ?? '').split(' '),
  ];
  for (const name of names) makesByName.set(strip(name), make);
}
makesByName.delete('');

/** The make of the list that `PTRB`, `KW` and `Freightliner LLC` mean. */
export function findTruckMakeNamed(text: string): TruckMake | null {
  const plain = strip(text);
  return makesByName.get(plain) ?? makesByName.get(strip(text.toLowerCase().replaceAll(company, ''))) ?? null;
}
