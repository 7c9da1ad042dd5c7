import type { Place } from '@wideload/domain';
import { computeFlatMiles, findNearestShare, interpolate } from '../geo/flat.ts';
import { toGrid, type SourceRoad } from './source-roads.ts';

/** A straight piece of a road. */
export type Piece = { from: Place; to: Place; road: SourceRoad };

/** A place needs somewhere near to get on. */
const longestMiles = 3;

export const toKey = ({ lat, lng }: Place): number => Math.round(lat * 1e4) * 1e7 + Math.round((lng + 180) * 1e4);

function cutPiece({ from, to, road }: Piece): Piece[] {
  const count = Math.max(1, Math.ceil(computeFlatMiles(from, to) / longestMiles));
  const at = (index: number) => (index === count ? to : toGrid(interpolate(from, to, index / count)));
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? from : at(index),
    to: at(index + 1),
    road,
  }));
}

export function listPieces(roads: readonly SourceRoad[]): Piece[] {
  return roads.flatMap((road) =>
    road.points.slice(1).flatMap((to, at) => cutPiece({ from: road.points[at] ?? to, to, road })),
  );
}

export type Cuts = Map<Piece, Place[]>;

export function addCut(cuts: Cuts, piece: Piece, at: Place): void {
  const before = cuts.get(piece);
  if (before === undefined) cuts.set(piece, [at]);
  else before.push(at);
}

/** Cuts each piece at its places, in their order along it. */
export function applyCuts(pieces: readonly Piece[], cuts: Cuts): Piece[] {
  return pieces.flatMap((piece) => {
    const { from, to, road } = piece;
    const inOrder = (cuts.get(piece) ?? [])
      .map((at) => ({ at, share: findNearestShare(at, from, to) }))
      .toSorted((one, other) => one.share - other.share)
      .map(({ at }) => at);
    const points = [from, ...inOrder, to];
    return points
      .slice(1)
      .map((end, at) => ({ from: points[at] ?? end, to: end, road }))
      .filter((part) => toKey(part.from) !== toKey(part.to));
  });
}
