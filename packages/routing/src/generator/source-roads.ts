import type { Place } from '@wideload/domain';
import type { MultiLineString, Topology, GeometryCollection } from 'topojson-specification';

/** `i` Interstate, `t` Interstate or turnpike with tolls, `f` freeway, `o` any other road (data/README.md). */
export type RoadClass = 'i' | 't' | 'f' | 'o';
type Properties = { c: RoadClass; n: string | null };
export type RoadsTopology = Topology<{ roads: GeometryCollection<Properties> }>;

/** On the grid of the source: steps of 1e-4 degree. */
export type SourceRoad = {
  points: Place[];
  kind: RoadClass;
  number: string | null;
};

/** The places of all arcs; the source stores the first point and the steps from it. */
function decodeArcs({ arcs, transform }: RoadsTopology): Place[][] {
  if (transform === undefined) throw new Error('The roads have no transform.');
  const [stepLng, stepLat] = transform.scale;
  const [west, south] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return toGrid({ lat: y * stepLat + south, lng: x * stepLng + west });
    });
  });
}

export function toGrid({ lat, lng }: Place): Place {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 };
}

export function decodeRoads(topology: RoadsTopology): SourceRoad[] {
  const arcs = decodeArcs(topology);
  const isLines = (geometry: { type: string | null }): geometry is MultiLineString<Properties> =>
    geometry.type === 'MultiLineString';
  return topology.objects.roads.geometries.filter(isLines).flatMap(({ arcs: lines, properties }) => {
    if (properties === undefined) throw new Error('A road has no class.');
    return lines.map((line) => ({
      points: line.flatMap((index, at) => {
        const points = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
        return at === 0 ? points : points.slice(1);
      }),
      kind: properties.c,
      number: properties.n,
    }));
  });
}
