import type { RoadGraphFile } from '../graph/road-graph-file.ts';
import { createCountyFinder, type CountyRow } from '../states/county-finder.ts';
import { decodeBorders } from '../states/border-file.ts';
import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import { toPoint, type NoRoadData, type LatLng, findNoRoadArea, toNoRoadAreas } from '../geo/no-road-areas.ts';
import type { TownRow } from '../geo/towns.ts';
import { encodeGraph } from './encode-graph.ts';
import { buildLinks } from './links.ts';
import { listPieces, addCut, applyCuts, toKey, type Piece, type Cuts } from './pieces.ts';
import { nameRoutes } from './trace-routes.ts';
import { listHandmadeRoads, renumber, type UsRoutes } from './us-routes.ts';
import { decodeRoads, toGrid, type RoadsTopology, type SourceRoad } from './source-roads.ts';
import type { Place } from '@wideload/domain';
import { interpolate, computeFlatMiles, findNearestShare } from '../geo/flat.ts';

const slowCities = 60;

type Sources = {
  roads: RoadsTopology;
  borders: Uint8Array;
  noRoad: NoRoadData;
  routes: UsRoutes;
  counties: readonly CountyRow[];
  /** Most populous first. */
  towns: readonly TownRow[];
};

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

/** In degrees. A piece is at most three miles long, so it touches few cells. */
const size = 0.05;
const columns = 100_000;

const toRow = (lat: number) => Math.floor(lat / size);
const toColumn = (lng: number) => Math.floor((lng + 180) / size);

type Box = { south: number; north: number; west: number; east: number };

function* listCells({ south, north, west, east }: Box): Generator<number> {
  for (let row = toRow(south); row <= toRow(north); row += 1)
    for (let column = toColumn(west); column <= toColumn(east); column += 1) yield row * columns + column;
}

const toBox = ({ from, to }: Piece): Box => ({
  south: Math.min(from.lat, to.lat),
  north: Math.max(from.lat, to.lat),
  west: Math.min(from.lng, to.lng),
  east: Math.max(from.lng, to.lng),
});

type PieceGrid = ReadonlyMap<number, readonly Piece[]>;

function indexPieces(pieces: readonly Piece[]): PieceGrid {
  const cells = new Map<number, Piece[]>();
  for (const piece of pieces)
    for (const cell of listCells(toBox(piece))) {
      const inCell = cells.get(cell);
      if (inCell === undefined) cells.set(cell, [piece]);
      else inCell.push(piece);
    }
  return cells;
}

/** The pieces in the cells within `degrees` of latitude and `degrees * 1.6` of longitude. */
function listPiecesNear({ lat, lng }: Place, degrees: number, grid: PieceGrid): Set<Piece> {
  const [up, right] = [degrees, degrees * 1.6];
  const box = { south: lat - up, north: lat + up, west: lng - right, east: lng + right };
  return new Set([...listCells(box)].flatMap((cell) => grid.get(cell) ?? []));
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

export function buildRoadGraph({ roads, borders, noRoad, routes, counties, towns }: Sources): RoadGraphFile {
  const cities = towns.slice(0, slowCities).map(([, , lng, lat]) => ({ lat, lng }));
  const states = createStateFinder(decodeBorders(borders));
  const sources = [...decodeRoads(roads, noRoad), ...listHandmadeRoads(routes)];
  const usable = dropNoRoads(listPieces(sources), noRoad, states);
  const pieces = nameRoutes(renumber(joinGaps(cutCrossings(usable), noRoad), routes), routes.traced);
  return encodeGraph(buildLinks(pieces, cities), {
    states,
    counties: createCountyFinder(counties),
  });
}

/** The source may have a road at the border a little beyond it. */
const sourceErrorMiles = 0.5;

/** The pieces by which a truck can go on: not those on islands, nor those abroad. */
function dropNoRoads(pieces: readonly Piece[], noRoad: NoRoadData, states: StateFinder): Piece[] {
  const areas = toNoRoadAreas(noRoad);
  const isInArea = (at: Place) => findNoRoadArea(at, areas) !== null;
  const isAbroad = (at: Place) => states.findState(at) === null && states.findNearest(at, sourceErrorMiles) === null;
  return pieces.filter(
    ({ from, to, road }) =>
      !(isInArea(from) && isInArea(to)) && !(road.leavesCountry === true && (isAbroad(from) || isAbroad(to))),
  );
}
