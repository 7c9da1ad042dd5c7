import type { Place } from '@wideload/domain';
import type { MultiLineString, Topology, GeometryCollection } from 'topojson-specification';
import type { NoRoadData } from '../geo/no-road-areas.ts';
import { decodeArcs } from './arcs.ts';
import type { RouteName } from './route-name.ts';

/** `i` Interstate, `t` Interstate or turnpike with tolls, `f` freeway, `o` any other road (data/README.md). */
export type RoadClass = 'i' | 't' | 'f' | 'o';
type Properties = { c: RoadClass; n: string | null };
export type RoadsTopology = Topology<{ roads: GeometryCollection<Properties> }>;

/** On the grid of the source: steps of 1e-4 degree. */
export type SourceRoad = {
  points: Place[];
  kind: RoadClass;
  number: string | null;
  /** A part of it runs in Canada or Mexico. */
  leavesCountry?: boolean;
  /** By hand, straight from town to town. */
  isDrawn?: boolean;
  /** Unknown streets that close a wide gap. */
  isStreet?: boolean;
  /** Closed to trucks on their way through. */
  isParkRoad?: boolean;
  /** Its number, where us-routes.json has it. */
  route?: RouteName;
};

export function toGrid({ lat, lng }: Place): Place {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 };
}

/** Leaves out the roads that are closed. */
export function decodeRoads(
  topology: RoadsTopology,
  { closed, outside }: Pick<NoRoadData, 'closed' | 'outside'>,
): SourceRoad[] {
  const arcs = decodeArcs(topology, toGrid);
  const closedArcs = new Set(closed.map(({ arc }) => arc));
  const outsideArcs = new Set(outside.arcs);
  const isLines = (geometry: { type: string | null }): geometry is MultiLineString<Properties> =>
    geometry.type === 'MultiLineString';
  return topology.objects.roads.geometries.filter(isLines).flatMap(({ arcs: lines, properties }) => {
    if (properties === undefined) throw new Error('A road has no class.');
    const { c: kind, n: number } = properties;
    return lines.flatMap((line) => {
      const indexes = line.map((index) => (index < 0 ? ~index : index));
      if (indexes.some((index) => closedArcs.has(index))) return [];
      const points = line.flatMap((index, at) => {
        const own = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
        return at === 0 ? own : own.slice(1);
      });
      return [{ points, kind, number, leavesCountry: indexes.some((index) => outsideArcs.has(index)) }];
    });
  });
}
