import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PermitFactFile } from './permit-fact-file.test-support.ts';

const require = createRequire(import.meta.url);
const data = new URL('../../../data/', import.meta.url);

export function readState(code: string): unknown {
  return JSON.parse(readFileSync(new URL(`states/${code}.json`, data), 'utf8'));
}

export function readPermitFacts(code: string): PermitFactFile {
  return JSON.parse(readFileSync(new URL(`permit-facts/${code}.json`, data), 'utf8')) as PermitFactFile;
}

export const permitFactCodes: readonly string[] = readdirSync(new URL('permit-facts/', data))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** The value at `a.b`; undefined if a part is missing. */
export function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      value,
    );
}

type County = { id: string; properties: { name: string } };

/** The names of all counties of a state, by its FIPS code. */
export function listCounties(fips: string): ReadonlySet<string> {
  const file = require.resolve('us-atlas/counties-10m.json');
  counties ??= (JSON.parse(readFileSync(file, 'utf8')) as Topology).objects.counties.geometries;
  return new Set(counties.filter(({ id }) => id.startsWith(fips)).map(({ properties }) => properties.name));
}

type Topology = { objects: { counties: { geometries: County[] } } };
let counties: County[] | undefined;
