import type { Place } from '@wideload/domain';
import { interpolate } from '../geo/flat.ts';
import { indexPieces } from './piece-grid.ts';
import { addCut, applyCuts, type Cuts, type Piece } from './pieces.ts';
import { toGrid } from './source-roads.ts';

/** Null for parallel pieces and pieces that do not meet. */
function findCrossing(one: Piece, other: Piece): Place | null {
  const [ax, ay] = [one.to.lng - one.from.lng, one.to.lat - one.from.lat];
  const [bx, by] = [other.to.lng - other.from.lng, other.to.lat - other.from.lat];
  const [x, y] = [other.from.lng - one.from.lng, other.from.lat - one.from.lat];
  const turn = ax * by - ay * bx;
  if (turn === 0) return null;
  const [alongOne, alongOther] = [(x * by - y * bx) / turn, (x * ay - y * ax) / turn];
  const meet = alongOne >= 0 && alongOne <= 1 && alongOther >= 0 && alongOther <= 1;
  return meet ? toGrid(interpolate(one.from, one.to, alongOne)) : null;
}

/** Makes a junction wherever two roads cross. An overpass becomes one too, which harms no route. */
export function cutCrossings(pieces: readonly Piece[]): Piece[] {
  const cuts: Cuts = new Map();
  for (const inCell of indexPieces(pieces).values())
    for (const [at, one] of inCell.entries())
      for (let next = at + 1; next < inCell.length; next += 1) {
        const other = inCell[next];
        if (other === undefined || other.road === one.road) continue;
        const crossing = findCrossing(one, other);
        if (crossing === null) continue;
        addCut(cuts, one, crossing);
        addCut(cuts, other, crossing);
      }
  return applyCuts(pieces, cuts);
}
