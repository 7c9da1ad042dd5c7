import { describe, expect, test } from 'vitest';
import { readRows } from '../../testing/case-table.test-support.ts';
import { aUnit, oversize } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { isOrderable, orderableStates, type OrderableState, isStateCode } from '../../basics/state-code.ts';
import { toTravelLoad, type TravelLoad } from '../../load/travel-load.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { summarizeWeight } from './weight-summary.ts';
import { priceFeeForDays } from './pricing.ts';
import { type EstablishedCharge, findWeightCharge, type WeightCharge } from './weight-charges.ts';

type Facts = Parameters<typeof aUnit>[0];

/** 14 ft 6 in wide, 15 ft 2 in high, 77 ft long, 111,400 lb on six axles, unless the case says otherwise. */
function aHeavyLoad(facts: Facts = {}): TravelLoad {
  return toTravelLoad(aUnit({ ...oversize, ...facts }));
}

function findCharge(state: OrderableState, facts: Facts = {}, miles: number | null = null): WeightCharge {
  const load = aHeavyLoad(facts);
  return findWeightCharge(load, state, { charged: priceFeeForDays(load, state, { days: 4 }).amount, miles });
}

const legalSize = { width: 102, height: 162, length: 840, trailer: 48 };

/** `$40.00`, `$60.00 to $75.00`, `at least $43.00`, `$0.64 a mile`. */
function formatCharge(charge: WeightCharge): string {
  if (charge.status === 'none' || charge.status === 'not-established') return charge.status;
  const { status, amount, most, perMile, mostPerMile } = charge;
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const rates = [...new Set([perMile, mostPerMile ?? perMile])].map((rate) => `$${Number(rate.toFixed(4))}`);
  const byMiles = perMile > 0 ? [`${mostPerMile === null ? 'at least ' : ''}${rates.join(' to ')} a mile`] : [];
  if (status === 'by-miles') return [...(amount > 0 ? [dollars(amount)] : []), ...byMiles].join(' + ');
  if (status === 'expected') return dollars(amount);
  return most === null ? `at least ${dollars(amount)}` : `${dollars(amount)} to ${dollars(most)}`;
}

/** `legal size, weight 90500`. */
function parseFacts(text: string): Facts {
  const figures = text.split(', ').filter((figure) => figure !== '-' && figure !== 'legal size');
  const given = Object.fromEntries(
    figures.map((figure) => figure.split(' ')).map(([key, value]) => [key, Number(value)]),
  );
  return { ...(text.startsWith('legal size') && legalSize), ...given };
}

test.each(readRows('weight-charges.txt', import.meta.url))(
  '%s, %s: %s',
  (state = '', facts = '', expected = '', source = '') => {
    if (!isStateCode(state) || !isOrderable(state)) throw new Error(`${state} is not sold`);
    expect(formatCharge(findCharge(state, parseFacts(facts)))).toBe(expected);
    const sources = permitFees[state].overweight.map((row) => permitSources[state][row.source]?.title);
    expect(sources).toContain(source);
  },
);

test.each([
  ['IL', {}],
  ['MN', {}],
  ['OR', {}],
  ['RI', { weight: 140_000 }],
  ['WY', {}],
] as const)('%s, %o: the rows establish no sum', (state, facts) => {
  expect(findCharge(state, facts).status).toBe('not-established');
});

/** Worked by hand from the source of each row. */
test.each([
  // 150 miles at $0.32 and $3.33 are $51.33, in whole dollars.
  ['FL', {}, 130, '$52.00'],
  // 1,000 miles at $0.47 are more than the $500 for size and weight together.
  ['FL', { weight: 161_000 }, 1000, '$474.00'],
  ['FL', { weight: 161_000 }, 1100, '$490.00'],
  // 75,000 lb over in steps of 25,000, 250 miles in steps of 50: $225, to the nearest $10, less the fee of $30.
  ['UT', { weight: 140_000 }, 212, '$200.00'],
  // 50,000 lb over, but 70,000 if the gross weight is rounded up; 50 miles: $42, at least $80.
  ['UT', { weight: 130_000 }, 40, '$50.00'],
  ['UT', { weight: 300_000 }, 400, '$510.00'],
  // 150 miles at $0.60, and the executive fee of $25, on top of the base.
  ['IN', {}, 150, '$115.00'],
  ['IN', { weight: 100_000 }, 20, '$7.00'],
  // Without the weight of each axle, an axle can be the greater excess: $0.21 over 33 miles are less than the $14.
  ['WA', {}, 33, 'at least $4.00'],
  // 16 started tons over, at $0.06; and $20 if the state does not join both permits.
  ['TN', {}, 50, '$48.00 to $68.00'],
  ['OH', { weight: 130_000 }, 100, '$100.00'],
  // $40, as 16 tons over 100 miles at $0.06 are less only above Table I.
  ['WY', {}, 100, '$0.00 to $96.00'],
  // 2 tons over 117,000 lb and 20 over 80,000 lb; 2 cost less than the $40.
  ['WY', { weight: 120_000 }, 100, '$40.00 to $120.00'],
  // A started mile counts in full.
  ['VA', {}, 10.2, '$3.30'],
] as const)('%s, %o, %i miles: %s', (state, facts, miles, expected) => {
  expect(formatCharge(findCharge(state, facts, miles))).toBe(expected);
});

test.each([
  ['PA', 100, '$64.00'],
  ['AR', 100, '$128.00'],
  ['AR', 120, '$160.00'],
  ['AR', 300, '$256.00'],
  ['FL', 100, '$36.00'],
  ['LA', 40, '$65.00'],
  ['SD', 1, '$1.00'],
] as const)('%s with %i miles: %s', (state, miles, expected) => {
  expect(formatCharge(findCharge(state, {}, miles))).toBe(expected);
});

/** Steer, a tandem of the tractor, a tridem of the trailer: 5 ft between the axles of a group unless the case says otherwise. */
const groups = { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 };
const toAxles = (A: number, B: number, C: number, D: number, E: number, F: number) => ({
  axleWeights: { A, B, C, D, E, F },
});

describe('Minnesota adds one rate for each overweight group of axles', () => {
  test.each([
    // $0.14 for 37,000 lb on two axles, $0.17 for 57,000 lb on three.
    ['a tandem and a tridem', toAxles(17_400, 18_500, 18_500, 19_000, 19_000, 19_000), null, '$0.31 a mile'],
    ['over 100 miles', toAxles(17_400, 18_500, 18_500, 19_000, 19_000, 19_000), 100, '$31.00'],
    ['a legal group adds nothing', toAxles(20_000, 17_000, 17_000, 19_000, 19_000, 19_000), null, '$0.17 a mile'],
    ['the last pound of a row', toAxles(12_000, 18_000, 18_000, 14_000, 14_000, 14_000), null, '$0.12 a mile'],
    ['the first pound of the next', toAxles(12_000, 18_000, 18_001, 14_000, 14_000, 14_000), null, '$0.14 a mile'],
    [
      'two tandems of one row',
      { EF: null, weight: 86_000, axleWeights: { A: 12_000, B: 18_500, C: 18_500, D: 18_500, E: 18_500 } },
      50,
      '$14.00',
    ],
    [
      'only legal groups',
      { weight: 83_000, ...toAxles(12_000, 17_000, 17_000, 13_000, 12_000, 12_000), CD: 150 },
      50,
      '$0.00',
    ],
    ['a group above its table', toAxles(17_400, 24_000, 24_000, 19_000, 19_000, 19_000), 50, 'not-established'],
    [
      'three axles that are too far apart for the table',
      { DE: 60, EF: 60, ...toAxles(17_400, 17_000, 17_000, 19_000, 19_000, 19_000) },
      50,
      'not-established',
    ],
    [
      'a single axle, which has no column',
      toAxles(21_000, 17_000, 17_000, 14_000, 14_000, 14_000),
      50,
      'not-established',
    ],
    ['without axle weights', { axleWeights: {} }, 50, 'not-established'],
    [
      'with one missing',
      { axleWeights: { ...toAxles(12_000, 18_500, 18_500, 19_000, 19_000, 19_000).axleWeights, C: null } },
      50,
      'not-established',
    ],
  ] as const)('%s', (_, facts, miles, expected) => {
    expect(formatCharge(findCharge('MN', { ...groups, ...facts }, miles))).toBe(expected);
  });

  test('and names the figures that would show the rates', () => {
    expect(findCharge('MN', groups)).toMatchObject({ conditions: [{ missing: ['axleWeights'] }] });
    expect(findCharge('MN', { CD: null })).toMatchObject({
      conditions: [{ missing: ['axleDistances', 'axleWeights'] }],
    });
  });

  test('the $15 of the permit are what the order pays', () => {
    const load = aHeavyLoad(groups);
    expect(priceFeeForDays(load, 'MN', { days: 4 }).amount).toBe(1500);
  });
});

/** Six axles over 70 ft 4 in may weigh 96,000 lb. */
describe('Washington takes one rate, by the greater excess over its table', () => {
  test.each([
    // The tridem is 22,500 lb over 42,500 lb; its rate is $0.28, and the $10 for the size are not due besides.
    ['the axles, without miles', toAxles(12_400, 17_000, 17_000, 21_666, 21_667, 21_667), null, '$0.28 a mile'],
    ['the axles', toAxles(12_400, 17_000, 17_000, 21_666, 21_667, 21_667), 100, '$18.00'],
    ['at least $14', toAxles(12_400, 17_000, 17_000, 21_666, 21_667, 21_667), 33, '$4.00'],
    // The tandem is 4,000 lb over, the tridem 17,500 lb: no text says whether they are added.
    ['two groups', toAxles(13_400, 19_000, 19_000, 20_000, 20_000, 20_000), 100, '$11.00 to $18.00'],
    ['within the table', toAxles(10_000, 15_000, 15_000, 14_000, 14_000, 14_000), 100, '$0.00'],
  ] as const)('%s', (_, { axleWeights }, miles, expected) => {
    const weight = Object.values(axleWeights).reduce<number>((sum, axle) => sum + axle, 0);
    expect(formatCharge(findCharge('WA', { ...groups, axleWeights, weight }, miles))).toBe(expected);
  });

  test('without axle weights the rate of the gross weight is the least', () => {
    expect(findCharge('WA')).toMatchObject({
      perMile: 0.21,
      mostPerMile: null,
      conditions: [{ missing: ['axleWeights'] }],
    });
  });

  test('without axle distances the table can go up to 105,500 lb', () => {
    expect(findCharge('WA', { CD: null })).toMatchObject({ perMile: 0.07, mostPerMile: null });
  });
});

describe('the supervision fee of Texas above 200,000 lb', () => {
  const long = { ...groups, CD: 900 };
  test.each([
    ['up to 200,000 lb', { ...groups, weight: 200_000 }, '$300.00'],
    ['is $500 under 95 ft of axle spacing', { ...groups, weight: 200_001 }, '$875.00'],
    ['is $35, or $500 for an axle over the permit maximum', { ...long, weight: 200_001 }, '$410.00 to $875.00'],
    ['is open without axle distances', { ...groups, CD: null, weight: 210_000 }, '$410.00 to $875.00'],
    ['is $500 above 254,300 lb, or $100 without a bridge', { ...long, weight: 254_301 }, '$475.00 to $875.00'],
  ] as const)('%s', (_, facts, expected) => {
    expect(formatCharge(findCharge('TX', facts))).toBe(expected);
  });
});

test.each([
  // Only above 160,000 lb is the bridge analysis due.
  ['MO', { weight: 160_000 }, 300, '$160.00'],
  ['MO', { weight: 160_001 }, 50, '$605.00'],
  ['MO', { weight: 160_001 }, 51, '$805.00'],
  ['MO', { weight: 160_001 }, 201, '$1105.00'],
  // The dearest type that size or weight reaches, once.
  ['GA', { weight: 150_000 }, 100, '$0.00'],
  ['GA', { weight: 180_001 }, 100, '$470.00'],
  ['GA', { width: 200, weight: 100_000 }, 100, '$0.00'],
  // The threshold is that of six axles; the bridge formula does not count.
  ['SD', { weight: 90_001 }, 100, '$2.00'],
  ['SD', { weight: 79_000, AB: 120, CD: 120 }, 100, '$0.00'],
  ['OH', { weight: 120_001 }, 100, '$84.00'],
] as const)('%s, %o, %i miles by one rate: %s', (state, facts, miles, expected) => {
  expect(formatCharge(findCharge(state, facts, miles))).toBe(expected);
});

test.each([
  ['OR', {}, /conversion table/],
  ['IL', {}, /Table 2/],
  ['RI', { weight: 140_000 }, /proviso/],
] as const)('%s says why its charge is not known, without an amount', (state, facts, why) => {
  const charge = findCharge(state, facts, 100);
  expect(charge).toMatchObject({ status: 'not-established', reasons: [expect.stringMatching(why)] });
  expect(JSON.stringify('reasons' in charge ? charge.reasons : '')).not.toContain('$');
});

test('what a table leaves out is charged in place of its rows, not on top of them', () => {
  // $10 by the table up to 88,000 lb on six axles; outside it $50 and 3 tons at $0.035 over 40 miles.
  const facts = { ...legalSize, weight: 85_000, axleWeights: {} };
  expect(formatCharge(findCharge('IL', facts, 40))).toBe('$10.00 to $54.20');
});

/** How a note says that it excludes another one: so many axles, or the weight of a group. */
const exclusive = /group weight|axles within|single axle.* lb|category/i;

test('no row whose note is one of several ranges is added to the others', () => {
  const added = orderableStates.flatMap((state) =>
    permitFees[state].overweight
      .filter(({ isInstead, isAlternative, axleGroup }) => !isInstead && !isAlternative && axleGroup === undefined)
      .flatMap(({ when }) => (exclusive.test(when.note ?? '') ? [`${state} ${when.note}`] : [])),
  );
  expect(added).toEqual([]);
});

test('two rows of one column never hold for one group', () => {
  const rows = permitFees.MN.overweight.flatMap(({ axleGroup }) => axleGroup ?? []);
  expect(rows).toHaveLength(26);
  const clashes = rows.flatMap((one) =>
    rows.filter(
      (other) => one !== other && one.axles === other.axles && one.toLb > other.overLb && other.toLb > one.overLb,
    ),
  );
  expect(clashes).toEqual([]);
});

test('a load of 111,400 lb over Texas, Oklahoma and Kansas pays $122 now, and about $510 later', () => {
  const states = ['TX', 'OK', 'KS'] as const;
  const charges = states.map((state) => ({ state, charge: findCharge(state) }));
  const now = states.map((state) => priceFeeForDays(aHeavyLoad(), state, { days: 4 }).amount);
  expect(now.reduce((sum: number, amount) => sum + amount, 0)).toBe(12_200);
  const { total, lines } = summarizeWeight(charges);
  expect(total).toBe(51_000);
  expect(lines.map(({ state }) => state)).toEqual(['OK', 'TX']);
  // Oklahoma: a second permit of $40, and $10 for each started 1,000 lb of 31,400.
  expect(lines[0]?.charge).toMatchObject({
    parts: [
      { dollars: 40, per: 'trip' },
      { dollars: 10, per: '1000lb_over_legal', units: 32 },
    ],
  });
});

describe('a charge', () => {
  test('is none within the weight limits, and while the weight is missing', () => {
    expect(findCharge('TX', { weight: 80_000 })).toEqual({ status: 'none' });
    expect(findCharge('TX', { weight: null })).toEqual({ status: 'none' });
  });

  test('that is not established names the office and its phone', () => {
    expect(findCharge('MN')).toMatchObject({
      status: 'not-established',
      office: { name: expect.stringMatching(/\w/), phone: expect.stringMatching(/\d{3}-\d{3}-\d{4}/) },
    });
  });

  test('in place of the fee never falls below 0', () => {
    const load = aHeavyLoad({ ...legalSize, weight: 90_000 });
    expect(formatCharge(findWeightCharge(load, 'AL', { charged: 2000, miles: null }))).toBe('$0.00');
  });

  test('with an open condition keeps the condition', () => {
    expect(findCharge('AR')).toMatchObject({ conditions: [{ missing: ['miles'] }, {}, {}, {}, {}] });
  });
});

/** Every case of 300 random loads over all states. */
function* drawCharges(): Generator<{ state: OrderableState; light: WeightCharge; heavy: WeightCharge }> {
  const random = createSeededRandom(11);
  const figure = (from: number, to: number) => Math.round(from + random() * (to - from));
  for (let round = 0; round < 300; round += 1) {
    const facts = { width: figure(96, 220), height: figure(150, 220), length: figure(700, 1500) };
    const weight = figure(75_000, 260_000);
    const miles = random() < 0.5 ? null : figure(1, 400);
    for (const state of orderableStates)
      yield {
        state,
        light: findCharge(state, { ...facts, weight }, miles),
        heavy: findCharge(state, { ...facts, weight: weight + figure(1, 60_000) }, miles),
      };
  }
}

const isKnown = (charge: WeightCharge): charge is EstablishedCharge => 'parts' in charge;

test('a heavier load never costs less, and no charge is negative', () => {
  for (const { state, light, heavy } of drawCharges()) {
    if (!isKnown(light) || !isKnown(heavy)) continue;
    expect(light.amount, state).toBeGreaterThanOrEqual(0);
    expect(light.most ?? Infinity, state).toBeGreaterThanOrEqual(light.amount);
    expect(heavy.most ?? Infinity, state).toBeGreaterThanOrEqual(light.amount);
    const areByMiles = [light, heavy].every(({ status }) => status === 'by-miles');
    expect(areByMiles ? heavy.perMile : Infinity, state).toBeGreaterThanOrEqual(light.perMile);
  }
});

test('the total is the sum of the states', () => {
  for (const { state, light, heavy } of drawCharges()) {
    const { total, lines } = summarizeWeight([
      { state, charge: light },
      { state, charge: heavy },
    ]);
    const sum = [light, heavy].reduce((all, charge) => all + (isKnown(charge) ? charge.amount : 0), 0);
    expect(total).toBe(sum);
    expect(lines.length).toBeLessThanOrEqual(2);
  }
});
