import type { Place } from '@wideload/domain';
import { computeFlatMiles, findNearestShare, interpolate } from '../geo/flat.ts';
import { toPoint, type LatLng, type NoRoadData } from '../no-road/no-road-data.ts';
import { indexPieces, listPiecesNear, type PieceGrid } from './piece-grid.ts';
import { addCut, applyCuts, toKey, type Cuts, type Piece } from './pieces.ts';
import { toGrid, type SourceRoad } from './source-roads.ts';

/** Half of the gaps of the source are under a quarter mile; many of the longest are at state lines. */
const widestMiles = 3;
const widestDegrees = widestMiles / 69;

type LooseEnd = { at: Place; road: SourceRoad };

function listLooseEnds(pieces: readonly Piece[]): LooseEnd[] {
  const ends = new Map<number, LooseEnd[]>();
  for (const { from, to, road } of pieces)
    for (const at of [from, to]) ends.set(toKey(at), [...(ends.get(toKey(at)) ?? []), { at, road }]);
  return [...ends.values()].flatMap((meeting) => (meeting.length === 1 ? meeting : []));
}

type Nearest = { piece: Piece; at: Place; miles: number };

function findNearest({ at, road }: LooseEnd, grid: PieceGrid): Nearest | null {
  let nearest: Nearest | null = null;
  for (const piece of listPiecesNear(at, widestDegrees, grid)) {
    if (piece.road === road) continue;
    const found = interpolate(piece.from, piece.to, findNearestShare(at, piece.from, piece.to));
    const miles = computeFlatMiles(at, found);
    if (miles <= widestMiles && miles < (nearest?.miles ?? Number.POSITIVE_INFINITY))
      nearest = { piece, at: toGrid(found), miles };
  }
  return nearest;
}

function createJoint(from: LooseEnd, to: Nearest): Piece {
  const { kind, number } = from.road;
  const isSame = number !== null && number === to.piece.road.number;
  const road = { points: [from.at, to.at], ...(isSame ? { kind, number } : { kind: 'o' as const, number: null }) };
  return { from: from.at, to: to.at, road };
}

/** Near enough to be the same end. */
const sameMiles = 0.5;

/** A join over water where there is no bridge. */
function isFalse(from: Place, to: Place, { falseJoins }: Pick<NoRoadData, 'falseJoins'>): boolean {
  const isNear = (at: Place, end: LatLng) => computeFlatMiles(at, toPoint(end)) <= sameMiles;
  return falseJoins.list.some(
    ({ ends: [one, other] }) => (isNear(from, one) && isNear(to, other)) || (isNear(from, other) && isNear(to, one)),
  );
}

/** Connects each end that touches nothing to the nearest point of another road. */
export function joinGaps(pieces: readonly Piece[], noRoad: Pick<NoRoadData, 'falseJoins'>): Piece[] {
  const grid = indexPieces(pieces);
  const cuts: Cuts = new Map();
  const joints: Piece[] = [];
  for (const end of listLooseEnds(pieces)) {
    const nearest = findNearest(end, grid);
    if (nearest === null || isFalse(end.at, nearest.at, noRoad)) continue;
    addCut(cuts, nearest.piece, nearest.at);
    joints.push(createJoint(end, nearest));
  }
  return [...applyCuts(pieces, cuts), ...joints.filter(({ from, to }) => toKey(from) !== toKey(to))];
}
