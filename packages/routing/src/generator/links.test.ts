import { expect, test } from 'vitest';
import { cutCrossings, joinGaps } from './build-road-graph.ts';
import { buildLinks, type Link } from './links.ts';
import { listPieces } from './pieces.ts';
import type { RoadClass, SourceRoad } from './source-roads.ts';

/** In hundredths of a degree from 35 N, 100 W: east, then north. */
const aRoad = (points: [number, number][], kind: RoadClass = 'o', number: string | null = null): SourceRoad => ({
  points: points.map(([x, y]) => ({ lat: 35 + y / 100, lng: -100 + x / 100 })),
  kind,
  number,
});
const build = (...roads: SourceRoad[]) =>
  buildLinks(joinGaps(cutCrossings(listPieces(roads)), { falseJoins: { list: [] } }), []);
const countEnds = (links: readonly Link[]) =>
  new Set(links.flatMap(({ points: [from], points }) => [from, points.at(-1)].map((at) => JSON.stringify(at)))).size;

test('two roads that cross meet in a junction', () => {
  const links = build(
    aRoad([
      [0, 0],
      [4, 0],
    ]),
    aRoad([
      [2, -2],
      [2, 2],
    ]),
  );
  expect(links).toHaveLength(4);
  expect(countEnds(links)).toBe(5);
});

const hasEnd = (links: readonly Link[], x: number, y: number) =>
  links.some(({ points }) =>
    points.some((at) => Math.abs(at.lat - 35 - y / 100) < 1e-6 && Math.abs(at.lng + 100 - x / 100) < 1e-6),
  );
const long: [number, number][] = [
  [-20, 0],
  [20, 0],
];

test('an end is joined to the nearest point of another road', () => {
  const links = build(
    aRoad(long),
    aRoad([
      [2, 1],
      [2, 9],
    ]),
  );
  expect(hasEnd(links, 2, 9)).toBe(true);
  expect(hasEnd(links, 2, 0)).toBe(true);
});

test('an end more than three miles away stays apart, and the smaller part is dropped', () => {
  const links = build(
    aRoad(long),
    aRoad([
      [2, 6],
      [2, 9],
    ]),
  );
  expect(hasEnd(links, 2, 9)).toBe(false);
  expect(hasEnd(links, 20, 0)).toBe(true);
});

test('a chain of pieces becomes one link of at most eight miles', () => {
  const links = build(
    aRoad([
      [0, 0],
      [2, 0],
      [4, 0],
      [6, 0],
    ]),
  );
  expect(links).toHaveLength(1);
  expect(links[0]?.miles).toBeCloseTo(3.4, 1);
  expect(
    build(
      aRoad([
        [0, 0],
        [40, 0],
      ]),
    ).length,
  ).toBeGreaterThan(2);
});

test('of two roads between the same places the faster one stays', () => {
  const links = build(
    aRoad(
      [
        [0, 0],
        [2, 0],
        [4, 0],
      ],
      'i',
      '80',
    ),
    aRoad([
      [0, 0],
      [2, 1],
      [4, 0],
    ]),
  );
  expect(links.map(({ label, speed }) => [label, speed])).toEqual([['I-80', 67]]);
});
