import { expect, test } from 'vitest';
import { decideEscorts } from './escorts/decide-escorts.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { TravelLoad } from '../load/travel-load.ts';
import type { RoadUse } from './trip.ts';
import type { LoadType } from '../load/load.ts';
import { proposeRoute } from './closed-roads.ts';
import { decideRoadBans, findBannedWays, listClosedRoads } from './road-bans.ts';

function aLoad(
  width: number | null,
  { height = 162, type = null }: { height?: number; type?: LoadType | null } = {},
): TravelLoad {
  const dimensions = { width, height, length: 900, frontOverhang: 0, rearOverhang: 0 };
  return {
    type,
    facts: { dimensions, weight: 90_000, axles: { AB: 212, BC: 52, CD: 380, DE: 49 }, trailer: { length: 53 } },
  };
}

const showBans = (load: TravelLoad, state: StateCode) =>
  decideRoadBans(load, state).map(
    ({ road, name, isWithLeave, condition }) =>
      `${isWithLeave ? 'leave ' : ''}${name ?? road}${condition === null ? '' : ` if ${condition.missing.join()}`}`,
  );

test.each([
  ['Oklahoma, 16 ft wide', 'OK', aLoad(192), ['turnpikes']],
  ['Oklahoma, wider', 'OK', aLoad(193), ['interstate', 'turnpikes']],
  ['Oklahoma, of an unknown width', 'OK', aLoad(null), ['interstate if width', 'turnpikes if width']],
  ['Louisiana, wider than 14 ft', 'LA', aLoad(169), ['interstate', 'roads through tunnels']],
  ['Louisiana, 14 ft wide', 'LA', aLoad(168), ['roads through tunnels']],
  ['Louisiana, a mobile home', 'LA', aLoad(180, { type: 'manufactured_building' }), ['roads through tunnels']],
  ['Louisiana, a house', 'LA', aLoad(180, { type: 'house_mobing' }), ['interstate', 'roads through tunnels']],
  ['Texas, a mobile home', 'TX', aLoad(200, { type: 'manufactured_building' }), []],
  ['Texas, wider than 16 ft', 'TX', aLoad(193, { type: 'general' }), ['interstate']],
  ['Alabama, wider than 16 ft', 'AL', aLoad(193), ['interstate']],
  ['Wisconsin, wider than 12 ft', 'WI', aLoad(145), ['leave interstate']],
  ['Wisconsin, higher than 13 ft 6 in', 'WI', aLoad(102, { height: 163 }), ['leave interstate']],
  ['Kansas, wider than 16 ft', 'KS', aLoad(193), ['leave Kansas Turnpike']],
  ['Iowa', 'IA', aLoad(216), []],
] as const)('%s', (_name, state, load, bans) => {
  expect(showBans(load, state)).toEqual(bans);
});

test.each([
  ['OK', 204],
  ['LA', 180],
  ['TX', 204],
  ['AL', 204],
] as const)('no escort is asked for on an Interstate of %s that the load may not use', (state, width) => {
  const { settled, open, uncounted } = decideEscorts(aLoad(width, { type: 'general' }), state);
  const roads = [...settled, ...open, ...uncounted].flatMap((part) => part.roads);
  expect(roads).toContain('two_lane');
  expect(roads).not.toContain('interstate');
});

test('a way is banned where one of its roads is', () => {
  const aVisit = (state: StateCode, roads: string[]) => ({
    state,
    miles: 10,
    entry: null,
    exit: null,
    roads,
    by: 'route' as const,
  });
  const states = [
    aVisit('OK', ['I-40', 'I-35E', 'I-40', 'I-40 Business']),
    aVisit('LA', []),
    aVisit('WI', ['I-94']),
    aVisit('FL', ["Florida's Turnpike"]),
  ];
  expect(findBannedWays(aLoad(193), states)).toEqual([
    { state: 'OK', roads: ['I-40', 'I-35E'], limits: [{ of: 'width', over: 192 }], isWithLeave: false },
    { state: 'WI', roads: ['I-94'], limits: [{ of: 'width', over: 144 }], isWithLeave: true },
    { state: 'FL', roads: ["Florida's Turnpike"], limits: [{ of: 'width', over: 144 }], isWithLeave: false },
  ]);
  expect(findBannedWays(aLoad(102), states)).toEqual([]);
});

const throughOklahoma = (...roads: string[]) => ({
  states: [{ state: 'OK' as const, miles: 10, entry: null, exit: null, roads, by: 'route' as const }],
});
const [onInterstate, around] = [throughOklahoma('I-40'), throughOklahoma('I-40 Business')];

test.each([
  ['the fastest way where the load may use it', 174, onInterstate, around, 'fastest'],
  ['the second way where only that one is free', 198, onInterstate, around, 'second'],
  ['the fastest way where no second one is known', 198, onInterstate, null, 'fastest'],
  ['the fastest way where both are closed', 198, onInterstate, onInterstate, 'fastest'],
  ['the fastest way for a load of an unknown width', null, onInterstate, around, 'fastest'],
] as const)('without a choice the trip takes %s', (_name, width, fastest, second, proposed) => {
  expect(proposeRoute({ fastest, second }, listClosedRoads([aLoad(width)]))).toBe(proposed);
});

const aTollVisit = (state: StateCode, ...allRoads: RoadUse[]) => ({
  state,
  miles: 100,
  entry: null,
  exit: null,
  roads: ['I-44', 'I-80'],
  allRoads,
  by: 'route' as const,
});
const toll = (road: string): RoadUse => ({ road, isToll: true });

test.each([
  ['the Turner Turnpike', 'OK', [toll('I-44')], aLoad(140), ['turnpikes (I-44)']],
  ['I-44 without tolls', 'OK', [{ road: 'I-44' }], aLoad(140), []],
  [
    'the Ohio Turnpike under two numbers',
    'OH',
    [toll('I-80'), toll('I-76')],
    aLoad(103),
    ['Ohio Turnpike (I-80)', 'Ohio Turnpike (I-76)'],
  ],
  ['I-76 at Akron', 'OH', [{ road: 'I-76' }], aLoad(103), []],
  ['the Kansas Turnpike', 'KS', [{ road: 'I-70' }, toll('I-335')], aLoad(193), ['Kansas Turnpike (I-335)']],
  ['the Indiana Toll Road', 'IN', [{ road: 'I-65' }, toll('I-90')], aLoad(102), []],
  ['the Thruway', 'NY', [toll('I-87')], aLoad(151), ['Thruway (I-87)']],
  ['the Northway', 'NY', [{ road: 'I-87' }], aLoad(151), []],
  ['the New Jersey Turnpike', 'NJ', [{ road: 'I-78' }, toll('I-95')], aLoad(103), ['New Jersey Turnpike (I-95)']],
  ['I-80 in New Jersey', 'NJ', [{ road: 'I-80' }], aLoad(103), []],
  ['an order from before the tolls', 'OH', undefined, aLoad(103), []],
] as const)('%s is told from another road of its number', (_name, state, uses, load, roads) => {
  const visit = { ...aTollVisit(state), allRoads: uses === undefined ? undefined : [...uses] };
  expect(findBannedWays(load, [visit]).flatMap((way) => way.roads)).toEqual(roads);
});

test('a legal load needs no leave for a turnpike', () => {
  const legal = { ...aLoad(102), facts: { ...aLoad(102).facts, weight: 70_000 } };
  const visits = [aTollVisit('NJ', toll('I-95')), aTollVisit('OH', toll('I-80'))];
  expect(findBannedWays(legal, visits)).toEqual([]);
  expect(findBannedWays(aLoad(102), visits)).toMatchObject([{ state: 'NJ', isWithLeave: true }]);
});

test('a weight over that of a toll road asks for leave', () => {
  const heavy = { ...aLoad(102), facts: { ...aLoad(102).facts, weight: 90_001 } };
  expect(findBannedWays(heavy, [aTollVisit('IN', toll('I-90'))])).toEqual([
    { state: 'IN', roads: ['Indiana Toll Road (I-90)'], limits: [{ of: 'gross', over: 90_000 }], isWithLeave: true },
  ]);
});

test('a short stretch counts like a long one', () => {
  const short = { ...aTollVisit('OK'), allRoads: [{ road: 'I-40 Business' }, { road: 'I-35' }] };
  expect(findBannedWays(aLoad(198), [short])).toMatchObject([{ roads: ['I-35'] }]);
  expect(proposeRoute({ fastest: { states: [short] }, second: around }, listClosedRoads([aLoad(198)]))).toBe('second');
});

test('the roads of several loads are closed, those with leave are not', () => {
  const closed = listClosedRoads([aLoad(102), aLoad(200)]);
  expect(closed).toContainEqual({ state: 'AL', road: 'interstate' });
  expect(closed).toContainEqual({ state: 'FL', road: "Florida's Turnpike" });
  expect(closed.filter(({ state }) => state === 'WI')).toEqual([]);
  expect(new Set(closed.map((road) => JSON.stringify(road))).size).toBe(closed.length);
});
