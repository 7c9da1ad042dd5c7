import { mesh } from 'topojson-client';
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification';
import countiesUrl from '#data/us-counties.topo.json?url';
import roadsUrl from '#data/us-interstates.topo.json?url';

type Lines = ReturnType<typeof mesh>;

/** @throws on failure, so that the page can offer a retry. */
export async function fetchShipped<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // The build made the file, and the caller knows its shape.
  return (await response.json()) as Content;
}

export async function loadRoads(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ roads: GeometryCollection }>>(roadsUrl);
  return mesh(topology, topology.objects.roads);
}

/** The file is large and only useful when zoomed in. */
export async function loadCounties(): Promise<Lines> {
  const topology = await fetchShipped<Topology<{ counties: MultiLineString }>>(countiesUrl);
  return mesh(topology, topology.objects.counties);
}
