import { localTime } from '@wideload/local-time';
import { afterAll, expect, test } from 'vitest';
import { addDays, computeWeekday, type Day } from '../basics/day.ts';
import { isOrderable, orderableStates, type OrderableState, type StateCode } from '../basics/state-code.ts';
import { listedStates } from '../permits/fees/pricing.ts';
import { permitEscorts } from '../states/facts/permit-escorts.generated.ts';
import type { Condition, Sourced } from '../states/facts/permit-fact.ts';
import { permitSources } from '../states/facts/permit-sources.generated.ts';
import { permitTravel } from '../states/facts/permit-travel.generated.ts';
import { sizeFees } from '../states/facts/size-fees.generated.ts';
import { stateFacts } from '../states/state-facts.ts';
import { aDay } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { aVisit } from '../trip/a-trip.test-support.ts';
import { aTravelLoad } from '../trip/schedule/trip.test-support.ts';
import { findFactChanges } from './fact-changes.ts';
import { findRestrictedPermits, type Restriction } from './restriction.ts';
import { listTripFacts } from './trip-facts.ts';
import type { WatchedPermit, WatchedTrip } from './watched-trip.ts';

const random = createSeededRandom(45);
const upTo = (count: number) => Math.floor(random() * count);
const first = aDay('2026-11-30');
const roads = ['I-40', 'I-35'];

/** Eight states for each kind of change, so that none hides another; the rest has none. */
const states = orderableStates.filter((state) => !listedStates.has(state));
const ofKind = (kind: number) => states.slice(kind * 8, kind * 8 + 8);
const untouched = orderableStates.filter((state) => listedStates.has(state));

function anOrder(): WatchedTrip {
  const width = 110 + upTo(90);
  const start = addDays(first, upTo(24));
  const crossed = [
    ...new Set(Array.from({ length: 4 + upTo(4) }, () => orderableStates[upTo(orderableStates.length)])),
  ];
  const permits = crossed.flatMap((state): WatchedPermit[] => {
    const [from, place] = [addDays(start, upTo(3)), { lat: 38 + random(), lng: -95 - random() }];
    if (state === undefined) return [];
    return [{ unit: 1, state, from, to: addDays(from, 2 + upTo(6)), origin: place, destination: place }];
  });
  const way = permits.map(({ state }) => ({ ...aVisit(state), roads: [roads[upTo(roads.length)] ?? ''] }));
  return { loads: [aTravelLoad(width, 160 + upTo(30), 100_000, 900)], permits, states: way };
}

const orders = Array.from({ length: 200 }, anOrder);
const widthOf = ({ loads }: WatchedTrip) => loads[0]?.facts.dimensions.width ?? 0;
const heightOf = ({ loads }: WatchedTrip) => loads[0]?.facts.dimensions.height ?? 0;
const daysOf = ({ from, to }: WatchedPermit) => {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

type Concerned = (order: WatchedTrip, permit: WatchedPermit) => boolean;
type Plant = { state: StateCode; subject: string; concerns: Concerned };

const source: Sourced = { tier: 'official', source: 's1' };
const tables: readonly object[] = [permitEscorts, permitSources, permitTravel, sizeFees, stateFacts];
const untouchedTables = structuredClone(tables);

/** The tables are shared with all tests of the process, which keep references into them. */
function restore(changed: object, as: object): void {
  if (Array.isArray(changed) && Array.isArray(as)) changed.length = as.length;
  for (const key of Object.keys(changed)) if (!(key in as)) Reflect.deleteProperty(changed, key);
  for (const [key, value] of Object.entries(as)) {
    const own: unknown = Reflect.get(changed, key);
    if (typeof own === 'object' && own !== null && typeof value === 'object' && value !== null) restore(own, value);
    else Reflect.set(changed, key, value);
  }
}
afterAll(() => {
  restore(tables, untouchedTables);
});

/** More parts than any row of the data has, so that the planted row decides. */
const from130to185: Condition = { widthOverIn: 130, widthToIn: 185, heightOverIn: 1, lengthOverIn: 1, grossOverLb: 1 };
const isFrom130to185 = (order: WatchedTrip) => widthOf(order) > 130 && widthOf(order) <= 185;

/** A higher legal height: who is below it now needs no permit for the height. */
function plantRule(state: OrderableState): Plant {
  const { legal } = stateFacts[state];
  const before = legal.heightIn;
  legal.heightIn = before + 8;
  return {
    state,
    subject: 'rule',
    concerns: (order) => heightOf(order) > before && heightOf(order) <= before + 8,
  };
}

function plantHoliday(state: OrderableState, index: number): Plant {
  const day = addDays(aDay('2026-12-05'), index * 2);
  const days = [`other:Planted Day:${day.slice(5)}`];
  const ban = { days, from: 'midnight', to: 'midnight', observed: 'none' } as const;
  permitTravel[state].holidays.push({ ...source, when: { widthOverIn: 130 }, ...ban });
  return {
    state,
    subject: 'holiday',
    concerns: (order, permit) => widthOf(order) > 130 && daysOf(permit).includes(day),
  };
}

function plantFee(state: OrderableState): Plant {
  sizeFees[state].push({ ...source, when: from130to185, dollars: 777, per: 'trip' });
  return { state, subject: 'fee', concerns: isFrom130to185 };
}

/** Half of them are hours of the weekend, half curfews. */
function plantProvision(state: OrderableState, index: number): Plant {
  if (index % 2 === 0) {
    const window: [string, string] = ['10:01', '10:59'];
    permitTravel[state].weekend.push({ ...source, when: from130to185, saturday: window, sunday: window });
    const isWeekend = (day: Day) => ['Saturday', 'Sunday'].includes(computeWeekday(day));
    return {
      state,
      subject: 'hours',
      concerns: (order, permit) => isFrom130to185(order) && daysOf(permit).some(isWeekend),
    };
  }
  permitTravel[state].curfews.push({
    ...source,
    when: { widthOverIn: 150 },
    area: 'All cities',
    counties: [],
    isStatewide: true,
    days: ['tue', 'wed'],
    windows: [['11:11', '12:12']],
  });
  const isClosed = (day: Day) => ['Tuesday', 'Wednesday'].includes(computeWeekday(day));
  return {
    state,
    subject: 'curfew',
    concerns: (order, permit) => widthOf(order) > 150 && daysOf(permit).some(isClosed),
  };
}

const sizes = { width: null, height: null, length: null, weight: null };
const restrictions: Restriction[] = ofKind(4).map((state, index) => ({
  state,
  road: roads[index % 3] ?? '',
  firstDay: addDays(first, index * 3),
  lastDay: index % 3 === 0 ? null : addDays(first, index * 3 + 9),
  sizes: { ...sizes, width: index % 2 === 0 ? 140 : null },
}));

const isRestricted =
  ({ road, firstDay, lastDay, sizes: { width } }: Restriction): Concerned =>
  (order, permit) =>
    (road === '' || order.states.some((visit) => visit.state === permit.state && visit.roads.includes(road))) &&
    (width === null || widthOf(order) >= width) &&
    daysOf(permit).some((day) => day >= firstDay && (lastDay === null || day <= lastDay));

/** Changes that concern no trip: other states than those of the trip, other days, larger loads, and other words. */
function plantControls(): void {
  for (const each of untouched.filter(isOrderable)) {
    permitTravel[each].holidays.push({
      ...source,
      when: {},
      days: ['other:Summer Day:07-20'],
      from: 'midnight',
      to: 'midnight',
    });
    permitEscorts[each].escorts.push({
      ...source,
      when: { widthOverIn: 400 },
      isAtThreshold: false,
      front: 3,
      rear: 3,
      highPole: true,
      police: true,
    });
    stateFacts[each].agency.phone = '000-000-0000';
    permitTravel[each].weatherNote = 'other words';
    for (const row of permitTravel[each].weekend) row.detail = 'other words';
    for (const row of permitTravel[each].curfews) row.area = `${row.area}, in other words`;
    for (const entry of Object.values(permitSources[each])) entry.quote = 'other words';
  }
}

function toKeys(plants: readonly Plant[]): string[] {
  return orders
    .flatMap((order, index) =>
      plants.flatMap(({ state, subject, concerns }) =>
        order.permits.some((permit) => permit.state === state && concerns(order, permit))
          ? [`${index} ${state} ${subject}`]
          : [],
      ),
    )
    .toSorted();
}

test('replayed on 200 orders, 40 planted changes are all found, and none is invented', () => {
  const before = orders.map((order) => listTripFacts(order, localTime));
  const planted = [
    ...ofKind(0).map(plantRule),
    ...ofKind(1).map(plantHoliday),
    ...ofKind(2).map(plantFee),
    ...ofKind(3).map(plantProvision),
  ];
  plantControls();
  const restricted = restrictions.map((restriction): Plant => {
    return { state: restriction.state, subject: 'restriction', concerns: isRestricted(restriction) };
  });
  const plants = [...planted, ...restricted];
  expect(plants).toHaveLength(40);
  for (const plant of plants) expect(toKeys([plant]), `${plant.state} ${plant.subject}`).not.toEqual([]);

  const found = orders.flatMap((order, index) => [
    ...findFactChanges(before[index] ?? [], listTripFacts(order, localTime), { today: first }).map(
      ({ state, subject }) => `${index} ${state} ${subject}`,
    ),
    ...restrictions.flatMap((restriction) =>
      findRestrictedPermits(restriction, order).length === 0 ? [] : [`${index} ${restriction.state} restriction`],
    ),
  ]);
  expect(found.toSorted()).toEqual(toKeys(plants));
});
