import type { Place } from '@wideload/domain';
import { computeFlatMiles, interpolate } from '../geo/flat.ts';
import type { SourceRoad } from './source-roads.ts';

/** The lines of the source are generalized: their curves are a little longer on the ground. */
export const curves = 1.01;

/** Most of the towns on a drawn road are so far apart. */
const spanMiles = 10;
/** In degrees. With the cells around it there are roads enough, and one kind of country. */
const size = 1;

type Span = { along: number; straight: number };

const toCell = ({ lat, lng }: Place, up = 0, right = 0) =>
  (Math.floor(lat / size) + up) * 1000 + Math.floor((lng + 180) / size) + right;

/** Stretches of a line whose ends are the miles of a span apart. */
function* listSpans(points: readonly Place[]): Generator<Span & { middle: Place }> {
  let [start, along] = [points[0], 0];
  for (const [index, at] of points.entries()) {
    along += computeFlatMiles(points[index - 1] ?? at, at);
    if (start === undefined || computeFlatMiles(start, at) < spanMiles) continue;
    yield { along, straight: computeFlatMiles(start, at), middle: interpolate(start, at, 0.5) };
    [start, along] = [at, 0];
  }
}

/** A drawn road runs straight from town to town: it is taken for as winding as the highways of the source around it. */
export function createWinding(roads: readonly SourceRoad[]): (at: Place) => number {
  const cells = new Map<number, Span>();
  for (const { points, kind, isDrawn } of roads) {
    if (kind !== 'o' || isDrawn === true) continue;
    for (const { along, straight, middle } of listSpans(points)) {
      const cell = cells.get(toCell(middle)) ?? { along: 0, straight: 0 };
      cells.set(toCell(middle), { along: cell.along + along, straight: cell.straight + straight });
    }
  }
  return function getWinding(at) {
    const near = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => cells.get(toCell(at, up, right))));
    const add = (key: keyof Span) => near.reduce((sum, cell) => sum + (cell?.[key] ?? 0), 0);
    const straight = add('straight');
    return straight === 0 ? curves : (curves * add('along')) / straight;
  };
}
