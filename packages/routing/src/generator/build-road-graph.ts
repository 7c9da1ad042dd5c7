import type { RoadGraphFile } from '../graph/road-graph-file.ts';
import { createCountyFinder, type CountyRow } from '../states/county-finder.ts';
import { decodeBorders } from '../states/border-file.ts';
import { createBorderGrid } from '../states/border-grid.ts';
import { createDryTest, measureOffLand } from '../states/dry-leg.ts';
import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import { type NoRoadData, findNoRoadArea, isInBox, toNoRoadAreas } from '../geo/no-road-areas.ts';
import type { TownRow } from '../geo/towns.ts';
import { encodeGraph } from './encode-graph.ts';
import { buildLinks } from './links.ts';
import { joinGaps } from './join-gaps.ts';
import { indexPieces } from './piece-grid.ts';
import { listPieces, addCut, applyCuts, type Piece, type Cuts } from './pieces.ts';
import { nameRoutes } from './trace-routes.ts';
import { listHandmadeRoads, renumber, type UsRoutes } from './us-routes.ts';
import { createWinding } from './winding.ts';
import { decodeRoads, toGrid, type RoadsTopology } from './source-roads.ts';
import type { Place } from '@wideload/domain';
import { interpolate } from '../geo/flat.ts';

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

export function buildRoadGraph({ roads, borders, noRoad, routes, counties, towns }: Sources): RoadGraphFile {
  const cities = towns.slice(0, slowCities).map(([, , lng, lat]) => ({ lat, lng }));
  const lines = decodeBorders(borders);
  const grid = createBorderGrid(lines);
  const states = createStateFinder(lines, grid);
  const sources = [...decodeRoads(roads, noRoad), ...listHandmadeRoads(routes)];
  const usable = dropNoRoads(listPieces(sources), noRoad, states);
  const isDryLeg = createDryTest(lines, grid);
  const isDry = (end: Place, to: Place) => isDryLeg(end, to, measureOffLand(end, states));
  const joined = joinGaps(cutCrossings(usable), { noRoad, isDry });
  const pieces = markParkRoads(nameRoutes(renumber(joined, routes), routes.traced), noRoad);
  return encodeGraph(buildLinks(pieces, { cities, getWinding: createWinding(sources) }), {
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

function markParkRoads(pieces: readonly Piece[], { parks }: Pick<NoRoadData, 'parks'>): Piece[] {
  return pieces.map((piece) => {
    const isInside = parks.list.some(({ box }) => isInBox(piece.from, box) && isInBox(piece.to, box));
    return isInside ? { ...piece, road: { ...piece.road, isParkRoad: true } } : piece;
  });
}
