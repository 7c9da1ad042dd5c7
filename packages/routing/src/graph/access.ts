import type { Place } from '@wideload/domain';
import { computeMilesToSegment } from '../geo/flat.ts';
import type { Geography } from '../geo/geography.ts';
import { measureOffLand } from '../states/dry-leg.ts';
import type { NearNode, NodeCells } from './node-cells.ts';
import type { RoadGraph } from './road-graph.ts';

/** A way between a place and a node, over streets that the graph does not have. */
export type Access = { node: number; miles: number; hours: number };

const detour = 1.25;
const mph = 34;
const most = 16;
/** Fewer nodes in sight would leave no choice of roads; more are looked at where all of them are beyond water. */
const enough = [8, 250, 2500] as const;
export const farthestMiles = 60;
/** Past a road of a state; farther away there may be a mountain between. */
const farthestBeyond = 18;

const toReach = ([nearest]: readonly NearNode[]) => 2 * (nearest?.miles ?? farthestMiles) + 4;

/** Over no water, and the nearest first; a farther node takes the place of one beyond a river. */
function listDryNodes(at: Place, near: readonly NearNode[], { states, isDry, nodes, isMinor }: Ground): NearNode[] {
  const offLand = measureOffLand(at, states);
  const dry: NearNode[] = [];
  // A road of a state may be the only one drawn there, so it neither ends the search nor takes the place of another.
  const main: NearNode[] = [];
  for (const one of near) {
    const reach = Math.max(6, toReach(dry), Math.min(toReach(main), farthestBeyond));
    if (main.length === most || one.miles > Math.min(reach, farthestMiles)) break;
    const node = nodes[one.node];
    if (node === undefined || !isDry(at, node, offLand)) continue;
    dry.push(one);
    if (isMinor[one.node] === 0) main.push(one);
  }
  return dry;
}

type Ground = Pick<Geography, 'states' | 'isDry'> & Pick<RoadGraph, 'nodes' | 'isMinor'>;

/** Nearest first. Empty if no road is within 60 miles on the same side of the water. */
export function listAccesses(at: Place, cells: NodeCells, ground: Ground): Access[] {
  for (const count of enough) {
    const dry = listDryNodes(at, cells.listNear(at, count), ground);
    if (dry.length > 0)
      return dry.map(({ node, miles }) => ({ node, miles: miles * detour, hours: (miles * detour) / mph }));
  }
  return [];
}

/** Straight, to the nearest road at one of the nodes. */
export function computeMilesToRoad(at: Place, accesses: readonly Access[], { nodes, firstExit, exits }: RoadGraph) {
  const miles = accesses.flatMap(({ node }) => {
    const from = nodes[node] ?? at;
    const ends = Array.from(exits.to.subarray(firstExit[node], firstExit[node + 1]), (to) => nodes[to] ?? from);
    return ends.map((to) => computeMilesToSegment(at, from, to));
  });
  return Math.min(...miles);
}
