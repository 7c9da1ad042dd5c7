import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { createHeap } from '../graph/heap.ts';
import { toKey, type Piece } from './pieces.ts';
import type { RouteName } from './route-name.ts';
import type { TracedRoute } from './us-routes.ts';

/** A route passes a town within this distance, or by its nearest road. */
const townMiles = 3;
const farthestMiles = 9;
/** So that a route has its name up to the town, and not only between the outskirts. */
const streetCost = 1.3;
/** A trace that is so much longer than the straight line is not this road: the source does not have it. */
const mostDetour = 1.25;
/** A route that shares an Interstate has no name of its own there, but it may. */
const interstateCost = 1.15;

type Junction = { at: Place; pieces: Piece[] };

function indexJunctions(pieces: readonly Piece[]) {
  const junctions = new Map<number, Junction>();
  for (const piece of pieces)
    for (const at of [piece.from, piece.to]) {
      const known = junctions.get(toKey(at));
      if (known === undefined) junctions.set(toKey(at), { at, pieces: [piece] });
      else known.pieces.push(piece);
    }
  return junctions;
}

const cellSize = 0.25;
const toCell = (lat: number, lng: number) => Math.floor(lat / cellSize) * 10_000 + Math.floor((lng + 180) / cellSize);

/** Finds the junctions at a town. */
function createTownFinder(junctions: ReadonlyMap<number, Junction>) {
  const cells = new Map<number, { key: number; at: Place }[]>();
  for (const [key, { at }] of junctions) {
    const cell = toCell(at.lat, at.lng);
    const inCell = cells.get(cell);
    if (inCell === undefined) cells.set(cell, [{ key, at }]);
    else inCell.push({ key, at });
  }
  return function listAt(town: Place): { key: number; miles: number }[] {
    const near = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((right) => cells.get(toCell(town.lat + up * cellSize, town.lng + right * cellSize)) ?? []),
    );
    const sorted = near
      .map(({ key, at }) => ({ key, miles: computeFlatMiles(town, at) }))
      .filter(({ miles }) => miles <= farthestMiles)
      .toSorted((one, other) => one.miles - other.miles);
    return sorted.filter(({ miles }, index) => index === 0 || miles <= townMiles);
  };
}

function createTracer(pieces: readonly Piece[]) {
  const junctions = indexJunctions(pieces);
  const listAt = createTownFinder(junctions);

  /** The shortest way along the pieces between two towns; null where the source has no such road. */
  return function trace(from: Place, to: Place): Piece[] | null {
    const ends = new Map(listAt(to).map(({ key, miles }) => [key, miles * streetCost]));
    const costs = new Map<number, number>();
    const cameBy = new Map<number, { piece: Piece; key: number }>();
    const heap = createHeap();
    const most = computeFlatMiles(from, to) * mostDetour + 2 * townMiles * streetCost;
    const keys: number[] = [];
    const numbers = new Map<number, number>();

    function reach(key: number, cost: number, by: { piece: Piece; key: number } | null): void {
      const at = junctions.get(key)?.at ?? to;
      const rest = cost + computeFlatMiles(at, to);
      if (cost >= (costs.get(key) ?? Number.POSITIVE_INFINITY) || rest > most) return;
      costs.set(key, cost);
      if (by !== null) cameBy.set(key, by);
      const number = numbers.get(key) ?? keys.push(key) - 1;
      numbers.set(key, number);
      heap.push(number, rest);
    }

    for (const { key, miles } of listAt(from)) reach(key, miles * streetCost, null);
    let best: { key: number; cost: number } | null = null;
    for (let number = heap.pop(); number !== null; number = heap.pop()) {
      const key = keys[number] ?? 0;
      const cost = costs.get(key) ?? 0;
      const end = ends.get(key);
      if (best !== null && cost >= best.cost) break;
      if (end !== undefined && cost + end < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { key, cost: cost + end };
      for (const piece of junctions.get(key)?.pieces ?? []) {
        const next = toKey(piece.from) === key ? piece.to : piece.from;
        const miles = computeFlatMiles(piece.from, piece.to) * (piece.road.kind === 'o' ? 1 : interstateCost);
        reach(toKey(next), cost + miles, { piece, key });
      }
    }
    if (best === null) return null;
    const traced: Piece[] = [];
    for (let step = cameBy.get(best.key); step !== undefined; step = cameBy.get(step.key)) traced.push(step.piece);
    return traced;
  };
}

/** Of several routes on one road the first of the list gives its name. @throws where the roads have no such route */
export function nameRoutes(pieces: readonly Piece[], routes: readonly TracedRoute[]): Piece[] {
  const trace = createTracer(pieces);
  const names = new Map<Piece, RouteName>();
  const missing: string[] = [];
  for (const { name, isTruckRoad, towns } of routes)
    for (const [index, [town, lat, lng]] of towns.slice(1).entries()) {
      const [before = '', fromLat = 0, fromLng = 0] = towns[index] ?? [];
      const traced = trace({ lat: fromLat, lng: fromLng }, { lat, lng });
      if (traced === null) missing.push(`${name} ${before} to ${town}`);
      for (const piece of traced ?? [])
        if (isUnnamed(piece) && !names.has(piece)) names.set(piece, { name, isTruckRoad });
    }
  if (missing.length > 0) throw new Error(`The roads do not have:\n${missing.join('\n')}`);
  return pieces.map((piece) => {
    const route = names.get(piece);
    return route === undefined ? piece : { ...piece, road: { ...piece.road, route } };
  });
}

const isUnnamed = ({ road: { kind, route } }: Piece) => kind === 'o' && route === undefined;
