import type { TruckMake } from './truck-makes.ts';

// World manufacturer identifiers, the first three characters of a VIN. Source: NHTSA, Product Information Catalog and Vehicle Listing,
// https://vpic.nhtsa.dot.gov, as of 2026-03-12. A code with a 9 at the end is shared by small makers and left out.

const truckCodes: Partial<Record<TruckMake, string>> = {
  Autocar: '1WA 1WB 1WD 5V4 5VC',
  Capacity: '4LM',
  Chevrolet: '1GB 1GC 2GB 2GC 3GB 3GC 4KB',
  'Crane Carrier (CCC)': '1CY',
  Dodge: '1B6 1B7 1D6 1D7 3B6 3B7 3D6 3D7',
  'E-ONE': '4EN',
  Ford: '1FC 1FD 1FT 2FD 2FT 3FD 3FE 3FR 3FT',
  Freightliner: '1FU 1FV 2FU 2FV 3AK 3AL',
  GMC: '1GD 1GT 2GD 2GT 3GT 4KD',
  Hino: '2AY 2AZ 5PV 7H4 JHA JHB JHH',
  International: '1HS 1HT 2HS 2HT 3HA 3HC 3HS 3HT',
  Isuzu: '4GT 4KL JAA JAM',
  'Kalmar Ottawa': '11V',
  Kenworth: '1NK 1XK 2NK 2XK 3BK 3NK 3WK 3XK',
  Mack: '1M1 1M2 1M3 2M1 2M2',
  'Mitsubishi Fuso': 'JL7 JLS JW6 JW7',
  Oshkosh: '10T 4CD',
  Peterbilt: '1NP 1XP 2NP 2XP 3BP 3WP',
  Pierce: '4P1',
  Ram: '3C6 3C7',
  Sterling: '2FW 2FZ',
  TICO: '7XC',
  'UD Trucks': 'JNA JNE',
  Volvo: '4V4 4V5 4VA 4VG',
  'Western Star': '2WK 2WL 2WM 3BH 3BJ 5KJ 5KK',
};

const trailerCodes: Readonly<Record<string, string>> = {
  'Big Tex': '16V',
  BWS: '2XB',
  Cottrell: '5E0',
  'Diamond C': '46U',
  Doepker: '2DE',
  Dorsey: '7KY',
  Dynaweld: '4U1',
  'Eager Beaver': '112',
  'East Manufacturing': '1E1',
  Faymonville: 'YAF',
  Felling: '5FT',
  Fontaine: '13N 4LF 57J 5TR',
  Globe: '44R',
  Goldhofer: 'WG0',
  'Great Dane': '1GR',
  Heil: '1HL 5HT',
  Holt: '4C0',
  'Hyundai Translead': '3H3',
  Interstate: '1JK',
  'Kalyn Siebert': '5DD',
  Kaufman: '15X 5VG',
  Kentucky: '1KK',
  Landoll: '1LH',
  'Load King': '5LK',
  'Load Trail': '4ZE',
  'MAC Trailer': '5MA',
  Manac: '2M5 5MC',
  MAXXD: '5R8',
  Merritt: '1MT',
  Pitts: '5JY',
  'PJ Trailers': '3CV 4P5',
  Polar: '1PM',
  Reinke: '4C6',
  Reitnouer: '1RN',
  Rogers: '1RB',
  Stoughton: '1DW',
  Strick: '1S1',
  Talbert: '40F',
  Timpte: '1TD',
  Towmaster: '4KN',
  'Trail King': '1TK 3TK',
  'Trail-Eze': '1DA',
  Trailmobile: '1PT',
  Transcraft: '1TT',
  Utility: '1UY 3UT',
  Vanguard: '5V8',
  Wabash: '1JJ',
  'Western Trailer': '5DN',
  Wilson: '1W1 4WW',
};

function toMakers<Maker extends string>(codes: Partial<Record<Maker, string>>): ReadonlyMap<string, Maker> {
  // The keys of the table are its makers.
  const entries = Object.entries(codes) as [Maker, string][];
  return new Map(entries.flatMap(([maker, list]) => list.split(' ').map((code) => [code, maker] as const)));
}

export const truckMakers = toMakers(truckCodes);
export const trailerMakers = toMakers(trailerCodes);

export function findTruckMake(vin: string): TruckMake | null {
  return truckMakers.get(vin.slice(0, 3)) ?? null;
}

export function findTrailerMaker(vin: string): string | null {
  return trailerMakers.get(vin.slice(0, 3)) ?? null;
}

const stripMake = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]|trailers?$|manufacturing$/g, '');
const trailerMakersByName = new Map([...trailerMakers.values()].map((name) => [stripMake(name), name]));

/** The maker that `TRAILKING` and `Fontaine Trailers` mean. */
export function findTrailerMakeNamed(text: string): string | null {
  return trailerMakersByName.get(stripMake(text)) ?? null;
}
