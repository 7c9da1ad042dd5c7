import type { Edge, RoadGraph } from '../graph/road-graph.ts';
import type { Access } from './access.ts';

/** The link is driven from `from` to `to`, or the other way if `isReversed`. */
export type Step = { link: Edge; isReversed: boolean };
export type Path = { on: Access; steps: readonly Step[]; off: Access };

type Trace = { on: readonly Access[]; off: Access; cameBy: Int32Array };

/** Follows the edges by which the search came, from the end to the start. */
export function tracePath({ findEdge }: RoadGraph, { on, off, cameBy }: Trace): Path {
  const steps: Step[] = [];
  let { node } = off;
  const findLink = () => findEdge(cameBy[node] ?? -1);
  for (let link = findLink(); link !== undefined; link = findLink()) {
    const isReversed = link.from === node;
    steps.push({ link, isReversed });
    node = isReversed ? link.to : link.from;
  }
  const start = on.find((access) => access.node === node);
  if (start === undefined) throw new Error('The path does not begin at one of its starts.');
  return { on: start, steps: steps.toReversed(), off };
}
