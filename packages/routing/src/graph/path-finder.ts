import type { Place } from '@wideload/domain';
import type { Edge, RoadGraph } from './road-graph.ts';
import { measureAlong, type Access } from './access.ts';
import { createHeap } from './heap.ts';

/** Faster than every road, so that the search never misses the fastest path. */
const topMph = 68;

type Ends = { on: readonly Access[]; off: readonly Access[]; to: Place };

/** These edges cost `factor` times as much; below 1 they are preferred. */
export type Avoidance = { edges: readonly Edge[]; factor: number };

/** Used again by the next search. */
function createMemory(nodes: number, edges: number) {
  return {
    factors: new Float64Array(edges),
    hours: new Float64Array(nodes),
    /** Hours to the destination that no road can undercut. */
    rest: new Float64Array(nodes),
    cameBy: new Int32Array(nodes),
    isSettled: new Uint8Array(nodes),
  };
}

const earthRadiusMiles = 3958.8;

/** A place as miles from the center of the earth, for quick distances. */
type SpherePoint = { x: number; y: number; z: number };

function toSpherePoint({ lat, lng }: Place): SpherePoint {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const across = Math.cos(north) * earthRadiusMiles;
  return { x: across * Math.cos(east), y: across * Math.sin(east), z: Math.sin(north) * earthRadiusMiles };
}

/** Three numbers a node, because 30,000 objects would take four times the memory. */
function listSpherePoints(nodes: readonly Place[]): Float64Array {
  const points = new Float64Array(nodes.length * 3);
  for (const [node, place] of nodes.entries()) {
    const { x, y, z } = toSpherePoint(place);
    points.set([x, y, z], node * 3);
  }
  return points;
}

/** Straight through the earth, so never more than on a road. `Math.hypot` would take ten times as long. */
function computeRest(points: Float64Array, node: number, to: SpherePoint, mph: number): number {
  const x = to.x - (points[node * 3] ?? 0);
  const y = to.y - (points[node * 3 + 1] ?? 0);
  const z = to.z - (points[node * 3 + 2] ?? 0);
  return Math.sqrt(x * x + y * y + z * z) / mph;
}

/** The link is driven from `from` to `to`, or the other way if `isReversed`. */
type Step = { link: Edge; isReversed: boolean };
export type Path = { on: Access; steps: readonly Step[]; off: Access };

type CostOf = (access: Access) => number;

/** The quickest to each node. */
function indexAccesses(accesses: readonly Access[], costOf: CostOf): Map<number, Access> {
  const quickest = new Map<number, Access>();
  for (const access of accesses) {
    const known = quickest.get(access.node);
    if (known === undefined || costOf(access) < costOf(known)) quickest.set(access.node, access);
  }
  return quickest;
}

/** Between two places at one road, by no node. */
function listDirectPaths({ on, off }: Pick<Ends, 'on' | 'off'>): Path[] {
  return on.flatMap((first) =>
    off.flatMap((last) => {
      if (first.along === null || first.along.edge !== last.along?.edge) return [];
      const along = { ...first.along, to: last.along.from };
      return [{ on: { ...first, along }, steps: [], off: { ...last, along: null } }];
    }),
  );
}

type Trace = { on: ReadonlyMap<number, Access>; off: Access; cameBy: Int32Array };

/** Follows the edges by which the search came, from the end to the start. */
function tracePath({ findEdge }: RoadGraph, { on, off, cameBy }: Trace): Path {
  const steps: Step[] = [];
  let { node } = off;
  const findLink = () => findEdge(cameBy[node] ?? -1);
  for (let link = findLink(); link !== undefined; link = findLink()) {
    const isReversed = link.from === node;
    steps.push({ link, isReversed });
    node = isReversed ? link.to : link.from;
  }
  const start = on.get(node);
  if (start === undefined) throw new Error('The path does not begin at one of its starts.');
  return { on: start, steps: steps.toReversed(), off };
}

export function createPathFinder(graph: RoadGraph) {
  const { firstExit, exits } = graph;
  const points = listSpherePoints(graph.nodes);
  const { factors, hours, rest, cameBy, isSettled } = createMemory(graph.nodes.length, graph.edgeCount);

  /** A*: the fastest path from one of the nodes `on` to one of the nodes `off`. */
  return function findPath({ on, off, to }: Ends, avoidance?: Avoidance): Path {
    hours.fill(Number.POSITIVE_INFINITY);
    isSettled.fill(0);
    factors.fill(1);
    for (const { number } of avoidance?.edges ?? []) factors[number] = avoidance?.factor ?? 1;
    const mph = topMph / Math.min(1, avoidance?.factor ?? 1);
    const heap = createHeap();
    const target = toSpherePoint(to);
    const costOf: CostOf = (access) =>
      access.hours + measureAlong(access, 'hours') * (factors[access.along?.edge.number ?? -1] ?? 1);
    const [onAt, offAt] = [indexAccesses(on, costOf), indexAccesses(off, costOf)];
    let best: { access: Access; hours: number } | null = null;

    function reach(node: number, after: number, edge: number): void {
      const before = hours[node] ?? 0;
      if (after >= before) return;
      if (before === Number.POSITIVE_INFINITY) rest[node] = computeRest(points, node, target, mph);
      hours[node] = after;
      cameBy[node] = edge;
      heap.push(node, after + (rest[node] ?? 0));
    }

    for (const access of onAt.values()) reach(access.node, costOf(access), -1);
    for (let node = heap.pop(); node !== null; node = heap.pop()) {
      if (isSettled[node] === 1) continue;
      isSettled[node] = 1;
      const spent = hours[node] ?? 0;
      // Each node that is left leads to a slower path.
      if (best !== null && spent + (rest[node] ?? 0) >= best.hours) break;
      const access = offAt.get(node);
      if (access !== undefined && (best === null || spent + costOf(access) < best.hours))
        best = { access, hours: spent + costOf(access) };
      const end = firstExit[node + 1] ?? 0;
      for (let exit = firstExit[node] ?? 0; exit < end; exit += 1) {
        const edge = exits.edge[exit] ?? 0;
        reach(exits.to[exit] ?? 0, spent + (exits.cost[exit] ?? 0) * (factors[edge] ?? 1), edge);
      }
    }
    if (best === null) throw new Error('The roads of the graph are not connected.');
    const { access, hours: most } = best;
    const direct = listDirectPaths({ on, off }).find((path) => costOf(path.on) + costOf(path.off) < most);
    return direct ?? tracePath(graph, { on: onAt, off: access, cameBy });
  };
}
