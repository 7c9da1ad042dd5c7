import type { LoadType, TrailerType } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { buildLoadShape, buildLoadPlan } from './load-shape.ts';
import { buildTruckPlan } from './truck-plan.ts';

const axles = { AB: 212, BC: 54, CD: 470, DE: 54, EF: null };

function buildPlan(trailer: TrailerType, { front = 0, rear = 0, height = 182 }, type: LoadType = 'other') {
  const dimensions = { width: 174, height, length: 924 + front + rear, frontOverhang: front, rearOverhang: rear };
  const plan = buildTruckPlan({ dimensions, weight: null, axles }, { axles: 5, trailer });
  return { plan, load: buildLoadPlan(plan, type) };
}

describe('the plan of a load', () => {
  test.each([
    ['removable_goose_neck', 30, 374, 726],
    ['step_deck', 46, 374, 924],
    ['flatbed', 60, 252, 924],
  ] as const)(
    'on a %s it is on the deck at %i inches, within the deck’s ends, up to its height',
    (trailer, deck, from, to) => {
      const { body } = buildPlan(trailer, {}).load;
      expect(body.base).toBeCloseTo(deck, -1);
      expect(body.base).toBeGreaterThan(deck);
      expect(body.top).toBe(182);
      expect(body.from).toBeGreaterThan(from);
      expect(body.to).toBeLessThan(to);
    },
  );

  test('a rear overhang reaches to the end of the length: the load itself on a flat deck, a beam over the axles behind a well', () => {
    const flat = buildPlan('flatbed', { rear: 60 });
    expect([flat.load.body.to, flat.load.beam]).toEqual([flat.plan.right, null]);
    const low = buildPlan('removable_goose_neck', { rear: 60 });
    expect(low.load.body.to).toBeLessThan(726);
    expect(low.load.beam).toMatchObject({ to: low.plan.right, base: 64 });
  });

  test('a front overhang reaches over the cab to the foremost inch', () => {
    const { plan, load } = buildPlan('flatbed', { front: 48 });
    expect(load.boom).toMatchObject({ from: 0, top: 182 });
    expect(load.boom?.base).toBeGreaterThan(141 * plan.cab.rise);
    expect(buildPlan('flatbed', {}).load.boom).toBeNull();
  });

  test('a height below the deck still draws a load', () => {
    const { body } = buildPlan('flatbed', { height: 1 }).load;
    expect(body.top).toBeGreaterThan(body.base);
  });

  test.each(['general', 'manufactured_building', 'house_mobing', 'commodity', 'other'] as const)(
    'a load of type %s has a separate shape that reaches its height and both its ends',
    (type) => {
      const { load } = buildPlan('flatbed', {}, type);
      const { solid, cut } = buildLoadShape(load);
      for (const reach of [load.body.from, load.body.to, load.body.top]) expect(solid).toContain(String(reach));
      expect(cut).not.toBe('');
      const others = (['general', 'commodity', 'house_mobing'] as const).filter((other) => other !== type);
      for (const other of others)
        expect(buildLoadShape({ ...load, type: other }).solid + buildLoadShape({ ...load, type: other }).cut).not.toBe(
          solid + cut,
        );
    },
  );
});
