import { describe, expect, test } from 'vitest';
import { type TruckPlan, buildTruckPlan } from './truck-plan.ts';

type Facts = Parameters<typeof buildTruckPlan>[0];

const none = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null };
const noAxles = { AB: null, BC: null, CD: null, DE: null, EF: null };
const lowboy = { axles: 6, trailer: 'removable_goose_neck' } as const;
const five = { axles: 5, trailer: 'flatbed' } as const;

const picture: Facts = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
};
const nothing: Facts = { dimensions: none, weight: null, axles: noAxles };

function listGaps({ axles }: TruckPlan) {
  return axles.slice(1).map((axle, index) => axle - (axles[index] ?? 0));
}

describe('the plan of a truck', () => {
  test('is to scale: the steer axle is 46 inches behind the bumper, the others at their distances', () => {
    const plan = buildTruckPlan(picture, lowboy);
    expect(plan.axles).toEqual([46, 258, 312, 782, 836, 890]);
    expect(plan).toMatchObject({ bumper: 0, length: 924, right: 924, height: 182, tractorAxles: 3 });
    expect(plan.trailer).toEqual({ from: 252.3, to: 924, type: 'removable_goose_neck', well: { from: 374, to: 726 } });
    expect(plan.cab).toEqual({ wall: 178, stretch: 1, rise: 1, sleeperTo: 249.3, stackTop: 172 });
  });

  test('five axles omit the last, and nothing else moves', () => {
    const without = { ...picture, axles: { ...picture.axles, EF: null } };
    expect(buildTruckPlan(without, { ...lowboy, axles: 5 }).axles).toEqual([46, 258, 312, 782, 836]);
  });

  test('overhangs are before the bumper and behind the trailer, within the length', () => {
    const { dimensions } = picture;
    const plan = buildTruckPlan(
      { ...picture, dimensions: { ...dimensions, frontOverhang: 36, length: 1020, rearOverhang: 60 } },
      lowboy,
    );
    expect(plan).toMatchObject({ bumper: 36, length: 1020, right: 1020 });
    expect(plan.axles[0]).toBe(82);
    expect(plan.trailer.to).toBe(960);
  });

  test('without values it is the usual truck', () => {
    const plan = buildTruckPlan(nothing, five);
    expect(listGaps(plan)).toEqual([212, 54, 396, 54]);
    expect(plan.height).toBe(162);
    expect(plan.length).toBe(46 + 716 + 34);
  });

  test('missing distances share the remaining length', () => {
    const known = { ...nothing, dimensions: { ...none, length: 924 }, axles: { ...noAxles, AB: 212, BC: 54 } };
    const plan = buildTruckPlan(known, five);
    const [AB, BC, CD = 0, DE = 0] = listGaps(plan);
    expect([AB, BC]).toEqual([212, 54]);
    expect(CD / DE).toBeCloseTo(396 / 54);
    expect(46 + 212 + 54 + CD + DE + 34).toBeCloseTo(924);
    expect(plan.trailer.to).toBe(924);
  });

  test.each([
    ['the widest gap behind the second axle', [212, 54, 396, 54], 3],
    ['a tractor with one drive axle', [180, 400, 50, 50], 2],
    ['a tractor with three drive axles', [212, 54, 54, 400], 4],
  ] as const)('the trailer begins at %s', (_, [AB, BC, CD, DE], tractorAxles) => {
    expect(buildTruckPlan({ ...nothing, axles: { AB, BC, CD, DE, EF: null } }, five).tractorAxles).toBe(tractorAxles);
  });

  test.each([
    ['13′6″ high: the exhaust ends at the height', { height: 162 }, { stackTop: 162, rise: 1 }],
    ['a low load: no exhaust, a lower cab', { height: 126 }, { stackTop: null, rise: 126 / 141 }],
    [
      'a boom over the cab: the cab ends below it',
      { height: 162, frontOverhang: 36 },
      { stackTop: null, rise: 132 / 141 },
    ],
  ])('%s', (_, dimensions, cab) => {
    expect(buildTruckPlan({ ...nothing, dimensions: { ...none, ...dimensions } }, five).cab).toMatchObject(cab);
  });

  test('an early second axle removes the sleeper, then shortens the cab', () => {
    const buildPlan = (AB: number) => buildTruckPlan({ ...nothing, axles: { ...noAxles, AB } }, five);
    expect(buildPlan(160).cab).toMatchObject({ sleeperTo: null, stretch: 1 });
    expect(buildPlan(120).cab.stretch).toBeLessThan(1);
  });

  test('a gooseneck without room for its well is drawn flat', () => {
    const short = { ...picture, axles: { ...picture.axles, CD: 150 } };
    expect(buildTruckPlan(short, lowboy).trailer.type).toBe('flatbed');
  });

  test('axles longer than the whole stay to scale, and the length keeps its end', () => {
    const plan = buildTruckPlan({ ...picture, dimensions: { ...picture.dimensions, length: 500 } }, lowboy);
    expect(listGaps(plan)).toEqual([212, 54, 470, 54, 54]);
    expect(plan.length).toBe(500);
    expect(plan.right).toBeGreaterThan(plan.axles.at(-1) ?? 0);
  });
});
