import { expect, test } from 'vitest';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { aUnit, oversize } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { toTravelLoad } from '../../load/travel-load.ts';
import { type ChargedLoad, priceFeeForDays } from './pricing.ts';
import { findCharges } from './charge-summary.ts';
import type { ExtraCharge } from './extra-charges.ts';

type Facts = Parameters<typeof aUnit>[0];

/** 14 ft 6 in wide, 15 ft 2 in high, 77 ft long, on six axles. */
function aChargedLoad(state: OrderableState, facts: Facts = {}, miles?: number): ChargedLoad {
  const load = toTravelLoad(aUnit({ ...oversize, ...facts }));
  return { state, load, charged: priceFeeForDays(load, state, { days: 4 }).amount, miles };
}

const light = { weight: 79_000 };

/** `card $16.00`, `transaction up to $2.00`, `card 4%`. */
function formatExtra({ kind, amount, bound, dollars, percent }: ExtraCharge): string {
  const words = { exact: '', least: 'at least ', most: 'up to ' };
  if (amount !== null) return `${kind} ${words[bound]}$${(amount / 100).toFixed(2)}`;
  const parts = [...(dollars === null ? [] : [`$${dollars}`]), ...(percent === null ? [] : [`${percent}%`])];
  return `${kind} ${parts.length === 0 ? 'not published' : parts.join(' and ')}`;
}

function listExtras(state: OrderableState, facts: Facts = {}, miles?: number): string[] {
  return findCharges([aChargedLoad(state, facts, miles)]).extras.lines.flatMap(({ extras }) => extras.map(formatExtra));
}

/** Worked by hand from the source of each fee. */
test.each([
  ['AL', light, ['card $4.00'], 'Permit fees, March 11, 2025'],
  ['CA', light, ['card $0.37', 'further not published'], 'CTPS information'],
  ['CO', light, ['card $4.00'], 'CDOT permitting information, fees'],
  ['CT', light, ['transaction $12.00'], 'OS/OW Vehicle Permits'],
  ['GA', light, ['card $7.00'], '2026 Single Trip Permit application'],
  // 2.25 % of $30 is $0.68, but the fee is at least $1.
  ['IL', light, ['card $1.00'], 'Apply for an oversize/overweight permit'],
  ['KY', light, ['card $2.40'], 'Overweight/Over-Dimensional Frequently Asked Questions'],
  ['MO', light, ['card $0.55'], 'Motor Carrier Services payment page'],
  ['ND', light, ['transaction $15.00'], 'North Dakota oversize and overweight permits'],
  // $12, and 5 % of $11 and $12. The combination is 14 ft longer than 63 ft.
  ['NJ', light, ['transaction $13.15', 'further up to $14.00'], 'Permit fee schedule'],
  ['OK', light, ['transaction up to $2.00', 'card $1.60'], 'ODOT permit fee sheet'],
  // 4 % of $40 and $360.
  ['OK', {}, ['transaction up to $2.00', 'card $16.00'], 'ODOT permit fee sheet'],
  ['OR', light, ['transaction up to $5.00'], 'ORS 818.270'],
  ['PA', light, ['transaction $1.00'], 'Form M-936RAS'],
  ['TN', light, ['card not published'], 'Tenn. Comp. R. & Regs. 1680-07-01-.24'],
  ['FL', light, ['transaction up to $5.00'], 'Fla. Admin. Code r. 14-26.008'],
  ['OH', light, [], 'Ohio Adm. Code 5501:2-1-05'],
] as const)('%s, %o adds %o', (state, facts, expected, source) => {
  expect(listExtras(state, facts)).toEqual(expected);
  const { extras } = permitFees[state];
  const titles = extras.map((extra) => permitSources[state][extra.source]?.title ?? '');
  expect(titles.some((title) => title.includes(source))).toBe(true);
});

test.each([
  [{ weight: 79_000 }, 61.61],
  [{ weight: 111_400 }, 214.98],
  [{ weight: 130_000 }, 291.67],
  [{ weight: 180_000 }, 368.36],
  [{ weight: 210_000, CD: 900 }, 480.83],
])('Texas, %o: the order and its later charges are the total that Texas publishes, $%f', (facts, total) => {
  const load = aChargedLoad('TX', facts);
  const { weight, size, extras } = findCharges([load]);
  const sum = (load.charged + weight.total + size.total + extras.total) / 100;
  // The listed $62 is the total of the lightest load, rounded up.
  expect(sum).toBeCloseTo(total === 61.61 ? 62 : total, 5);
});

test('a percentage of a charge for weight that is not known is no sum', () => {
  expect(findCharges([aChargedLoad('IL')]).weight.lines[0]?.charge.status).toBe('not-established');
  expect(listExtras('IL')).toEqual(['card 2.25%']);
});

test('the rest of the own fee of Ohio is counted once, for the size or for the weight', () => {
  const totals = (facts: Facts) => {
    const { size, weight } = findCharges([aChargedLoad('OH', facts)]);
    return [size.total, weight.total];
  };
  expect(totals(light)).toEqual([8000, 0]);
  expect(totals({})).toEqual([8000, 0]);
  expect(totals({ width: 168, height: 170 })).toEqual([1000, 7000]);
});

test('several units in a state are one line of each kind', () => {
  const { size, extras } = findCharges([
    aChargedLoad('FL', light),
    aChargedLoad('FL', light),
    aChargedLoad('AL', light),
  ]);
  expect(size).toEqual({ total: 3000, lines: [{ state: 'FL', amount: 3000, fee: 2500, permits: 2 }] });
  expect(extras.lines.map(({ state, permits }) => [state, permits])).toEqual([
    ['FL', 2],
    ['AL', 1],
  ]);
  expect(extras.total).toBe(400);
});

test('the miles of a trip reach the charge for weight', () => {
  const { weight } = findCharges([aChargedLoad('IN', {}, 150)]);
  expect(weight).toMatchObject({ total: 11_500, lines: [{ charge: { status: 'expected' } }] });
  expect(findCharges([aChargedLoad('IN')]).weight.lines[0]?.charge.status).toBe('by-miles');
});

test('no charge is negative, and more miles never cost less', () => {
  const random = createSeededRandom(23);
  const figure = (from: number, to: number) => Math.round(from + random() * (to - from));
  for (let round = 0; round < 60; round += 1) {
    const facts = { width: figure(96, 220), height: figure(150, 220), weight: figure(75_000, 260_000) };
    const miles = figure(1, 600);
    for (const state of orderableStates) {
      const sums = [miles, miles + figure(1, 300)].map((far) => {
        const { weight, size, extras } = findCharges([aChargedLoad(state, facts, far)]);
        return weight.total + size.total + extras.total;
      });
      expect(sums[0], state).toBeGreaterThanOrEqual(0);
      expect(sums[1], state).toBeGreaterThanOrEqual(sums[0] ?? 0);
    }
  }
});
