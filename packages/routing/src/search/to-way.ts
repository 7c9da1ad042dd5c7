import type { Place } from '@wideload/domain';
import type { Edge } from '../graph/road-graph.ts';
import type { Way, WayPart } from '../legs/way.ts';
import type { CountyFinder } from '../states/county-finder.ts';
import { listCountiesBetween } from '../states/split-line.ts';
import type { PlaceInState } from '../states/place-state.ts';
import type { Access } from './access.ts';
import type { Path } from './path.ts';

type Ends = { start: Place; end: Place; counties: CountyFinder };

function toAccessPart({ miles }: Access, { state }: PlaceInState, { start, end, counties }: Ends): WayPart {
  return { state, miles, start, counties: listCountiesBetween(start, end, counties), isDeep: true, road: '' };
}

/** In a reversed edge a part begins where the next one begins. */
function toParts({ parts }: Edge, isReversed: boolean, end: Place): readonly WayPart[] {
  return isReversed ? parts.map((part, at) => ({ ...part, start: parts[at + 1]?.start ?? end })).toReversed() : parts;
}

export function toWay(
  { nodes, counties }: { nodes: readonly Place[]; counties: CountyFinder },
  { on, steps, off }: Path,
  [from, to]: [PlaceInState, PlaceInState],
): Way {
  const findPlace = (node: number) => nodes[node] ?? to.at;
  const total = (kind: 'miles' | 'hours') =>
    on[kind] + steps.reduce((sum, { link }) => sum + link[kind], 0) + off[kind];
  return {
    miles: total('miles'),
    hours: total('hours'),
    line: [
      from.at,
      findPlace(on.node),
      ...steps.map(({ link, isReversed }) => findPlace(isReversed ? link.from : link.to)),
      to.at,
    ],
    parts: [
      toAccessPart(on, from, { start: from.at, end: findPlace(on.node), counties }),
      ...steps.flatMap(({ link, isReversed }) => toParts(link, isReversed, findPlace(link.to))),
      toAccessPart(off, to, { start: findPlace(off.node), end: to.at, counties }),
    ],
  };
}
