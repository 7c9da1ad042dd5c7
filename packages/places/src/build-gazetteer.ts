import { computeMiles, isStateCode, stateNames, type Place } from '@wideload/domain';
import { listCountyTowns, type CountyShape } from './county-towns.ts';
import { steps, type GazetteerFile, type Port } from './gazetteer-file.ts';
import { toKey } from './reading/place-key.ts';

export type PlaceRow = { name: string; state: string; lat: number; lng: number; pop: number };
export type ZipRow = { zip: string; lat: number; lng: number; state: string; city: string };
/** `[name, state name, lng, lat, rank]` of the towns that the maps draw. */
export type MapTown = readonly [name: string, state: string, lng: number, lat: number, rank: number];
type FreightPlace = readonly [
  name: string,
  state: string,
  lat: number,
  lng: number,
  kind: 'canada' | 'mexico' | 'port',
  aliases: readonly string[],
  ...rest: unknown[],
];

type Sources = {
  places: readonly PlaceRow[];
  zips: readonly ZipRow[];
  drawn: readonly MapTown[];
  freight: readonly FreightPlace[];
  counties: readonly CountyShape[];
  aliases: {
    aliases: Record<string, string>;
    inState: Record<string, string>;
    airports: Record<string, readonly string[]>;
  };
};

/** Of a short name: `Davenport, IA; Moline, IL`, or a name without a state. */
function checkAliases(aliases: Record<string, string>, find: ReturnType<typeof createIndex>): void {
  for (const [name, labels] of Object.entries(aliases))
    for (const label of labels.split('; ')) {
      const [town = '', state] = label.split(', ');
      if (state !== undefined && find(town, state, { lat: 0, lng: 0 }) === undefined)
        throw new Error(`${name} is short for ${label}, which is no place`);
    }
}

/** A town of the maps and a place of the same name are the same town. */
const sameTownMiles = 25;

const codeByName: ReadonlyMap<string, string> = new Map(Object.entries(stateNames).map(([code, name]) => [name, code]));

function createIndex(rows: readonly PlaceRow[]) {
  const byName = new Map<string, number[]>();
  rows.forEach(({ name, state }, row) => {
    const key = `${toKey(name)} ${state}`;
    byName.set(key, [...(byName.get(key) ?? []), row]);
  });
  return (name: string, state: string, at: Place): number | undefined =>
    (byName.get(`${toKey(name)} ${state}`) ?? [])
      .map((row) => ({ row, miles: computeMiles(at, rows[row] ?? at) }))
      .toSorted((one, another) => one.miles - another.miles)[0]?.row;
}

/** By the Census of 2020, of the towns there that are larger than one of their name elsewhere. */
const farPeople: Readonly<Record<string, number>> = {
  'Honolulu, HI': 350_964,
  'Anchorage, AK': 291_247,
  'Fairbanks, AK': 32_515,
  'Juneau, AK': 32_255,
};

/** The towns of Alaska and Hawaii, which the places leave out: a trip there is refused by the name of the place. */
function listFarTowns(drawn: readonly MapTown[]): PlaceRow[] {
  return drawn.flatMap(([name, stateName, lng, lat]) => {
    const state = codeByName.get(stateName) ?? '';
    return state === 'AK' || state === 'HI'
      ? [{ name, state, lat, lng, pop: farPeople[`${name}, ${state}`] ?? 0 }]
      : [];
  });
}

/** Post offices that only the ZIP codes name, at the point of their first one. */
function listPostOffices(zips: readonly ZipRow[], places: readonly PlaceRow[]): PlaceRow[] {
  const find = createIndex(places);
  const offices = new Map<string, PlaceRow>();
  for (const { city, state, lat, lng } of zips) {
    const key = `${toKey(city)} ${state}`;
    if (find(city, state, { lat, lng }) === undefined && !offices.has(key))
      offices.set(key, { name: city, state, lat, lng, pop: 0 });
  }
  return [...offices.values()];
}

const encode = (numbers: Uint16Array | Uint32Array | Int32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

const encodePoints = (points: readonly Place[]) =>
  encode(Int32Array.from(points.flatMap(({ lat, lng }) => [Math.round(lat * steps), Math.round(lng * steps)])));

function listWellKnown(drawn: readonly MapTown[], rows: readonly PlaceRow[]): Uint16Array {
  const find = createIndex(rows);
  const found = drawn.flatMap(([name, stateName, lng, lat]) => {
    const row = find(name.replace(/, D\.C\.$/, ''), codeByName.get(stateName) ?? '', { lat, lng });
    const town = row === undefined ? undefined : rows[row];
    return row !== undefined && town !== undefined && computeMiles(town, { lat, lng }) <= sameTownMiles ? [row] : [];
  });
  return Uint16Array.from(new Set(found)).toSorted();
}

/** Of one key the most populous first. */
function sortByKey(keys: readonly string[]): Uint16Array {
  const order = (one: number, another: number) => {
    const [first = '', second = ''] = [keys[one], keys[another]];
    return first < second ? -1 : first > second ? 1 : one - another;
  };
  return Uint16Array.from(keys.keys()).toSorted(order);
}

function toPort([name, state, lat, lng, kind, aliases]: FreightPlace): Port {
  if (!isStateCode(state)) throw new Error(`${name} is in ${state}, which is no state`);
  return { name, state, lat, lng, border: kind === 'port' ? null : kind, aliases };
}

export function buildGazetteer({ places, zips, drawn, freight, counties, aliases }: Sources): GazetteerFile {
  const offices = listPostOffices(zips, places);
  const rows = [...places, ...listFarTowns(drawn), ...offices]
    .map((row) => ({ ...row, name: row.name.replace(/\bAfb\b/, 'AFB') }))
    .toSorted((one, another) => another.pop - one.pop);
  const wrong = rows.find(({ state }) => !isStateCode(state));
  if (wrong !== undefined) throw new Error(`${wrong.name} is in ${wrong.state}, which is no state`);
  const find = createIndex(rows);
  checkAliases(aliases.aliases, find);
  const keys = rows.map(({ name }) => toKey(name));
  const codes = zips.toSorted((one, another) => Number(one.zip) - Number(another.zip));
  return {
    names: rows.map(({ name }) => name).join('\n'),
    keys: keys.join('\n'),
    byKey: encode(sortByKey(keys)),
    states: rows.map(({ state }) => state).join(''),
    points: encodePoints(rows),
    populations: encode(Uint32Array.from(rows.map(({ pop }) => pop))),
    wellKnown: encode(listWellKnown(drawn, rows)),
    zips: {
      codes: encode(Uint32Array.from(codes.map(({ zip }) => Number(zip)))),
      points: encodePoints(codes),
      states: codes.map(({ state }) => state).join(''),
      towns: encode(Uint16Array.from(codes.map((zip) => find(zip.city, zip.state, zip) ?? 0))),
    },
    aliases: aliases.aliases,
    aliasesInState: Object.fromEntries(
      Object.entries(aliases.inState).map(([from, to]) => {
        const [name = '', state = ''] = from.split(', ');
        return [`${toKey(name)} ${state}`, to];
      }),
    ),
    airports: aliases.airports,
    counties: listCountyTowns(rows, counties),
    ports: freight.map(toPort),
  };
}
