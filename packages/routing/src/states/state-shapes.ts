import { isStateCode, type Area, type Place, type StateCode } from '@wideload/domain';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type StatesTopology = Topology<{ states: GeometryCollection }>;

export type StateShape = {
  state: StateCode;
  area: Area;
  south: number;
  west: number;
  north: number;
  east: number;
};

export type Segment = readonly [from: Place, to: Place];

export type StateShapes = {
  /** Of the lower 48 states and DC. */
  shapes: readonly StateShape[];
  /** Lines between two states. */
  borders: readonly Segment[];
  /** Outer lines, also those to Canada and Mexico. */
  coasts: readonly Segment[];
};

function toArea(geometry: GeoJSON.Geometry): Area {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function toShape(state: StateCode, area: Area): StateShape {
  const shape = { state, area, south: 90, west: 180, north: -90, east: -180 };
  for (const [lng = 0, lat = 0] of area.flat(2)) {
    shape.south = Math.min(shape.south, lat);
    shape.north = Math.max(shape.north, lat);
    shape.west = Math.min(shape.west, lng);
    shape.east = Math.max(shape.east, lng);
  }
  return shape;
}

export function toSegments(line: readonly (readonly number[])[]): Segment[] {
  const points = line.map(([lng = 0, lat = 0]) => ({ lat, lng }));
  return points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
}

/** States that no road of the graph reaches. */
const apart: ReadonlySet<string> = new Set(['AK', 'HI']);

export function decodeStateShapes(topology: StatesTopology): StateShapes {
  const geometries = topology.objects.states.geometries.filter(({ id }) => !apart.has(String(id)));
  const states = { ...topology.objects.states, geometries };
  const shapes = feature(topology, states).features.flatMap(({ id, geometry }) => {
    const code = String(id);
    return isStateCode(code) ? toShape(code, toArea(geometry)) : [];
  });
  const borders = mesh(topology, states, (one, other) => one !== other).coordinates.flatMap(toSegments);
  const coasts = mesh(topology, states, (one, other) => one === other).coordinates.flatMap(toSegments);
  return { shapes, borders, coasts };
}
