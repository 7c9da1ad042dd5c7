import { expect, test } from 'vitest';
import type { SourceRoad } from './source-roads.ts';
import { createWinding, curves } from './winding.ts';

/** Twelve miles north and as many east. */
const bend: SourceRoad = {
  points: [
    { lat: 40, lng: -90 },
    { lat: 40.17, lng: -90 },
    { lat: 40.17, lng: -89.78 },
  ],
  kind: 'o',
  number: null,
};
const straight: SourceRoad = { ...bend, points: bend.points.toSpliced(1, 1) };

test.each([
  ['a highway that runs straight', [straight], 40.1, curves],
  ['a highway whose bends are farther apart than towns', [bend], 40.1, curves],
  [
    'a highway in small bends',
    [{ ...bend, points: [bend.points[0], { lat: 40.1, lng: -90 }, bend.points[2]] }],
    40.1,
    1.19,
  ],
  ['an Interstate, which says nothing of it', [{ ...bend, kind: 'i' as const }], 40.1, curves],
  ['a drawn road, which says nothing of it', [{ ...bend, isDrawn: true }], 40.1, curves],
  ['a winding highway far away', [bend], 45, curves],
])('a drawn road beside %s is as winding', (_name, roads, lat, winding) => {
  const getWinding = createWinding(roads as SourceRoad[]);
  expect(getWinding({ lat, lng: -89.9 })).toBeCloseTo(winding, 1);
});
