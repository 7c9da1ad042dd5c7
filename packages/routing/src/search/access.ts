import type { Place } from '@wideload/domain';
import type { NodeCells } from '../graph/node-cells.ts';

/** A way between a place and a node, over streets that the graph does not have. */
export type Access = { node: number; miles: number; hours: number };

const detour = 1.25;
const mph = 34;
const most = 16;
/** Fewer nodes in sight would leave no choice of roads. */
const enough = 8;
export const farthestMiles = 60;

/** Empty if no road is within 60 miles. */
export function listAccesses(at: Place, cells: NodeCells): Access[] {
  const near = cells.listNear(at, enough);
  const nearest = near[0]?.miles ?? Number.POSITIVE_INFINITY;
  if (nearest > farthestMiles) return [];
  const reach = Math.max(6, 2 * nearest + 4);
  return near
    .filter(({ miles }) => miles <= reach)
    .slice(0, most)
    .map(({ node, miles }) => ({ node, miles: miles * detour, hours: (miles * detour) / mph }));
}
