import type { Place } from '@wideload/domain';
import { computeFlatMiles, findNearestShare, interpolate } from '../geo/flat.ts';
import { toPoint, type LatLng, type NoRoadData } from '../geo/no-road-areas.ts';
import { createWayMeter } from './measure-ways.ts';
import { indexPieces, listPiecesNear } from './piece-grid.ts';
import { addCut, applyCuts, toKey, type Cuts, type Piece } from './pieces.ts';
import { toGrid, type SourceRoad } from './source-roads.ts';

/**
 * `detour`: how many times as long as the gap the way by the roads must be, as the end of a stub is near the road from which it comes, and
 * that is no gap. `isWide`: over so many miles only dry gaps are joined, and only for a road that is longer than its gap, not for streets.
 */
type Gaps = { miles: number; detour: number; isWide: boolean };

/** Half of the gaps of the source are under a quarter mile; many of the longest are at state lines. */
const narrow: Gaps = { miles: 3, detour: 1.5, isWide: false };
/** Beside some cities a highway ends several miles before the next road: US-49 at Jackson, US-285 at Denver. */
const wide: Gaps = { miles: 8, detour: 4, isWide: true };

type LooseEnd = { at: Place; road: SourceRoad };

function listLooseEnds(pieces: readonly Piece[]): LooseEnd[] {
  const ends = new Map<number, LooseEnd[]>();
  for (const { from, to, road } of pieces)
    for (const at of [from, to]) ends.set(toKey(at), [...(ends.get(toKey(at)) ?? []), { at, road }]);
  return [...ends.values()].flatMap((meeting) => (meeting.length === 1 ? meeting : []));
}

type Joint = { piece: Piece; at: Place; miles: number };

function listJoints({ at, road }: LooseEnd, near: Iterable<Piece>, widest: number): Joint[] {
  const joints: Joint[] = [];
  for (const piece of near) {
    if (piece.road === road) continue;
    const found = interpolate(piece.from, piece.to, findNearestShare(at, piece.from, piece.to));
    const miles = computeFlatMiles(at, found);
    if (miles <= widest) joints.push({ piece, at: toGrid(found), miles });
  }
  return joints.toSorted((one, other) => one.miles - other.miles);
}

/** By the roads from the end to where the joint would meet one. */
function measureAround(measure: (to: Place) => number, { piece, at }: Joint): number {
  return Math.min(...[piece.from, piece.to].map((end) => measure(end) + computeFlatMiles(end, at)));
}

function createJoint(from: LooseEnd, to: Joint, isStreet: boolean): Piece {
  const { kind, number, route } = from.road;
  const isSame = number !== null && number === to.piece.road.number;
  const name = isSame ? { kind, number } : { kind: 'o' as const, number: null };
  // A drawn road has its name up to the next one: without it a road of a state would end the search for the roads of a town.
  const use = isStreet ? { isStreet } : route !== undefined && { route };
  return { from: from.at, to: to.at, road: { points: [from.at, to.at], ...name, ...use } };
}

type NoRoad = Pick<NoRoadData, 'falseJoins'>;

/** Near enough to be the same end. */
const sameMiles = 0.5;

/** A join over water where there is no bridge. */
function isFalse(from: Place, to: Place, { falseJoins }: NoRoad): boolean {
  const isNear = (at: Place, end: LatLng) => computeFlatMiles(at, toPoint(end)) <= sameMiles;
  return falseJoins.list.some(
    ({ ends: [one, other] }) => (isNear(from, one) && isNear(to, other)) || (isNear(from, other) && isNear(to, one)),
  );
}

/** `isDry`: a straight road from the end would lead over no wide water. */
type Ground = { noRoad: NoRoad; isDry: (end: Place, to: Place) => boolean };

function joinGapsOf(pieces: readonly Piece[], gaps: Gaps, { noRoad, isDry }: Ground): Piece[] {
  const grid = indexPieces(pieces);
  const { measureFrom, measureStub } = createWayMeter(pieces);
  const cuts: Cuts = new Map();
  const joints: Piece[] = [];
  for (const end of listLooseEnds(pieces)) {
    const near = listJoints(end, listPiecesNear(end.at, gaps.miles / 69, grid), gaps.miles);
    if (near.some(({ at }) => isFalse(end.at, at, noRoad))) continue;
    const measure = measureFrom(end.at, gaps.miles * gaps.detour);
    const joint = near.find((one) => measureAround(measure, one) >= one.miles * gaps.detour);
    if (joint === undefined) continue;
    if (gaps.isWide && (measureStub(end.at) < joint.miles || !isDry(end.at, joint.at))) continue;
    addCut(cuts, joint.piece, joint.at);
    joints.push(createJoint(end, joint, gaps.isWide));
  }
  return [...applyCuts(pieces, cuts), ...joints.filter(({ from, to }) => toKey(from) !== toKey(to))];
}

/** In a town every road leads to the others by its streets: over so few miles a way around that is so much longer is a gap. */
const town = { miles: 2.5, longestAround: 15 };

/** The ends of roads, and the towns on those drawn by hand, by their keys. */
function listTowns(pieces: readonly Piece[]): Map<number, LooseEnd> {
  const others = [...new Set(pieces.map(({ road }) => road))].filter(({ kind, isStreet }) => kind === 'o' && !isStreet);
  const ends = others.flatMap((road) => {
    const points = road.route === undefined ? [road.points[0], road.points.at(-1)] : road.points;
    return points.flatMap((at) => (at === undefined ? [] : [{ at, road }]));
  });
  const met = new Set(pieces.flatMap(({ from, to }) => [toKey(from), toKey(to)]));
  return new Map(ends.map((end) => [toKey(end.at), end] as const).filter(([key]) => met.has(key)));
}

/** An end that meets a short road of the town is not loose, but may be far from the other roads there. */
function joinTowns(pieces: readonly Piece[], { noRoad, isDry }: Ground): Piece[] {
  const grid = indexPieces(pieces);
  const { measureFrom } = createWayMeter(pieces);
  const cuts: Cuts = new Map();
  const joints: Piece[] = [];
  for (const end of listTowns(pieces).values()) {
    const near = listJoints(end, listPiecesNear(end.at, town.miles / 69, grid), town.miles);
    if (near.length === 0) continue;
    const measure = measureFrom(end.at, town.longestAround + town.miles);
    const isApart = (joint: Joint) => measureAround(measure, joint) > town.longestAround && isDry(end.at, joint.at);
    const joint = near.find(isApart);
    if (joint === undefined || isFalse(end.at, joint.at, noRoad)) continue;
    addCut(cuts, joint.piece, joint.at);
    joints.push(createJoint(end, joint, true));
  }
  return [...applyCuts(pieces, cuts), ...joints.filter(({ from, to }) => toKey(from) !== toKey(to))];
}

/** Connects each end that touches nothing to the nearest point of a road from which the way back to it is long. */
export function joinGaps(pieces: readonly Piece[], ground: Ground): Piece[] {
  return joinTowns(joinGapsOf(joinGapsOf(pieces, narrow, ground), wide, ground), ground);
}
