import { describe, expect, test } from 'vitest';
import { checkLoad } from './load-check.ts';
import { usualPermitDays } from '../basics/fields.ts';
import type { KnownFacts } from '../load/load.ts';
import { findNeededPermits } from '../orders/permits/needed-permits.ts';
import { isOrdered, decidePermit } from './permits.ts';
import { priceFeeForDays } from './fees/pricing.ts';
import { aLoad, aUnit, oversize } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { applyChanges } from './smallest-change.ts';
import { orderableStates, type StateCode, stateCodes } from '../basics/state-code.ts';

const nothing: KnownFacts = {
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  weight: null,
  axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
};

describe('checkLoad', () => {
  test.each<[name: string, facts: KnownFacts, states: StateCode[], verdicts: string[], dollars: number]>([
    ['no states, nothing to say', aUnit(oversize), [], [], 0],
    ['nothing known is within limits so far', nothing, ['TX'], ['so-far'], 0],
    ['a legal load needs none', aUnit(), ['TX', 'OH'], ['none', 'none'], 0],
    [
      'one that may pass a kingpin limit depends on it, and can be ordered',
      aUnit({ CD: 396 }),
      ['LA', 'CA'],
      ['none', 'depends'],
      16,
    ],
    ['without its trailer it is within limits so far', aUnit({ trailer: null }), ['TX', 'OH'], ['so-far', 'so-far'], 0],
    ['an oversize one needs one in each', aUnit(oversize), ['TX', 'OH'], ['needs', 'needs'], 127],
    ['a state named twice counts once', aUnit(oversize), ['TX', 'TX'], ['needs'], 62],
    ['Louisiana charges by the day', aUnit(oversize), ['LA'], ['needs'], 40],
    ['Alaska sells none, and counts for nothing', aUnit(oversize), ['AK', 'FL'], ['needs', 'needs'], 10],
    [
      'a width alone is enough to need one',
      { ...nothing, dimensions: { ...nothing.dimensions, width: 120 } },
      ['TX'],
      ['needs'],
      62,
    ],
  ])('%s', (_name, facts, states, verdicts, dollars) => {
    const check = checkLoad(facts, states, { days: usualPermitDays });
    expect(check.rows.map(({ need }) => need.verdict)).toEqual(verdicts);
    expect(check.total).toBe(dollars * 100);
  });

  test.each<[name: string, facts: KnownFacts, states: StateCode[], isLegal: boolean]>([
    ['all figures within limits', aUnit(), ['TX'], true],
    ['within limits so far', { ...aUnit(), weight: null }, ['TX'], false],
    ['no state to be legal in', aUnit(), [], false],
    ['as high as Texas allows', aUnit({ height: 166 }), ['TX'], true],
    ['but not New York', aUnit({ height: 166 }), ['TX', 'NY'], false],
    ['Arizona has less on secondary roads', aUnit({ height: 166 }), ['AZ'], false],
    ['close to the weight limit without axle weights', aUnit({ axleWeights: {} }), ['TX'], false],
    ['a kingpin limit that may be passed', aUnit({ CD: 396 }), ['LA', 'CA'], false],
    ['a kingpin limit that is not established', aUnit({ CD: 396 }), ['LA', 'TX'], false],
    ['a trailer that is not on record', aUnit({ trailer: null }), ['TX'], false],
    ['over a limit', aUnit({ width: 103 }), ['TX'], false],
  ])('legal or not: %s', (_name, facts, states, isLegal) => {
    expect(checkLoad(facts, states, { days: 4 }).isLegal).toBe(isLegal);
  });

  test.each([
    [60, 12],
    [400, 21],
  ])('%i miles of a trip in Illinois give a fee of $%i', (miles, dollars) => {
    const facts = aUnit({ width: 108 });
    const [row] = checkLoad(facts, ['IL'], { days: 4, miles: { IL: miles } }).rows;
    expect(row?.fee).toMatchObject({ amount: dollars * 100, condition: null });
  });

  test('missing overhangs count as zero', () => {
    const { dimensions, ...rest } = aUnit();
    const check = checkLoad(
      { ...rest, dimensions: { ...dimensions, frontOverhang: null, rearOverhang: null } },
      ['TX'],
      { days: 4 },
    );
    expect(check.isLegal).toBe(true);
  });

  test('a change is offered only if it is practical, and no permit is needed after it', () => {
    const slightlyOver = { width: 108, height: 170 };
    const states = ['TX', 'OH', 'LA'] as const;
    const check = checkLoad(aUnit(slightlyOver), states, { days: 4 });
    expect(check.change).not.toBeNull();
    const changed = applyChanges(aLoad(slightlyOver), check.change ?? []);
    for (const state of states) expect(decidePermit(changed, state).verdict).toBe('none');
    expect(checkLoad(aUnit(oversize), states, { days: 4 })).toMatchObject({
      change: null,
      rows: [{ change: null }, {}, {}],
    });
  });

  test('it finds the permits and fees of an order with the same unit', () => {
    const random = createSeededRandom(5);
    for (let run = 0; run < 100; run += 1) {
      const drawFigure = (from: number, to: number) => Math.floor(from + random() * (to - from));
      const unit = aUnit({
        width: drawFigure(96, 200),
        height: drawFigure(150, 200),
        length: drawFigure(600, 1400),
        rearOverhang: drawFigure(0, 150),
        weight: drawFigure(60_000, 130_000),
        EF: random() < 0.5 ? null : 54,
      });
      const days = drawFigure(1, 9);
      const ordered = findNeededPermits({ units: [unit], jurisdictions: [...orderableStates] });
      const check = checkLoad(unit, orderableStates, { days });
      const needed = check.rows.filter(({ need }) => isOrdered(need));
      expect(needed.map(({ need }) => need)).toEqual(ordered.map(({ need }) => need));
      const prices = ordered.map(({ state }) => priceFeeForDays({ facts: unit, type: null }, state, { days }).amount);
      expect(check.total).toBe(prices.reduce<number>((sum, price) => sum + price, 0));
    }
  });

  test('every state answers, also those that are not sold', () => {
    const check = checkLoad(aUnit(oversize), stateCodes, { days: 4 });
    expect(check.rows).toHaveLength(51);
    const unsold = check.rows.filter(({ need, fee }) => need.verdict === 'needs' && fee === null);
    expect(unsold.map(({ need }) => need.state)).toEqual(['AK', 'DC', 'HI']);
  });
});
