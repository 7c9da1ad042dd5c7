import type { Place } from '@wideload/domain';
import { computeFlatMiles, findNearestShare, interpolate } from '../geo/flat.ts';
import type { Geography } from '../geo/geography.ts';
import { measureOffLand } from '../states/dry-leg.ts';
import { createHeap } from './heap.ts';
import type { NearNode, NodeCells } from './node-cells.ts';
import type { Edge, RoadGraph } from './road-graph.ts';

/**
 * A way between a place and a node: over streets that the graph does not have to the point `at` of a road, and along the road from there.
 * `miles` and `hours` are of the streets.
 */
export type Access = { node: number; at: Place; miles: number; hours: number; along: Along | null };

/** Between two points of a road, in shares of the way from its first node. */
export type Along = { edge: Edge; from: number; to: number };

/** Along the road. */
export const measureAlong = ({ along }: Access, kind: 'miles' | 'hours') =>
  along === null ? 0 : Math.abs(along.to - along.from) * along.edge[kind];

const detour = 1.25;
const mph = 34;
const most = 16;
/** Fewer nodes in sight would leave no choice of roads; more are looked at where all of them are beyond water. */
const enough = [8, 250, 2500] as const;
export const farthestMiles = 60;
/** Past a road of a state; farther away there may be a mountain between. */
const farthestBeyond = 18;
/** Half of the longest road between two nodes: its nearest point may be so much nearer than either. */
const halfRoadMiles = 4;

/** A node, or the point of a road between two of them at which it is nearest to a place. */
type RoadPoint = NearNode & { at: Place; isMinor: boolean; along: { edge: number; share: number } | null };

const toReach = (nearest: RoadPoint | undefined) => 2 * (nearest?.miles ?? farthestMiles) + 4;

type Ground = Pick<Geography, 'states' | 'isDry'> & { graph: RoadGraph };

/** The nearest point of each road at the node, if it is none of its ends. */
function listBetween(place: Place, node: number, { nodes, firstExit, exits, isMinorEdge }: RoadGraph): RoadPoint[] {
  const from = nodes[node] ?? place;
  const found: RoadPoint[] = [];
  for (let exit = firstExit[node] ?? 0; exit < (firstExit[node + 1] ?? 0); exit += 1) {
    const [to, edge] = [exits.to[exit] ?? 0, exits.edge[exit] ?? 0];
    const end = nodes[to] ?? from;
    const share = findNearestShare(place, from, end);
    if (share === 0 || share === 1) continue;
    const at = interpolate(from, end, share);
    const along = { edge, share };
    found.push({ node, at, miles: computeFlatMiles(place, at), isMinor: isMinorEdge[edge] === 1, along });
  }
  return found;
}

/** Nearest first. */
function* listRoadPoints(place: Place, near: readonly NearNode[], graph: RoadGraph): Generator<RoadPoint> {
  const points: RoadPoint[] = [];
  const heap = createHeap();
  const seen = new Set<number>();
  const add = (point: RoadPoint) => heap.push(points.push(point) - 1, point.miles);
  /** Those nearer than the miles. */
  function* take(miles: number): Generator<RoadPoint> {
    while (heap.peekCost() < miles) {
      const point = points[heap.pop() ?? -1];
      if (point !== undefined) yield point;
    }
  }
  for (const { node, miles } of near) {
    // A later node has no nearer road.
    yield* take(miles - halfRoadMiles);
    for (const point of listBetween(place, node, graph)) {
      if (seen.has(point.along?.edge ?? -1)) continue;
      seen.add(point.along?.edge ?? -1);
      add(point);
    }
    add({ node, at: graph.nodes[node] ?? place, miles, isMinor: graph.isMinor[node] === 1, along: null });
  }
  yield* take(Number.POSITIVE_INFINITY);
}

/** Over no water, and the nearest first; a farther point takes the place of one beyond a river. */
function listDryPoints(place: Place, near: Iterable<RoadPoint>, { states, isDry }: Omit<Ground, 'graph'>): RoadPoint[] {
  const offLand = measureOffLand(place, states);
  const dry: RoadPoint[] = [];
  // A road of a state may be the only one drawn there, so it neither ends the search nor takes the place of another.
  const main: RoadPoint[] = [];
  const isNode = ({ along }: RoadPoint) => along === null;
  for (const point of near) {
    const reach = Math.max(6, toReach(dry.find(isNode)), Math.min(toReach(main.find(isNode)), farthestBeyond));
    if (main.filter(isNode).length === most || point.miles > Math.min(reach, farthestMiles)) break;
    if (!isDry(place, point.at, offLand)) continue;
    dry.push(point);
    if (!point.isMinor) main.push(point);
  }
  return dry;
}

const toStreets = (at: Place, miles: number) => ({ at, miles: miles * detour, hours: (miles * detour) / mph });

/** A point between two nodes leads to both. */
function toAccesses({ node, at, miles, along }: RoadPoint, { findEdge }: RoadGraph): Access[] {
  const streets = toStreets(at, miles);
  const edge = along === null ? undefined : findEdge(along.edge);
  if (edge === undefined || along === null) return [{ ...streets, node, along: null }];
  const from = edge.from === node ? along.share : 1 - along.share;
  return [edge.from, edge.to].map((end, to) => ({ ...streets, node: end, along: { edge, from, to } }));
}

/** Nearest first. Empty if no road is within 60 miles on the same side of the water. */
export function listAccesses(place: Place, cells: NodeCells, { graph, ...ground }: Ground): Access[] {
  for (const count of enough) {
    const dry = listDryPoints(place, listRoadPoints(place, cells.listNear(place, count), graph), ground);
    if (dry.length > 0) return dry.flatMap((point) => toAccesses(point, graph));
  }
  return [];
}

/** Over more miles a way around by the roads of the graph is rather a mountain or a lake than a missing road. */
const farthestTown = 12;

/** Between two places so near that streets lead from one to the other; null where there is water between. */
export function findStreets(from: Place, to: Place, { states, isDry }: Omit<Ground, 'graph'>) {
  const miles = computeFlatMiles(from, to);
  if (miles > farthestTown || !isDry(from, to, measureOffLand(from, states))) return null;
  const end = { node: -1, along: null };
  return { on: { ...end, ...toStreets(to, miles) }, steps: [], off: { ...end, ...toStreets(to, 0) } };
}

/** Straight, to the nearest road. */
export function computeMilesToRoad(accesses: readonly Access[]): number {
  return Math.min(...accesses.map(({ miles }) => miles)) / detour;
}
