import type { StateCode, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import type { Port } from '../gazetteer-file.ts';
import { findCountryAtEnd } from './abroad.ts';
import { isFar } from './choose.ts';
import { mostNameWords, toKey, toKeys, toWords } from './place-key.ts';

const ends = /\s(?:poe|port of entry|border crossing|truck crossing|crossing|border)$/;

export function toPortPlace({ name, state, lat, lng }: Port): TripPlace {
  return { label: `${name}, ${state}`, lat, lng, state };
}

/** The name, its aliases, and each side of `Portal / North Portal`. */
export function listPortNames({ name, aliases }: Port): string[] {
  return [name, ...aliases, ...(name.includes(' / ') ? name.split(' / ') : [])];
}

const withoutEnd = (name: string) =>
  toWords(name)
    .join(' ')
    .replace(/ (?:intl|international) bridge$/, ' bridge')
    .replace(ends, '');

type KeyedPort = { port: Port; names: ReadonlySet<string>; ends: ReadonlySet<string>; words: ReadonlySet<string> };

const keyed = new WeakMap<readonly Port[], readonly KeyedPort[]>();

/** The keys are made once, as a text asks for each end of it. `ends` are the keys without `Port of Entry` and the like. */
function listKeyed(ports: readonly Port[]): readonly KeyedPort[] {
  const known = keyed.get(ports);
  if (known !== undefined) return known;
  const made = ports.map((port) => {
    const names = listPortNames(port);
    return {
      port,
      names: new Set(names.map(toKey)),
      ends: new Set(names.map((name) => toKey(withoutEnd(name)))),
      words: new Set(names.flatMap((name) => toWords(name).map(toWordKey))),
    };
  });
  keyed.set(ports, made);
  return made;
}

const toWordKey = (word: string) => toKey(`${word} x`);

function findKeyed(words: readonly string[], state: StateCode | null, { ports }: Gazetteer): readonly KeyedPort[] {
  if (words.length > mostNameWords) return [];
  const typed = withoutEnd(words.join(' ')).split(' ');
  const keys = toKeys(typed);
  const inState = listKeyed(ports).filter(({ port }) => state === null || port.state === state);
  const named = inState.filter(({ ends }) => keys.some((key) => ends.has(key)));
  if (named.length > 0 || typed.length < 2) return named;
  const asked = typed.map(toWordKey);
  return inState.filter((one) => asked.every((word) => one.words.has(word)));
}

/** The ports with this name, else those that have each of its words when it has several. */
export function findPorts(words: readonly string[], state: StateCode | null, gazetteer: Gazetteer): Port[] {
  return findKeyed(words, state, gazetteer).map(({ port }) => port);
}

/** A port so near a town of its name is no other place. */
const samePlaceMiles = 15;

/** Ports that also have this name, apart from the towns of the name. */
export function findOtherPorts(words: readonly string[], rows: readonly number[], gazetteer: Gazetteer): TripPlace[] {
  const ports = findKeyed(words, null, gazetteer);
  if (rows.length === 0) return ports.map(({ port }) => toPortPlace(port));
  const key = toKey(words.join(' '));
  return ports
    .filter(({ names }) => names.has(key))
    .map(({ port }) => toPortPlace(port))
    .filter((place) => rows.every((row) => isFar(place, gazetteer.place(row), samePlaceMiles)));
}

/** `Port of LA` is in California. */
export function findPortOfName(words: readonly string[], gazetteer: Gazetteer): TripPlace | null {
  if (words[0] !== 'port') return null;
  const key = toKey(words.join(' '));
  const named = gazetteer.ports.filter((port) => port.aliases.some((alias) => toKey(alias) === key));
  const [port] = named;
  return port !== undefined && named.length === 1 ? toPortPlace(port) : null;
}

const mostCrossings = 4;

/** The crossing beside a town abroad: `Sweetgrass / Coutts`. */
export function listCrossings(words: readonly string[], gazetteer: Gazetteer): TripPlace[] {
  const named = words.filter((word, at) => at === 0 || findCountryAtEnd(['x', word]) === null);
  return findPorts(named, null, gazetteer)
    .filter(({ border }) => border !== null)
    .slice(0, mostCrossings)
    .map(toPortPlace);
}
