import type { RouteAnswer } from '@wideload/contract';
import type { TripPlace } from '@wideload/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOsrm } from './osrm.test-support.ts';
import { createOsrmRouter } from './osrm.ts';
import type { Router } from './port.ts';
import { createShippedRouter } from './shipped.ts';

type Opened = { router: Router; close(): Promise<void> };

async function openOsrm(): Promise<Opened> {
  const server = await startOsrm();
  // The first question loads the roads of the local server.
  const options = { url: server.url, log: pino({ level: 'silent' }), timeoutMs: 60_000 };
  return { router: createOsrmRouter(options), close: server.close };
}

const adapters: readonly [string, () => Promise<Opened>][] = [
  ['shipped', () => Promise.resolve({ router: createShippedRouter(), close: () => Promise.resolve() })],
  ['osrm', openOsrm],
];

const casper = { label: 'Casper, WY', lat: 42.87, lng: -106.31 };
const dayton = { label: 'Dayton, OH', lat: 39.75, lng: -84.2 };
const texarkana = { lat: 33.43, lng: -94.04 };
const dallas = { label: 'Dallas, TX', lat: 32.82, lng: -96.84 };
const tulsa = { label: 'Tulsa, OK', lat: 36.12, lng: -95.93 };

describe.each(adapters)('the %s router', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await opened.router.warm();
  });
  afterAll(() => opened.close());

  async function findRoutes(...places: TripPlace[]): Promise<Extract<RouteAnswer, { ok: true }>> {
    const answer = await opened.router.findRoutes(places);
    if (!answer.ok) throw new Error(answer.because);
    return answer;
  }
  const listStates = ({ fastest }: Extract<RouteAnswer, { ok: true }>) =>
    fastest.states.map(({ state }) => state).join(' ');

  test('answers the states in travel order, with miles, roads and crossings', async () => {
    const { fastest } = await findRoutes(casper, dayton);
    expect(fastest.states.map(({ state }) => state).join(' ')).toBe('WY NE IA IL IN OH');
    expect(fastest.miles).toBeGreaterThan(1390);
    expect(fastest.miles).toBeLessThan(1425);
    expect(fastest.states[0]).toMatchObject({
      entry: casper,
      exit: { label: 'I-80 at the Nebraska line, 40 miles from Cheyenne, WY' },
      roads: ['I-25', 'I-80'],
      by: 'route',
    });
    expect(fastest.states.at(-1)?.exit).toEqual(dayton);
    expect(fastest.line.length).toBeLessThanOrEqual(200);
  });

  test('offers a second route over another road', async () => {
    const { fastest, second } = await findRoutes(casper, dayton);
    expect(second?.miles).toBeLessThanOrEqual(fastest.miles * 1.15 + 1);
    expect(second?.via).not.toEqual(fastest.via);
  });

  test('goes over the stops', async () => {
    expect(listStates(await findRoutes(dallas, tulsa, dallas))).toBe('TX OK TX');
  });

  test.each(['AR', 'TX'] as const)('begins in the state that the person chose: %s', async (state) => {
    expect(listStates(await findRoutes({ label: 'Texarkana', ...texarkana, state }, tulsa)).slice(0, 2)).toBe(state);
  });

  test.each([
    ['abroad', { label: 'Monterrey', lat: 25.67, lng: -100.31 }, 'outside'],
    ['in Alaska', { label: 'Anchorage, AK', lat: 61.2, lng: -149.9 }, 'outside'],
    ['at the place before', { ...dallas, label: 'Dallas' }, 'same'],
  ])('names a place that is %s', async (_where, place, fault) => {
    expect(await opened.router.findRoutes([dallas, place])).toEqual({ ok: false, because: 'place', place: 1, fault });
  });
});
