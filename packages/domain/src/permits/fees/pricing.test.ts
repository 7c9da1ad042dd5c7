import { describe, expect, test } from 'vitest';
import { priceFee, priceFeeForDays, listedStates } from './pricing.ts';
import { totalOfOrder, totalOfUnit } from './totals.ts';
import { aDay, aPermit, aUnit, oversize } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { toTravelLoad, type TravelLoad } from '../../load/travel-load.ts';
import { readState, readPath } from '../../states/facts/read-files.test-support.ts';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { sizeFees } from '../../states/facts/size-fees.generated.ts';

const ft = (feet: number, more = 0) => feet * 12 + more;

function aTypedLoad(facts: Parameters<typeof aUnit>[0], type: TravelLoad['type'] = 'general'): TravelLoad {
  return { ...toTravelLoad(aUnit(facts)), type };
}

describe('days', () => {
  test.each([
    ['TX', '2026-11-21', '2026-11-24', 1, 6200],
    ['OH', '2026-11-21', '2026-11-21', 1, 6500],
    ['LA', '2026-11-21', '2026-11-21', 1, 1000],
    ['LA', '2026-11-21', '2026-11-24', 4, 4000],
    ['LA', '2026-12-30', '2027-01-02', 4, 4000],
    ['LA', '2024-02-28', '2024-03-01', 3, 3000],
    ['LA', '2026-03-07', '2026-03-09', 3, 3000],
    ['LA', '2026-11-24', '2026-11-21', 1, 1000],
  ] as const)('%s from %s to %s charges %i days: %i cents', (state, start, end, days, amount) => {
    const line = priceFee(aTypedLoad(oversize), state, { start: aDay(start), end: aDay(end) });
    expect(line).toMatchObject({ state, days, amount });
    expect(line.amount).toBe(line.fee * line.days);
  });
});

describe('the prices that the specification lists', () => {
  test.each([
    ['FL', 10],
    ['CA', 16],
    ['TX', 62],
    ['OH', 65],
    ['KY', 60],
    ['NH', 6],
    ['OR', 8],
    ['LA', 10],
  ] as const)('%s charges $%i for every load', (state, dollars) => {
    for (const load of [aTypedLoad({ width: ft(9) }), aTypedLoad({ width: ft(20), height: ft(19) })])
      expect(priceFeeForDays(load, state, { days: 1 })).toMatchObject({ amount: dollars * 100, tier: null, open: [] });
  });

  test('are those of the files', () => {
    const isFixed = (state: OrderableState) => readPath(readState(state), 'fee.fixed_by_specification') === true;
    expect(orderableStates.filter(isFixed)).toEqual([...listedStates].toSorted());
  });
});

describe('a listed price below the table of the state', () => {
  test.each([
    ['OH', 'all loads', {}, 65, 75, 'Ohio Adm. Code 5501:2-1-05, permit application processing fees'],
    ['OH', '15 ft wide', { width: ft(15) }, 65, 145, 'Ohio Adm. Code 5501:2-1-05, permit application processing fees'],
    ['OH', '15 ft high', { height: ft(15) }, 65, 145, 'Ohio Adm. Code 5501:2-1-05, permit application processing fees'],
    ['FL', '13 ft wide', { width: ft(13) }, 10, 15, 'Fla. Admin. Code r. 14-26.008, Schedule of Fees'],
    ['FL', '15 ft high', { height: ft(15) }, 10, 25, 'Fla. Admin. Code r. 14-26.008, Schedule of Fees'],
    ['FL', '96 ft long', { length: ft(96) }, 10, 25, 'Fla. Admin. Code r. 14-26.008, Schedule of Fees'],
  ] as const)('%s, %s: $%i is charged, the table has $%i', (state, _load, facts, dollars, dearer, source) => {
    const line = priceFeeForDays(aTypedLoad(facts), state, { days: 1 });
    expect(line).toMatchObject({ amount: dollars * 100, dearerFee: dearer * 100 });
    expect(permitSources[state][line.source ?? '']?.title).toContain(source);
  });

  test('occurs in Florida and Ohio only, whatever the size and the weight', () => {
    const found = new Set<OrderableState>();
    const sizes = [8.5, 10, 12, 13, 14, 15, 16, 18, 20].flatMap((width) =>
      [13.5, 14, 14.6, 15, 16, 18].flatMap((height) =>
        [50, 70, 86, 96, 110, 121, 150].map((length) => ({ width: ft(width), height: ft(height), length: ft(length) })),
      ),
    );
    for (const size of sizes)
      for (const type of ['general', 'manufactured_building', 'house_mobing'] as const)
        for (const weight of [40_000, 80_000, 130_000, 260_000])
          for (const state of orderableStates)
            if (priceFeeForDays(aTypedLoad({ ...size, weight }, type), state, { days: 4 }).dearerFee !== null)
              found.add(state);
    expect([...found].toSorted()).toEqual(['FL', 'OH']);
  });

  test('is not stated while the size is missing', () => {
    const load = aTypedLoad({ width: null });
    expect(priceFeeForDays(load, 'OH', { days: 1 })).toMatchObject({ source: null, dearerFee: null, open: [] });
  });
});

test.each([
  ['CA', '16 ft wide', { width: ft(16) }, '21 Cal. Code Regs. 1411.3, permit fees'],
  ['PA', '14 ft 1 in wide', { width: ft(14, 1) }, 'Hauling Permit Fees, effective July 1, 2025'],
  ['AZ', '19 ft wide', { width: ft(19) }, 'Class C permits'],
] as const)('the fee of %s for a load %s has the source of its row', (state, _load, facts, title) => {
  const { source } = priceFeeForDays(aTypedLoad(facts), state, { days: 1 });
  expect(permitSources[state][source ?? '']?.title).toContain(title);
});

test.each([
  ['IL', { width: ft(9) }, 60, 12],
  ['IL', { width: ft(9) }, 120, 15],
  ['IL', { width: ft(9) }, 400, 21],
] as const)('%s, %o: the miles of a trip decide the tier (%i miles: $%i)', (state, facts, miles, dollars) => {
  expect(priceFeeForDays(aTypedLoad(facts), state, { days: 1, miles })).toMatchObject({
    amount: dollars * 100,
    condition: null,
    open: [],
  });
});

/** A load 13 ft 6 in high and 70 ft long unless the case says otherwise. */
test.each([
  ['WI', 'a trailer of 60 ft only', { width: 102, trailer: 60 }, 15, 'Overlength Only $15.00'],
  ['WI', '16 ft wide', { width: ft(16) }, 20, 'Overwidth OR Overheight 20.00'],
  ['WI', '16 ft wide, 14 ft high', { width: ft(16), height: ft(14) }, 25, 'Overwidth AND Overheight 25.00'],
  ['PA', '14 ft wide', { width: ft(14) }, 46, 'Hauling Permit Fees, effective July 1, 2025, row 66-A'],
  ['PA', '14 ft 1 in wide', { width: ft(14, 1) }, 97, 'Hauling Permit Fees, effective July 1, 2025, row 66-A'],
  ['IN', '12 ft wide', { width: ft(12) }, 20, '105 IAC 10-1.5-3, up to 148 inches wide'],
  ['IN', '14 ft wide', { width: ft(14) }, 30, '105 IAC 10-1.5-3'],
  ['IN', '17 ft wide', { width: ft(17) }, 40, '105 IAC 10-1.5-3'],
  ['TN', '14 ft wide', { width: ft(14) }, 20, 'Tenn. Comp. R. & Regs. 1680-07-01-.24'],
  ['TN', '15 ft wide', { width: ft(15) }, 30, 'Tenn. Comp. R. & Regs. 1680-07-01-.24'],
  ['TN', '16 ft 1 in wide', { width: ft(16, 1) }, 35, 'Tenn. Comp. R. & Regs. 1680-07-01-.24'],
  ['TN', '18 ft 6 in wide', { width: ft(18, 6) }, 45, 'Tenn. Comp. R. & Regs. 1680-07-01-.24'],
  ['NC', 'wide', { width: ft(12) }, 12, 'N.C. Gen. Stat. 20-119'],
  ['NC', 'wide and high', { width: ft(12), height: ft(15) }, 24, 'N.C. Gen. Stat. 20-119'],
  ['NC', 'wide, high, long', { width: ft(12), height: ft(15), trailer: 60 }, 36, 'N.C. Gen. Stat. 20-119'],
  ['AL', '12 ft wide', { width: ft(12), length: ft(80) }, 20, 'Permit fees, March 11, 2025'],
  ['SC', '16 ft wide', { width: ft(16) }, 30, 'S.C. Code 57-3-130'],
  ['SC', '17 ft wide', { width: ft(17) }, 35, 'S.C. Code 57-3-130'],
  ['SC', '21 ft wide', { width: ft(21) }, 45, 'S.C. Code 57-3-130'],
  ['NJ', '14 ft wide', { width: ft(14) }, 10, 'N.J. Admin. Code 13:18-1.6'],
  ['NJ', '15 ft 6 in wide', { width: ft(15, 6) }, 12, 'N.J. Admin. Code 13:18-1.6'],
  ['GA', '16 ft 1 in wide', { width: ft(16, 1) }, 125, 'Standard Single - $30.00; limit of 16 ft'],
  ['ID', '111 ft long', { width: ft(10), length: ft(111) }, 71, 'a permit service'],
  ['MO', '16 ft 1 in wide', { width: ft(16, 1) }, 265, '7 CSR 10-25.020'],
  ['VA', '15 ft 1 in wide', { width: ft(15, 1) }, 30, 'Hauling permits, fee table'],
  ['RI', '12 ft wide', { width: ft(12) }, 40, 'R.I. Gen. Laws 31-25-21(c)'],
  ['KS', '12 ft wide', { width: ft(12) }, 20, 'K.S.A. 8-1911'],
  ['KS', '17 ft wide, a large structure', { width: ft(17) }, 30, 'K.S.A. 8-1911'],
  ['AZ', '14 ft 6 in wide, class C', { width: ft(14, 6) }, 30, 'Class C permits'],
  ['AZ', '19 ft wide, class C', { width: ft(19) }, 40, 'Class C permits'],
  ['DE', '15 ft wide, a superload', { width: ft(15) }, 60, 'Delaware superload fee'],
] as const)('%s, %s, costs $%i', (state, _load, facts, dollars, _source) => {
  expect(priceFeeForDays(aTypedLoad(facts), state, { days: 1 }).amount).toBe(dollars * 100);
});

test.each([
  ['AR', ft(17), 'manufactured_building', 150],
  ['AR', ft(17), 'general', 17],
  ['TN', ft(14), 'manufactured_building', 50],
  ['TN', ft(16), 'manufactured_building', 100],
  ['AL', ft(12), 'house_mobing', 20],
] as const)('%s, %i in wide, %s: $%i', (state, width, type, dollars) => {
  expect(priceFeeForDays(aTypedLoad({ width }, type), state, { days: 1 }).amount).toBe(dollars * 100);
});

describe('an open condition', () => {
  test.each([
    ['CO', { width: ft(14) }, 30, [250, 250]],
    ['CO', { width: ft(17, 6) }, 30, [250, 250, 250, 250]],
    ['MN', { width: ft(15) }, 15, [135]],
    ['IL', { width: ft(14, 6) }, 30, [40, 50, 60]],
    ['IL', { width: ft(9) }, 12, [15, 18, 21]],
    ['IL', { width: ft(19) }, 50, [75, 100, 125]],
    ['ME', { width: ft(12) }, 10, []],
  ] as const)('%s, %o: $%i is charged, and %o is named', (state, facts, charged, named) => {
    const line = priceFeeForDays(aTypedLoad(facts), state, { days: 1 });
    expect(line.amount).toBe(charged * 100);
    expect(line.open.map(({ fee }) => fee / 100)).toEqual(named);
  });

  test('can decide the fee itself', () => {
    expect(priceFeeForDays(aTypedLoad({}), 'ME', { days: 1 }).condition?.note).toMatch(
      /how far the load exceeds each limit/,
    );
    expect(priceFeeForDays(aTypedLoad({}), 'IL', { days: 1 }).condition).toEqual({ missing: ['miles'] });
    expect(priceFeeForDays(aTypedLoad({ width: ft(17, 6) }), 'CO', { days: 1 }).condition).toBeNull();
  });

  test('has its note or what is missing', () => {
    const [special] = priceFeeForDays(aTypedLoad({ width: ft(12) }), 'CO', { days: 1 }).open;
    expect(special?.condition).toMatchObject({ missing: [], note: 'on red highways' });
    const [further] = priceFeeForDays(aTypedLoad({ width: ft(9) }), 'IL', { days: 1 }).open;
    expect(further?.condition).toEqual({ missing: ['miles'] });
  });

  test('of a load whose type is not known names the tiers of manufactured buildings', () => {
    const line = priceFeeForDays(aTypedLoad({ width: ft(14) }, null), 'TN', { days: 1 });
    expect(line.amount).toBe(2000);
    expect(line.open).toMatchObject([{ fee: 5000, condition: { kind: 'manufactured_building' } }]);
  });
});

describe('every state that is sold', () => {
  test.each(orderableStates)('%s has a price above zero, and only Louisiana charges by the day', (state) => {
    const line = priceFeeForDays(aTypedLoad(oversize), state, { days: 4 });
    expect(line.amount).toBeGreaterThan(0);
    expect(line.chargedDaily).toBe(state === 'LA');
  });

  test('has one base fee in both files, except where tiers begin lower or a condition is open', () => {
    const differing = orderableStates.filter(
      (state) => !listedStates.has(state) && sizeFees[state][0]?.dollars !== (stateFacts[state].fee.amount ?? 0) / 100,
    );
    // Alabama’s $10 is for two kinds of loads; Illinois begins at $12 for the smallest class.
    expect(differing).toEqual(['AL', 'IL']);
  });

  test('charges no less for a load that is larger in every dimension', () => {
    const random = createSeededRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const figure = (from: number, to: number) => Math.round(from + random() * (to - from));
      const small = { width: figure(96, 200), height: figure(150, 200), length: figure(600, 1600) };
      const large = {
        width: small.width + figure(0, 60),
        height: small.height + figure(0, 30),
        length: small.length + figure(0, 300),
      };
      for (const state of orderableStates)
        expect(priceFeeForDays(aTypedLoad(large), state, { days: 1 }).amount).toBeGreaterThanOrEqual(
          priceFeeForDays(aTypedLoad(small), state, { days: 1 }).amount,
        );
    }
  });
});

test("a unit's total is the sum of its permits, the order's the sum of its units", () => {
  const permits = [
    aPermit('unit-1', 'TX', { price: 6200 }),
    aPermit('unit-1', 'OH', { price: 6500 }),
    aPermit('unit-2', 'TX', { price: 6201 }),
  ];
  expect(totalOfUnit('unit-1', permits)).toBe(12_700);
  expect(totalOfUnit('unit-2', permits)).toBe(6201);
  expect(totalOfUnit('unit-3', permits)).toBe(0);
  expect(totalOfOrder(permits)).toBe(18_901);
});

test('pricing a permit of an unsold state does not compile', () => {
  // @ts-expect-error Alaska has no price.
  expect(() => priceFeeForDays(aTypedLoad(oversize), 'AK', { days: 1 })).toThrow(TypeError);
});
