import { expect, test } from 'vitest';
import { listPieces } from './pieces.ts';
import { toRoadLabel, getSpeed } from './links.ts';
import type { RoadClass, SourceRoad } from './source-roads.ts';
import { nameRoutes } from './trace-routes.ts';

const aRoad = (points: [number, number][], kind: RoadClass = 'o', number: string | null = null): SourceRoad => ({
  points: points.map(([lat, lng]) => ({ lat, lng })),
  kind,
  number,
});
const west = [35, -100] as const;
const east = [35, -99.5] as const;
const towns = [
  ['West', ...west],
  ['East', ...east],
] as const;
const route = { name: 'US-287', isTruckRoad: true, towns };
const straight = aRoad([[...west], [...east]]);
const around = aRoad([[...west], [35.2, -99.75], [...east]]);

test('the straight road between the towns gets the name of the route, the one around it does not', () => {
  const named = nameRoutes(listPieces([straight, around]), [route]);
  const isStraight = ({ from, to }: { from: { lat: number }; to: { lat: number } }) => from.lat === 35 && to.lat === 35;
  for (const piece of named) expect(toRoadLabel(piece.road)).toBe(isStraight(piece) ? 'US-287' : '');
});

test('a truck road is faster than another one, and slower than an Interstate', () => {
  const [truck] = nameRoutes(listPieces([straight]), [route]);
  const [plain] = nameRoutes(listPieces([straight]), [{ ...route, isTruckRoad: false }]);
  const [interstate] = listPieces([aRoad([[...west], [...east]], 'i', '40')]);
  if (truck === undefined || plain === undefined || interstate === undefined) throw new Error('no pieces');
  expect(getSpeed(truck, [])).toBeGreaterThan(getSpeed(plain, []));
  expect(getSpeed(truck, [])).toBeLessThan(getSpeed(interstate, []));
});

test('an Interstate on the way keeps its name', () => {
  const named = nameRoutes(listPieces([aRoad([[...west], [...east]], 'i', '40')]), [route]);
  expect(new Set(named.map(({ road }) => toRoadLabel(road)))).toEqual(new Set(['I-40']));
});

test('a route that is missing in the roads is an error', () => {
  expect(() => nameRoutes(listPieces([aRoad([[...west], [36, -99.75], [...east]])]), [route])).toThrow('West to East');
});
