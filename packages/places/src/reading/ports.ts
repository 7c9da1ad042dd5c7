import type { StateCode, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import type { Port } from '../gazetteer-file.ts';
import { findCountryAtEnd } from './abroad.ts';
import { isFar } from './choose.ts';
import { toKey, toKeys, toWords } from './place-key.ts';

const ends = /\s(?:poe|port of entry|border crossing|truck crossing|crossing|border)$/;

export function toPortPlace({ name, state, lat, lng }: Port): TripPlace {
  return { label: `${name}, ${state}`, lat, lng, state };
}

/** The name, its aliases, and each side of `Portal / North Portal`. */
export function listPortNames({ name, aliases }: Port): string[] {
  return [name, ...aliases, ...(name.includes(' / ') ? name.split(' / ') : [])];
}

const withoutEnd = (name: string) => toWords(name).join(' ').replace(ends, '');

/** The ports with this name, else those that have each of its words when it has several. */
export function findPorts(words: readonly string[], state: StateCode | null, ports: readonly Port[]): Port[] {
  const typed = withoutEnd(words.join(' '));
  const keys = toKeys(typed.split(' '));
  const inState = state === null ? ports : ports.filter((port) => port.state === state);
  const named = inState.filter((port) => listPortNames(port).some((name) => keys.includes(toKey(withoutEnd(name)))));
  const asked = typed.split(' ').map((word) => toKey(`${word} x`));
  if (named.length > 0 || asked.length < 2) return named;
  return inState.filter((port) => {
    const known = new Set(listPortNames(port).flatMap((name) => toWords(name).map((word) => toKey(`${word} x`))));
    return asked.every((word) => known.has(word));
  });
}

/** A port so near a town of its name is no other place. */
const samePlaceMiles = 15;

/** Ports that also have this name, apart from the towns of the name. */
export function findOtherPorts(words: readonly string[], rows: readonly number[], gazetteer: Gazetteer): TripPlace[] {
  const ports = findPorts(words, null, gazetteer.ports);
  if (rows.length === 0) return ports.map(toPortPlace);
  const key = toKey(words.join(' '));
  return ports
    .filter((port) => listPortNames(port).some((name) => toKey(name) === key))
    .map(toPortPlace)
    .filter((place) => rows.every((row) => isFar(place, gazetteer.place(row), samePlaceMiles)));
}

/** `Port of LA` is in California. */
export function findPortOfName(words: readonly string[], gazetteer: Gazetteer): TripPlace | null {
  const key = toKey(words.join(' '));
  const named = gazetteer.ports.filter((port) => port.aliases.some((alias) => toKey(alias) === key));
  const [port] = named;
  return port !== undefined && named.length === 1 && words[0] === 'port' ? toPortPlace(port) : null;
}

const mostCrossings = 4;

/** The crossing beside a town abroad: `Sweetgrass / Coutts`. */
export function listCrossings(words: readonly string[], gazetteer: Gazetteer): TripPlace[] {
  const named = words.filter((word, at) => at === 0 || findCountryAtEnd(['x', word]) === null);
  return findPorts(named, null, gazetteer.ports)
    .filter(({ border }) => border !== null)
    .slice(0, mostCrossings)
    .map(toPortPlace);
}
