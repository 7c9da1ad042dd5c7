import { getStateCenter, stateCodes, stateName } from '@wideload/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import outlines from '#data/us-states.topo.json?raw';
import { loadStateAreas, type StateAreas } from './state-areas.ts';
import { findStateAt } from './outside-notice.tsx';
import { loadUsPlaces } from '#product/trip/us-towns.ts';

let areas: StateAreas;
beforeAll(async () => {
  // Tests have no server for the file.
  vi.stubGlobal('fetch', async () => new Response(outlines));
  areas = await loadStateAreas();
  vi.unstubAllGlobals();
});

test('each state has an outline that contains its center', () => {
  for (const code of stateCodes)
    expect(`${code} ${String(findStateAt(getStateCenter(code), areas))}`).toBe(`${code} ${code}`);
});

test.each([
  ['Amarillo', 35.222, -101.831, 'TX'],
  ['Tulsa', 36.154, -95.993, 'OK'],
  ['north of the Red River', 34.25, -98.5, 'OK'],
  ['south of it', 33.95, -98.6, 'TX'],
  ['the Gulf', 27, -92, null],
  ['Mexico', 25.67, -100.31, null],
  ['Attu, beyond the date line', 52.9, 172.9, 'AK'],
] as const)('%s is in its state', (_name, lat, lng, state) => {
  expect(findStateAt({ lat, lng }, areas)).toBe(state);
});

test('every shipped place is in its listed state by its name', async () => {
  const places = await loadUsPlaces();
  const wrong = places.filter(({ name, state, ...place }) => {
    const found = findStateAt({ ...place, label: `${name}, ${state}` }, areas);
    return found === null || stateName(found) !== state;
  });
  expect(wrong).toEqual([]);
});

test('nearly every shipped place is inside of its listed state without its name', async () => {
  const places = await loadUsPlaces();
  const wrong = places.filter((place) => {
    const found = findStateAt({ lat: place.lat, lng: place.lng }, areas);
    return found === null || stateName(found) !== place.state;
  });
  // Harbors, drawn slightly off the coast, and towns at a state line.
  expect(wrong.length).toBeLessThan(12);
});
