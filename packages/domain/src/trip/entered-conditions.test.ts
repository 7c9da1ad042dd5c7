import { expect, test } from 'vitest';
import { decideSuperload } from './escorts/decide-superload.ts';
import { priceFeeForDays } from '../permits/fees/pricing.ts';
import type { OrderableState } from '../basics/state-code.ts';
import { aUnit } from '../testing/sample.test-support.ts';
import { decideTravel } from './decide-travel.ts';

type Facts = NonNullable<Parameters<typeof aUnit>[0]>;

const aLoad = (facts: Facts) => ({ type: 'general' as const, facts: aUnit(facts) });
const legal = { trailer: 48 };
const heavy = { weight: 95_000, EF: 54, CD: 340, kingpin: 470 };

/** How the holidays of a state close: `closed`, `open`, or on a condition. */
function showHolidays(state: OrderableState, facts: Facts, holiday: string): string {
  const bans = decideTravel(aLoad(facts), state).holidays.bans.filter(({ days }) => days.includes(holiday));
  if (bans.length === 0) return 'open';
  if (bans.some(({ condition }) => condition === null)) return 'closed';
  const parts = bans.flatMap(({ condition }) => [...(condition?.missing ?? []), condition?.note ?? '']);
  return `closed if ${parts.filter((part) => part !== '').join(', ')}`;
}

const monday = 'for a Monday holiday, from noon Friday. Ends half an hour before sunrise';

/** Entered conditions decide, and nothing else is asked: worked by hand from the rows. */
test.each([
  ['Arizona limits overhang over 10 ft', 'AZ', { frontOverhang: 40 }, 'open'],
  ['10 ft', 'AZ', { rearOverhang: 120 }, 'open'],
  ['10 ft 1 in', 'AZ', { rearOverhang: 121 }, `closed if ${monday}`],
  ['in front', 'AZ', { frontOverhang: 121 }, `closed if ${monday}`],
  ['Nevada limits overhang over 15 ft', 'NV', { rearOverhang: 84 }, 'open'],
  [
    '15 ft 1 in',
    'NV',
    { rearOverhang: 181 },
    "closed if the list of days is a vendor's. We could not reach NDOT's own list",
  ],
  ['Arkansas limits oversize loads', 'AR', { width: 120 }, 'closed'],
  ['and none that is only too heavy', 'AR', heavy, 'open'],
  ['Oklahoma limits oversize loads', 'OK', { width: 120 }, 'closed'],
  [
    'Wyoming limits loads with an escort',
    'WY',
    { width: 120, height: 162 },
    'closed if isEscorted, a holiday that makes a three-day weekend closes the whole weekend',
  ],
  ['Colorado limits oversize loads', 'CO', { width: 120 }, 'open'],
  ['Mississippi: a load that is too wide for a 24-hour permit', 'MS', { width: 150 }, 'closed'],
  ['a load that may have one', 'MS', { width: 120 }, 'closed if not for loads with a 24-hour permit'],
] as const)('%s: %s, %o', (_name, state, facts, expected) => {
  expect(showHolidays(state, { ...legal, ...facts }, 'christmas')).toBe(expected);
});

test.each([
  [{ width: 120 }, 'closed'],
  [heavy, 'open'],
  [{ ...heavy, weight: 100_000 }, 'closed'],
])('Colorado closes Labor Day for oversize loads, and from 100,000 lb on: %o', (facts, expected) => {
  expect(showHolidays('CO', { ...legal, ...facts }, 'labor').startsWith(expected)).toBe(true);
});

test('a row without its figure in words is a curfew for sure', () => {
  const list = (state: OrderableState, width: number) =>
    decideTravel(aLoad({ width }), state, { counties: [] }).curfews.map(({ condition }) => condition);
  expect(list('CT', 162)).toEqual([null, null, null]);
  expect(list('CT', 161)).toEqual([null]);
  expect(list('MD', 168)).toEqual([null]);
});

const weights = (group: number) => ({ A: 12_000, B: 17_000, C: 17_000, D: group, E: group });

test.each([
  ['axles within the permit maximums', { weight: 90_000, axleWeights: weights(22_000) }, []],
  ['one over them', { weight: 92_000, axleWeights: weights(23_000) }, ['singleAxle', 'tandem']],
  ['axles that nobody has weighed', { weight: 92_000 }, ['missing axleWeights']],
])('Kansas and a superload: %s', (_name, facts, expected) => {
  const { settled, open, missing } = decideSuperload(aLoad(facts), 'KS');
  expect([
    ...settled.map(({ what }) => what),
    ...open.map(({ condition }) => condition.note),
    ...missing.map((figure) => `missing ${figure}`),
  ]).toEqual(expected);
});

test.each([
  [102, '$30'],
  [150, '$30, $250 on red highways'],
  [160, '$30, $250 on red highways, $250 on blue highways'],
  [186, '$30, $250 on red highways, $250 on blue highways, $250 on yellow highways'],
  [
    205,
    '$30, $250 on red highways, $250 on blue highways, $250 on yellow highways, $250 under a Chapter 6 special permit',
  ],
])('Colorado, %i in wide: %s', (width, expected) => {
  const { fee, open } = priceFeeForDays(aLoad({ width, height: 180 }), 'CO', { days: 1 });
  expect([`$${fee / 100}`, ...open.map((one) => `$${one.fee / 100} ${one.condition.note}`)].join(', ')).toBe(expected);
});
