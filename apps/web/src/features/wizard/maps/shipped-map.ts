import { mesh } from 'topojson-client';
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification';
import countiesUrl from '../../../../data/us-counties.topo.json?url';
import roadsUrl from '../../../../data/us-interstates.topo.json?url';
import { fetchShipped } from './fetch-shipped.ts';

type Lines = ReturnType<typeof mesh>;

export async function loadRoads(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ roads: GeometryCollection }>>(roadsUrl);
  return mesh(topology, topology.objects.roads);
}

/** Large, and of use only when one looks closely. */
export async function loadCounties(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ counties: MultiLineString }>>(countiesUrl);
  return mesh(topology, topology.objects.counties);
}
