import type { RouteAnswer } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ env: { RATE_LIMITS: 'on' } });

const dallas = { label: 'Dallas, TX', lat: 32.82, lng: -96.84 };
const tulsa = { label: 'Tulsa, OK', lat: 36.12, lng: -95.93 };
const check = (...places: object[]) => world.call('POST', '/site/route', { body: { places } });

test('a carrier gets the states of a trip', async () => {
  const { token } = await aUser(world);
  const answer = await world.call('POST', '/permits/route', { token, body: { places: [dallas, tulsa] } });
  const { fastest } = answer.json<Extract<RouteAnswer, { ok: true }>>();
  expect(fastest.states.map(({ state }) => state)).toEqual(['TX', 'OK']);
  expect(fastest.states[0]?.entry).toEqual(dallas);
});

test('a visitor gets the same answer in the public check', async () => {
  const { fastest } = (await check(dallas, tulsa)).json<Extract<RouteAnswer, { ok: true }>>();
  expect(fastest.states.map(({ state }) => state)).toEqual(['TX', 'OK']);
});

test('a place that no route can have is named', async () => {
  const answer = await check(dallas, { label: 'Toronto', lat: 43.65, lng: -79.38 });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ok: false, because: 'place', place: 1, fault: 'outside' },
  ]);
});

test.each([
  ['an island', { label: 'Nantucket, MA', lat: 41.2835, lng: -70.0995 }, { fault: 'ferry', area: 'Nantucket' }],
  ['the Northwest Angle', { label: 'Pin', lat: 49.3, lng: -95.05 }, { fault: 'canada', area: 'Northwest Angle' }],
  ['a canyon', { label: 'Pin', lat: 36.237, lng: -112.689 }, { fault: 'roadless', area: 'Supai' }],
])('%s without a road is refused by its name', async (_name, place, refusal) => {
  expect((await check(dallas, place)).json()).toEqual({ ok: false, because: 'place', place: 1, ...refusal });
});

test('a point at a border is asked for its state, and the answer decides', async () => {
  const bristol = { label: 'near Bristol, VA', lat: 36.595, lng: -82.188 };
  const asked = (await check(dallas, bristol)).json<Extract<RouteAnswer, { ok: true }>>();
  expect(asked.notes).toEqual([{ place: 1, atBorder: expect.arrayContaining(['TN', 'VA']) }]);
  expect(asked.fastest.states.at(-1)?.state).toBe('TN');
  const said = (await check(dallas, { ...bristol, state: 'VA' })).json<Extract<RouteAnswer, { ok: true }>>();
  expect(said.notes).toEqual([]);
  expect(said.fastest.states.at(-1)?.state).toBe('VA');
});

test('a highway between two places becomes a stop on it', async () => {
  const denver = { label: 'Denver, CO', lat: 39.74, lng: -104.99 };
  const ask = async (road: string) =>
    (await world.call('POST', '/site/via', { body: { road, from: dallas, to: denver } })).json<{ place: unknown }>();
  expect(await ask('I-25')).toEqual({
    place: { label: expect.stringMatching(/^I-25, /), lat: expect.any(Number), lng: expect.any(Number) },
  });
  expect(await ask('I-95')).toEqual({ place: null });
});

test('a place far from every road that we know says how far', async () => {
  const frenchglen = { label: 'Frenchglen, OR', lat: 42.826, lng: -118.914 };
  const { notes } = (await check(dallas, frenchglen)).json<Extract<RouteAnswer, { ok: true }>>();
  expect(notes).toEqual([{ place: 1, milesToRoad: expect.any(Number) }]);
  expect(notes[0]?.milesToRoad).toBeGreaterThan(20);
});

test.each([
  ['one place', [dallas]],
  ['nine places', Array.from({ length: 9 }, () => dallas)],
  ['a place beyond the pole', [dallas, { ...tulsa, lat: 91 }]],
])('%s is no question', async (_name, places) => {
  expect((await check(...places)).statusCode).toBe(400);
});

test('a visitor who asks more often than once a second has to wait', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) statuses.push((await check(dallas, dallas)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
