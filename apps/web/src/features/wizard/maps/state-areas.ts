import { isStateCode, type Area, type StateCode } from '@wideload/domain';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from '#data/us-states.topo.json?url';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { fetchShipped } from './shipped-map.ts';

export type StateAreas = {
  areas: ReadonlyMap<StateCode, Area>;
  /** Shared borders, each once, and outer borders. */
  borders: ReturnType<typeof mesh>;
};

type StatesTopology = Topology<{ states: GeometryCollection }>;

export async function loadStateAreas(): Promise<StateAreas> {
  const topology = await fetchShipped<StatesTopology>(statesUrl);
  const areas = new Map<StateCode, Area>();
  for (const { id, geometry } of feature(topology, topology.objects.states).features) {
    const code = String(id);
    if (!isStateCode(code)) continue;
    if (geometry.type === 'Polygon') areas.set(code, [geometry.coordinates]);
    if (geometry.type === 'MultiPolygon') areas.set(code, geometry.coordinates);
  }
  await waitForNextTask();
  return { areas, borders: mesh(topology, topology.objects.states) };
}
