import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decodePolyline, toRoad, createOsrmRouter } from './osrm.ts';
import { behaviors, json, startOsrm } from './osrm.test-support.ts';

const log = pino({ level: 'silent' });
const places = [
  { label: 'Dallas, TX', lat: 32.82, lng: -96.84 },
  { label: 'Tulsa, OK', lat: 36.12, lng: -95.93 },
];

/** The machine may be busy; the test of the timeout sets a short one. */
const open = (timeoutMs = 60_000) => createOsrmRouter({ url: server.url, log, timeoutMs });

let server: Awaited<ReturnType<typeof startOsrm>>;
beforeAll(async () => {
  server = await startOsrm();
});
afterEach(() => server.behave(null));
afterAll(() => server.close());

test.each([
  ['silent', 'unavailable'],
  ['broken', 'unavailable'],
  ['other', 'unavailable'],
  ['invalid', 'unavailable'],
  ['empty', 'unavailable'],
  ['huge', 'unavailable'],
  ['redirect', 'unavailable'],
  ['noRoute', 'no-route'],
] as const)('a server that is %s is answered as %s', async (behavior, because) => {
  server.behave(behaviors[behavior]);
  expect(await open(behavior === 'silent' ? 300 : undefined).findRoutes(places)).toEqual({ ok: false, because });
});

// The documented codes (https://project-osrm.org/docs/v26.4.0/http), each with status 400.
test.each([
  ['NoSegment', 'Could not find a matching segment for coordinate 1', 'no-route'],
  ['NoRoute', 'No route found between points', 'no-route'],
  ['TooBig', 'Number of entries 101 is higher than current maximum (100)', 'unavailable'],
  ['InvalidUrl', 'URL string malformed close to position 12', 'unavailable'],
  ['InvalidService', 'Service route not found!', 'unavailable'],
  ['InvalidVersion', 'Service route not found for version: v2', 'unavailable'],
  ['InvalidOptions', 'Number of coordinates needs to be at least two.', 'unavailable'],
  ['InvalidValue', 'Invalid coordinate value.', 'unavailable'],
] as const)('the documented code %s is answered as it is meant', async (code, message, because) => {
  server.behave(json({ code, message }, 400));
  expect(await open().findRoutes(places)).toEqual({ ok: false, because });
});

test('a server that nobody runs is unavailable', async () => {
  const router = createOsrmRouter({ url: 'http://127.0.0.1:9', log });
  expect(await router.findRoutes(places)).toEqual({ ok: false, because: 'unavailable' });
});

test('a place far from the roads of the server is named', async () => {
  const legs = [{ steps: [{ distance: 1, duration: 1, geometry: '_p~iF~ps|U' }] }];
  server.behave(json({ code: 'Ok', routes: [{ legs }], waypoints: [{ distance: 10 }, { distance: 120_000 }] }));
  const answer = await open().findRoutes(places);
  expect(answer).toEqual({ ok: false, because: 'place', place: 1, fault: 'no-road' });
});

test('a road without a number and a place without a distance are read', async () => {
  const legs = [{ steps: [{ distance: 1609.344, duration: 60, geometry: '_p~iF~ps|U_ulLnnqC', ref: null }] }];
  server.behave(json({ code: 'Ok', routes: [{ legs }], waypoints: [{ distance: null }, { distance: 10 }] }));
  const answer = await open().findRoutes(places);
  expect(answer).not.toEqual({ ok: false, because: 'unavailable' });
});

test('a place that is refused is not sent to the server', async () => {
  const before = server.requests.length;
  const [dallas] = places;
  if (dallas === undefined) throw new Error('no place');
  await open().findRoutes([dallas, dallas]);
  expect(server.requests).toHaveLength(before);
});

test('a polyline is decoded', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
});

test.each([
  ['I 80', 'I-80'],
  ['US 30; I 80', 'I-80'],
  ['TX 114;US 377', 'TX-114'],
  ['', ''],
])('the road of "%s" is "%s"', (ref, road) => {
  expect(toRoad(ref)).toBe(road);
});
