import { readFileSync } from 'node:fs';
import { isStateCode, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import { steps, type GazetteerFile, type Port } from './gazetteer-file.ts';

export type Zip = { code: string; point: Place; state: StateCode; town: number };
/** A point near a border can lie beyond it, so its state is said. */
export type StatedPlace = TripPlace & { state: StateCode };

export type Gazetteer = {
  count: number;
  name: (row: number) => string;
  /** `Dallas, TX` */
  label: (row: number) => string;
  place: (row: number) => StatedPlace;
  state: (row: number) => StateCode;
  /** 0 where it is not known. */
  population: (row: number) => number;
  /** The most populous first. */
  findRows: (key: string, state?: StateCode | null) => number[];
  findRowsThatBegin: (key: string, wanted: Wanted) => number[];
  findRowsThatContain: (key: string, wanted: Wanted) => number[];
  /** Calls with every row of the state and the part of `keys` that is its key. */
  eachKey: (state: StateCode | null, visit: (row: number, from: number, to: number) => void) => void;
  keys: string;
  wellKnown: Uint16Array;
  findZip: (code: string) => Zip | null;
  /** Those that begin with these digits. */
  zips: (digits: string) => Iterable<Zip>;
  findAlias: (words: readonly string[]) => string | null;
  findAliasInState: (key: string, state: StateCode) => string | null;
  /** The towns of an airport, by its code in capitals; empty where none is known. */
  listTownsOfAirport: (code: string) => readonly string[];
  /** The largest towns of the county, or one of each county where several states have the name. */
  listTownsOfCounty: (key: string, state: StateCode | null) => readonly number[];
  ports: readonly Port[];
};

type Wanted = { state?: StateCode | null; atMost: number };

/** `keys` begins and ends with a line's end, so that a search for a whole line finds the first and the last one. */
function frame(lines: string): string {
  return `\n${lines}\n`;
}

function findStarts(framed: string, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  let at = 0;
  for (let row = 0; row <= count; row += 1) {
    starts[row] = at + 1;
    at = framed.indexOf('\n', at + 1);
  }
  return starts;
}

function decodeBytes(base64: string): ArrayBuffer {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The first index whose value is greater. */
function countUpTo(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readState(states: string, index: number): StateCode {
  const code = states.slice(index * 2, index * 2 + 2);
  if (!isStateCode(code)) throw new Error(`${code} is no state`);
  return code;
}

function createSearch({ keys: lines, byKey: sorted, states }: GazetteerFile, count: number) {
  const keys = frame(lines);
  const starts = findStarts(keys, count);
  const isIn = (row: number, state: StateCode) =>
    states.charCodeAt(row * 2) === state.charCodeAt(0) && states.charCodeAt(row * 2 + 1) === state.charCodeAt(1);

  function find(pattern: string, { state = null, atMost }: Wanted): number[] {
    const rows: number[] = [];
    for (let at = keys.indexOf(pattern); at !== -1 && rows.length < atMost;) {
      // A pattern that begins with a line's end is found before the start of its row.
      const row = countUpTo(starts, at + (pattern.startsWith('\n') ? 1 : 0)) - 1;
      if (state === null || isIn(row, state)) rows.push(row);
      at = keys.indexOf(pattern, starts[row + 1] === undefined ? keys.length : (starts[row + 1] ?? 0) - 1);
    }
    return rows;
  }

  const byKey = new Uint16Array(decodeBytes(sorted));
  const getKey = (row: number) => keys.slice(starts[row], (starts[row + 1] ?? 0) - 1);

  /** The place of the key among the sorted ones. */
  function findFirst(key: string): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (getKey(byKey[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    keys,
    findRows(key: string, state: StateCode | null = null): number[] {
      const rows: number[] = [];
      for (let at = findFirst(key); at < count; at += 1) {
        const row = byKey[at] ?? 0;
        if (getKey(row) !== key) break;
        if (state === null || isIn(row, state)) rows.push(row);
      }
      return rows;
    },
    findRowsThatBegin: (key: string, wanted: Wanted) => find(`\n${key}`, wanted),
    findRowsThatContain: (key: string, wanted: Wanted) => find(key, wanted),
    eachKey(state: StateCode | null, visit: (row: number, from: number, to: number) => void) {
      for (let row = 0; row < count; row += 1)
        if (state === null || isIn(row, state)) visit(row, starts[row] ?? 0, (starts[row + 1] ?? 0) - 1);
    },
  };
}

function createZips({ codes, points, states, towns }: GazetteerFile['zips']) {
  const numbers = new Uint32Array(decodeBytes(codes));
  const at = new Int32Array(decodeBytes(points));
  const rows = new Uint16Array(decodeBytes(towns));
  const read = (index: number): Zip => ({
    code: String(numbers[index]).padStart(5, '0'),
    point: { lat: (at[index * 2] ?? 0) / steps, lng: (at[index * 2 + 1] ?? 0) / steps },
    state: readState(states, index),
    town: rows[index] ?? 0,
  });
  return {
    findZip(code: string): Zip | null {
      const index = countUpTo(numbers, Number(code)) - 1;
      return numbers[index] === Number(code) ? read(index) : null;
    },
    *zips(digits: string) {
      const span = 10 ** (5 - digits.length);
      const first = Number(digits) * span;
      for (
        let index = countUpTo(numbers, first - 1);
        (numbers[index] ?? Number.POSITIVE_INFINITY) < first + span;
        index += 1
      )
        yield read(index);
    },
  };
}

/** Posts of the Army are written so: `Ft. Cavazos`. */
const withoutShortFort = (words: readonly string[]) => words.join(' ').replace(/^ft /, 'fort ');

/** The states of each county's name. */
function listCountyStates(keys: readonly string[]): Map<string, string[]> {
  const states = new Map<string, string[]>();
  for (const key of keys) states.set(key.slice(0, -3), [...(states.get(key.slice(0, -3)) ?? []), key.slice(-2)]);
  return states;
}

/** `l a` of `L.A.` as `la`; other words stay. */
function joinInitials(words: readonly string[]): string {
  return words.join(words.every((word) => word.length === 1) ? '' : ' ');
}

export function decodeGazetteer(file: GazetteerFile): Gazetteer {
  // The functions below hold these alone: the whole file would keep each typed array as text too.
  const { states, ports } = file;
  const names = frame(file.names);
  const count = states.length / 2;
  const nameStarts = findStarts(names, count);
  const points = new Int32Array(decodeBytes(file.points));
  const populations = new Uint32Array(decodeBytes(file.populations));
  const aliases = new Map(Object.entries(file.aliases));
  const aliasesInState = new Map(Object.entries(file.aliasesInState));
  const airports = new Map(Object.entries(file.airports));
  const counties = new Map(Object.entries(file.counties));
  const countyStates = listCountyStates([...counties.keys()]);

  const name = (row: number) => names.slice(nameStarts[row], (nameStarts[row + 1] ?? 0) - 1);
  const state = (row: number) => readState(states, row);
  const label = (row: number) => `${name(row)}, ${state(row)}`;
  return {
    count,
    name,
    state,
    label,
    place: (row) => ({
      label: label(row),
      lat: (points[row * 2] ?? 0) / steps,
      lng: (points[row * 2 + 1] ?? 0) / steps,
      state: state(row),
    }),
    population: (row) => populations[row] ?? 0,
    ...createSearch(file, count),
    wellKnown: new Uint16Array(decodeBytes(file.wellKnown)),
    ...createZips(file.zips),
    findAlias: (words) =>
      aliases.get(words.join(' ')) ?? aliases.get(joinInitials(words)) ?? aliases.get(withoutShortFort(words)) ?? null,
    findAliasInState: (key, code) => aliasesInState.get(`${key} ${code}`) ?? null,
    listTownsOfAirport: (code) => airports.get(code) ?? [],
    listTownsOfCounty(key, code) {
      const codes = code === null ? (countyStates.get(key) ?? []) : [code];
      return codes.flatMap((one) => counties.get(`${key} ${one}`)?.slice(0, codes.length > 1 ? 1 : undefined) ?? []);
    },
    ports,
  };
}

export function loadGazetteer(): Gazetteer {
  return decodeGazetteer(JSON.parse(readFileSync(new URL('../data/gazetteer.json', import.meta.url), 'utf8')));
}
