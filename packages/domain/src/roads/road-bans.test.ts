import { expect, test } from 'vitest';
import { decideEscorts } from '../escorts/decide-escorts.ts';
import type { StateCode } from '../states/state.ts';
import type { TravelLoad } from '../travel/travel-load.ts';
import type { LoadType } from '../units/load-types.ts';
import { decideRoadBans, findBannedWays } from './road-bans.ts';

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
    { state: 'OK', roads: ['I-40', 'I-35E'], isWithLeave: false },
    { state: 'WI', roads: ['I-94'], isWithLeave: true },
    { state: 'FL', roads: ["Florida's Turnpike"], isWithLeave: false },
  ]);
  expect(findBannedWays(aLoad(102), states)).toEqual([]);
});
