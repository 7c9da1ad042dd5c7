import { expect, test } from 'vitest';
import { cutCrossings } from './build-road-graph.ts';
import { joinGaps } from './join-gaps.ts';
import { buildLinks, type Link } from './links.ts';
import { listPieces } from './pieces.ts';
import type { RoadClass, SourceRoad } from './source-roads.ts';

/** In hundredths of a degree from 35 N, 100 W: east, then north. */
const aRoad = (points: [number, number][], kind: RoadClass = 'o', number: string | null = null): SourceRoad => ({
  points: points.map(([x, y]) => ({ lat: 35 + y / 100, lng: -100 + x / 100 })),
  kind,
  number,
});
const joinAll = (roads: readonly SourceRoad[], isDry = true) =>
  joinGaps(cutCrossings(listPieces(roads)), { noRoad: { falseJoins: { list: [] } }, isDry: () => isDry });
const country = { cities: [], getWinding: () => 1 };
const build = (...roads: SourceRoad[]) => buildLinks(joinAll(roads), country);
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

test('a drawn road has its name up to the road that it is joined to', () => {
  const side: SourceRoad = {
    ...aRoad([
      [2, 1],
      [2, 9],
    ]),
    isDrawn: true,
    route: { name: 'TX-16', isTruckRoad: false },
  };
  const labels = build(aRoad(long), side).map(({ label }) => label);
  expect(labels.filter((label) => label === 'TX-16')).toHaveLength(2);
});

/** A short road off the end of a long one, whose way goes on beyond a gap. */
const stub: [number, number][] = [
  [20, 0],
  [20, 1],
];
const beyond: [number, number][] = [
  [30, 4],
  [10, 4],
];

test('the end of a stub is joined to the road beyond the gap, not to the one from which it comes', () => {
  const links = build(aRoad(long), aRoad(stub), aRoad(beyond));
  expect(hasEnd(links, 20, 4)).toBe(true);
});

/** Its end is six miles from the next road. */
const farEnd: [number, number][] = [
  [2, 9],
  [2, 25],
];

test('a long road is joined over eight miles, where it leads over no water', () => {
  expect(hasEnd(build(aRoad(long), aRoad(farEnd)), 2, 0)).toBe(true);
  const beyondWater = buildLinks(joinAll([aRoad(long), aRoad(farEnd)], false), country);
  expect(hasEnd(beyondWater, 2, 25)).toBe(false);
});

test('a street whose end is more than three miles away stays apart, and the smaller part is dropped', () => {
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
