import type { Place } from '@wideload/domain';
import type { PlaceInState } from '../states/place-state.ts';
import { splitLine, type Shapes } from '../states/split-line.ts';
import type { Way, WayPart } from './way.ts';

/** A stretch of one road, as another router answers it; `road` is empty for a road without a number. */
export type Stretch = { points: readonly Place[]; miles: number; hours: number; road: string };

type PlaceEnd = Pick<PlaceInState, 'at' | 'state'>;

/** The miles come from the other router, because its line may be simpler than its road. */
function toParts({ points, miles, road }: Stretch, shapes: Shapes): WayPart[] {
  const parts = splitLine(points, shapes);
  const drawn = parts.reduce((sum, part) => sum + part.miles, 0);
  return parts.map((part) => ({ ...part, miles: drawn === 0 ? 0 : (part.miles * miles) / drawn, road }));
}

const toEnd = ({ at, state }: PlaceEnd): WayPart => ({
  state,
  miles: 0,
  start: at,
  counties: [],
  isDeep: true,
  road: '',
});

/** The way between two places along the stretches. Each end is in the state of its place, even where its road is not. */
export function toLineWay(stretches: readonly Stretch[], [from, to]: [PlaceEnd, PlaceEnd], shapes: Shapes): Way {
  return {
    miles: stretches.reduce((sum, { miles }) => sum + miles, 0),
    hours: stretches.reduce((sum, { hours }) => sum + hours, 0),
    line: stretches.flatMap(({ points }, at) => (at === 0 ? points : points.slice(1))),
    parts: [toEnd(from), ...stretches.flatMap((stretch) => toParts(stretch, shapes)), toEnd(to)],
  };
}
