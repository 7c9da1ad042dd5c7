import {
  computeMiles,
  isStateCode,
  parsePlace,
  stateCodes,
  stateName,
  type Place,
  type TripPlace,
} from '@wideload/domain';
import { formatCoordinates } from './format-coordinates.ts';
import * as texts from './trip.texts.ts';
import type { UsPlace } from './us-towns.ts';

const codeByName = new Map(stateCodes.map((code) => [stateName(code).toLowerCase(), code]));
/** Within the first distance a point is the town; beyond the last the town does not name it. */
const [atMiles, nearMiles, farMiles] = [0.5, 60, 300];

/** `Dallas, TX` */
export function formatTown({ name, state }: UsPlace): string {
  return `${name}, ${codeByName.get(state.toLowerCase()) ?? state}`;
}

export function toTripPlace(town: UsPlace): TripPlace {
  return { label: formatTown(town), lat: town.lat, lng: town.lng };
}

/** The point with the name of the nearest town: `near Amarillo, TX`, `74 miles from Elko, NV`. */
export function namePoint({ lat, lng }: Place, towns: readonly UsPlace[]): TripPlace {
  const [nearest] = towns
    .map((town) => ({ town, miles: computeMiles({ lat, lng }, town) }))
    .toSorted((a, b) => a.miles - b.miles);
  if (nearest === undefined || nearest.miles > farMiles) return { label: formatCoordinates({ lat, lng }), lat, lng };
  const town = formatTown(nearest.town);
  if (nearest.miles > nearMiles) return { label: texts.milesFrom(nearest.miles, town), lat, lng };
  return { label: nearest.miles <= atMiles ? town : texts.near(town), lat, lng };
}

/** `several`: a choice between `towns` is still open. */
export type UnreadPlace = { because: 'unknown' } | { because: 'several'; towns: readonly string[] };
export type PlaceReading = { ok: true; place: TripPlace } | ({ ok: false } & UnreadPlace);

/** Reads coordinates, a town, or an address that names a town. */
export function readPlace(text: string, towns: readonly UsPlace[]): PlaceReading {
  const point = parsePlace(text);
  if (point !== null) return { ok: true, place: namePoint(point, towns) };
  const typed = text.trim();
  const found = findTowns(typed, towns);
  if (found.length > 1) return { ok: false, because: 'several', towns: found.map(formatTown) };
  const [town] = found;
  if (town === undefined) return { ok: false, because: 'unknown' };
  return { ok: true, place: isTown(typed, town) ? toTripPlace(town) : { ...toTripPlace(town), label: typed } };
}

/** Whether the text is the town alone, without a street. */
function isTown(text: string, { name }: UsPlace): boolean {
  return normalize(text).startsWith(normalize(name));
}

function findTowns(text: string, towns: readonly UsPlace[]): UsPlace[] {
  const named = towns.filter(({ name }) => normalize(name) === normalize(text));
  if (named.length > 0) return named;
  const address = parseAddress(text);
  if (address === null) return [];
  // `West Memphis, AR` ends with `Memphis` as well.
  const [town] = towns
    .filter(({ name, state }) => state === address.state && endsWithName(address.before, name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return town !== undefined && isStreet(cutName(address.before, town)) ? [town] : [];
}

const zip = /\s*\b\d{5}(?:-\d{4})?$/;
const country = /[,\s]+(?:usa|us|united states)\.?$/i;

/** `1200 Main St, Amarillo, TX 79101`: the state at the end, and all before it. */
function parseAddress(text: string): { before: string; state: string } | null {
  const rest = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(country, '')
    .replace(zip, '')
    .replace(/[,\s]+$/, '');
  const code = /[,\s]([a-z]{2})$/i.exec(rest)?.[1]?.toUpperCase() ?? '';
  if (isStateCode(code)) return { before: rest.slice(0, -2), state: stateName(code) };
  // `West Virginia` ends with `Virginia` as well.
  const [name] = stateCodes
    .map(stateName)
    .filter((one) => rest.toLowerCase().endsWith(one.toLowerCase()))
    .toSorted((a, b) => b.length - a.length);
  return name === undefined ? null : { before: rest.slice(0, -name.length), state: name };
}

function endsWithName(before: string, name: string): boolean {
  return ` ${normalize(before)}`.endsWith(` ${normalize(name)}`);
}

/** What stands before the name of the town, from the last comma on. `Washington, D.C.` has one in its name. */
function cutName(before: string, { name }: UsPlace): string[] {
  const tokens = before.split(',').flatMap((part) => [',', ...toWords(part)]);
  for (let left = toWords(name).length; left > 0;) if (tokens.pop() !== ',') left -= 1;
  return tokens.slice(tokens.lastIndexOf(',') + 1);
}

/** `St` is both a street and a saint, so it takes a number before the name of the street. */
const streetWords = toSet(
  'street ave avenue rd road blvd boulevard dr drive ln lane ct court cir circle ter terrace trl trail way hwy highway pkwy parkway pike tpke turnpike fwy freeway expy expressway plaza loop alley aly row',
);
/** They carry a number or a letter: `Hwy 287`, `US 97`, `Suite B`. */
const numbered = toSet(
  'hwy highway route rte us i interstate sr cr fm rm rd road exit mile milepost suite ste unit apt building bldg dock door gate lot',
);

/**
 * Whether the words before a town can be a street. `North Bend` is not `Bend`, so no other word may stand there: what is no street belongs to
 * the name of another place.
 */
function isStreet(words: readonly string[]): boolean {
  if (words.length < 2) return words.length === 0;
  const [before = '', last = ''] = words.slice(-2);
  if (numbered.has(before)) return /^(?:\d+\p{L}?|\p{L})$/u.test(last);
  if (last === 'st') return words.length > 2 && /^\d/.test(words[0] ?? '');
  return streetWords.has(last);
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function toWords(text: string): string[] {
  return normalize(text)
    .split(' ')
    .filter((word) => word !== '');
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/, 'st')
    .replace(/\bft\b/, 'fort')
    .replace(/\bmt\b/, 'mount')
    .trim();
}
