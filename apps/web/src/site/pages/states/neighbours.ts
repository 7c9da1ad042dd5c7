import { isStateCode, type StateCode } from '@wideload/domain';
import { neighbors } from 'topojson-client';
import states from '../../../../data/us-states.topo.json';

type Geometries = Parameters<typeof neighbors>[0];

function readNeighbours(): ReadonlyMap<string, StateCode[]> {
  // A file of ours: its types as JSON are wider than what it holds.
  const geometries = states.objects.states.geometries as Geometries;
  const codes = geometries.map(({ id }) => String(id));
  return new Map(
    neighbors(geometries).map((near, at) => [
      codes[at] ?? '',
      near.map((index) => codes[index] ?? '').filter((code) => isStateCode(code)),
    ]),
  );
}

const found = readNeighbours();

/** The states that share a line with a state; a corner is no neighbourhood. */
export function neighboursOf(code: StateCode): readonly StateCode[] {
  return found.get(code) ?? [];
}
