import { isStateCode, type StateCode } from '@wideload/domain';
import { neighbors } from 'topojson-client';
import states from '#data/us-states.topo.json';

type Geometries = Parameters<typeof neighbors>[0];

function readNeighbors(): ReadonlyMap<string, StateCode[]> {
  // The inferred type of the JSON is wider than this generated file.
  const geometries = states.objects.states.geometries as Geometries;
  const codes = geometries.map(({ id }) => String(id));
  return new Map(
    neighbors(geometries).map((near, at) => [
      codes[at] ?? '',
      near.map((index) => codes[index] ?? '').filter((code) => isStateCode(code)),
    ]),
  );
}

const found = readNeighbors();

/** A common corner does not count. */
export function listNeighbors(code: StateCode): readonly StateCode[] {
  return found.get(code) ?? [];
}
