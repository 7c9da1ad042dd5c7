import { checkEnvelope, stateCodes, trailerTypeKeys, loadTypeKeys, type DraftUnit } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { buildAxleRuler } from './axle-ruler.ts';
import {
  computeDrawingLayout,
  findReach,
  formatCodes,
  formatPlausibleLength,
  buildLimitLines,
} from './drawing-layout.ts';
import { computeDrawingPlaces, buildOverallLines } from './drawing-places.tsx';
import { buildLoadShape, buildLoadPlan } from './load-shape.ts';
import {
  buildRearLoadShape,
  findDrawnWidth,
  buildFrameShape,
  buildSleeperShape,
  buildStackPath,
  buildTrailerPath,
} from './truck-silhouette.tsx';
import { buildTruckPlan } from './truck-plan.ts';

type Facts = Pick<DraftUnit, 'dimensions' | 'axles' | 'weight'>;

function toFacts(dimensions: (number | null)[], axles: (number | null)[]): Facts {
  const [width = null, height = null, length = null, frontOverhang = null, rearOverhang = null] = dimensions;
  const [AB = null, BC = null, CD = null, DE = null, EF = null] = axles;
  return {
    dimensions: { width, height, length, frontOverhang, rearOverhang },
    axles: { AB, BC, CD, DE, EF },
    weight: 80_000,
  };
}

const max = Number.MAX_SAFE_INTEGER;
const extremes: [string, Facts][] = [
  ['nothing', toFacts([], [])],
  ['one inch of everything', toFacts([1, 1, 1, 1, 1], [1, 1, 1, 1, 1])],
  ['no inch of anything', toFacts([0, 0, 0, 0, 0], [0, 0, 0, 0, 0])],
  ['500 feet of everything', toFacts([6000, 6000, 6000, 6000, 6000], [6000, 6000, 6000, 6000, 6000])],
  ['figures beyond anything', toFacts([max, max, max, max, max], [max, max, max, max, max])],
  ['a length shorter than its axles', toFacts([102, 162, 240, 0, 0], [212, 54, 470, 54, 54])],
  ['overhangs longer than the whole', toFacts([102, 162, 600, 1200, 1200], [212, 54, 470, 54])],
  ['a length alone', toFacts([null, null, 6000], [])],
  ['a height alone', toFacts([null, 1], [])],
];

function describeDrawing(unit: Facts, width: number): string {
  return trailerTypeKeys
    .flatMap((trailer) => loadTypeKeys.map((type) => ({ trailer, type })))
    .map(({ trailer, type }) => {
      const plan = buildTruckPlan(unit, { axles: 6, trailer });
      const load = buildLoadPlan(plan, type);
      const checks = checkEnvelope(unit, stateCodes);
      const drawnWidth = findDrawnWidth(unit.dimensions.width);
      const layout = computeDrawingLayout(width, findReach(plan, drawnWidth, checks), { rows: 1 });
      const places = plan.axles.map((place) => layout.left + place * layout.scale);
      const ruler = buildAxleRuler(unit.axles, places, { width, size: layout.textSize, apart: 20 });
      const lines = buildOverallLines(
        { dimensions: unit.dimensions, drawnWidth, focusedPath: 'dimensions.frontOverhang' },
        plan,
        layout,
      );
      const rear = buildRearLoadShape(load, drawnWidth);
      const shapes = [buildLoadShape(load), rear, buildFrameShape(plan), buildSleeperShape(plan.cab)];
      const limits = buildLimitLines(plan, checks, layout);
      const paths = [
        buildStackPath(plan.cab),
        buildTrailerPath(plan),
        ...shapes.flatMap(({ solid, cut }) => [solid, cut]),
      ];
      return JSON.stringify(
        [plan, load, layout, ruler, lines, limits, computeDrawingPlaces(lines, ruler, layout), paths],
        requireFinite,
      );
    })
    .join('');
}

function requireFinite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}`);
  return value;
}

describe.each(extremes)('with %s', (_, unit) => {
  test.each([0, 1, 320, 390, 768, 1112, 1600])('renders finite numbers at %i px', (width) => {
    const all = describeDrawing(unit, width);
    expect(all).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each([288, 354, 720, 1112])('keeps the truck, its numbers and its texts within %i px', (width) => {
    const plan = buildTruckPlan(unit, { axles: 6, trailer: 'flatbed' });
    const reach = findReach(plan, findDrawnWidth(unit.dimensions.width), checkEnvelope(unit, stateCodes));
    const layout = computeDrawingLayout(width, reach);
    const { left, scale, rear } = layout;
    expect(left + reach.from * scale).toBeGreaterThanOrEqual(0);
    expect(left + reach.to * scale).toBeLessThan(rear.at - rear.half * scale);
    expect(rear.at + rear.half * scale).toBeLessThan(layout.heightAt);
    expect(layout.heightAt).toBeLessThan(width);
    expect(reach.top * scale).toBeLessThanOrEqual(layout.ground);
    const places = plan.axles.map((place) => layout.left + place * layout.scale);
    const ruler = buildAxleRuler(unit.axles, places, { width, size: layout.textSize, apart: 20 });
    for (const { at } of [...ruler.numbers, ...ruler.below]) expect(at >= 0 && at <= width).toBe(true);
    expect(layout.textSize).toBeGreaterThanOrEqual(12);
  });
});

test('input never changes the height of the drawing while its texts have one row', () => {
  const heights = extremes.map(
    ([, unit]) =>
      computeDrawingLayout(354, findReach(buildTruckPlan(unit, { axles: 5, trailer: 'flatbed' }), 102)).height,
  );
  expect(new Set(heights).size).toBe(1);
});

test('texts stay short: implausible lengths are left out, and states beyond three are counted', () => {
  expect([formatPlausibleLength(182), formatPlausibleLength(6000), formatPlausibleLength(max)]).toEqual([
    '15′2″',
    '500′0″',
    'over 500′0″',
  ]);
  expect([formatCodes(['TX']), formatCodes(['TX', 'OH', 'KS', 'NE', 'CO'])]).toEqual(['TX', 'TX, OH, KS +2']);
});
