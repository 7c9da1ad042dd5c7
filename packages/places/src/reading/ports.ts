import type { StateCode, TripPlace } from '@wideload/domain';
import type { Port } from '../gazetteer-file.ts';
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
