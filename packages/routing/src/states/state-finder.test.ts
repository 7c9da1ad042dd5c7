import { expect, test } from 'vitest';
import points from '../../data/border-points.json' with { type: 'json' };
import { geography } from '../shipped.test-support.ts';
import { findPlaceState } from './place-state.ts';

const { states } = geography;
// Cast: JSON has no tuples.
const rows = points as [name: string, lat: number, lng: number, state: string][];

test('two hundred points beside a border are in their own states', () => {
  expect(rows).toHaveLength(200);
  const wrong = rows.filter(([, lat, lng, state]) => states.findState({ lat, lng }) !== state);
  expect(wrong).toEqual([]);
});

test('a label never moves a point', () => {
  for (const [, lat, lng, state] of rows)
    expect(findPlaceState({ label: 'Salem, OR', lat, lng }, geography)).toMatchObject({ state });
});

test.each([
  ['a dock', { lat: 38.4166, lng: -82.5885 }, 'OH'],
  ['a pier in the Gulf', { lat: 29.283, lng: -94.785 }, 'TX'],
  ['two miles off the shore of Lake Erie', { lat: 41.52, lng: -81.75 }, 'OH'],
  ['five miles off it', { lat: 41.62, lng: -81.75 }, 'outside'],
  ['Windsor, across the Detroit River', { lat: 42.317, lng: -83.035 }, 'outside'],
  ['Fort Erie, across the Niagara', { lat: 42.905, lng: -78.915 }, 'outside'],
  ['Tijuana', { lat: 32.533, lng: -117.02 }, 'outside'],
  ['Juárez', { lat: 31.74, lng: -106.485 }, 'outside'],
  ['Nuevo Laredo', { lat: 27.49, lng: -99.51 }, 'outside'],
  ['Matamoros', { lat: 25.87, lng: -97.5 }, 'outside'],
  ['Emerson in Manitoba', { lat: 49.005, lng: -97.21 }, 'outside'],
  ['Laredo', { lat: 27.505, lng: -99.507 }, 'TX'],
  ['Brownsville', { lat: 25.9, lng: -97.497 }, 'TX'],
  ['Nogales', { lat: 31.335, lng: -110.94 }, 'AZ'],
  ['Calais', { lat: 45.188, lng: -67.278 }, 'ME'],
  ['the bay of San Diego', { lat: 32.68, lng: -117.14 }, 'CA'],
  ['the Laguna Madre', { lat: 26.6, lng: -97.4 }, 'TX'],
  ['Mexico', { lat: 25.67, lng: -100.31 }, 'outside'],
  ['the North Pole', { lat: 90, lng: 0 }, 'outside'],
  ['the South Pole', { lat: -90, lng: 180 }, 'outside'],
  ['the other side of the earth', { lat: -40, lng: 80 }, 'outside'],
])('%s', (_name, at, state) => {
  const found = findPlaceState({ label: '', ...at }, geography);
  expect(found === 'outside' ? found : found.state).toBe(state);
});

const bristol = { label: '', lat: 36.595, lng: -82.188 };

test('a point within 300 feet of a line between states asks for its state', () => {
  const found = findPlaceState(bristol, geography);
  expect(found).toMatchObject({ state: 'TN', atBorder: expect.arrayContaining(['VA', 'TN']) });
});

test('the state that the person chose is kept and not asked for again', () => {
  expect(findPlaceState({ ...bristol, state: 'VA' }, geography)).toMatchObject({ state: 'VA', atBorder: null });
});

test('a chosen state far from the point is ignored', () => {
  expect(findPlaceState({ ...bristol, state: 'OH' }, geography)).toMatchObject({ state: 'TN' });
});

test('a point away from every line asks nothing', () => {
  expect(findPlaceState({ label: '', lat: 35.22, lng: -101.83 }, geography)).toMatchObject({
    state: 'TX',
    atBorder: null,
  });
});
