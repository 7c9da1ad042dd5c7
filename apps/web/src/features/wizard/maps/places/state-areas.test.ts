import { getStateCenter, stateCodes } from '@wideload/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import outlines from '../../../../../data/us-states.topo.json?raw';
import { loadStateAreas, type StateAreas } from './state-areas.ts';
import { findStateAt } from './find-state.ts';
import { loadUsPlaces } from '../../../../product/trip/us-towns.ts';

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

test('nearly every shipped place is inside its listed state', async () => {
  const places = await loadUsPlaces();
  const abroad = places.filter((place) => findStateAt(place, areas) === null);
  // Harbors, drawn slightly off the coast.
  expect(abroad.length).toBeLessThan(12);
});
