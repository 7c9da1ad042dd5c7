import { mesh } from 'topojson-client';
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification';
import countiesUrl from '#data/us-counties.topo.json?url';
import roadsUrl from '#data/us-interstates.topo.json?url';
import { fetchShipped } from './fetch-shipped.ts';

type Lines = ReturnType<typeof mesh>;

export async function loadRoads(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ roads: GeometryCollection }>>(roadsUrl);
  return mesh(topology, topology.objects.roads);
}

/** The file is large and only useful when zoomed in. */
export async function loadCounties(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ counties: MultiLineString }>>(countiesUrl);
  return mesh(topology, topology.objects.counties);
}
