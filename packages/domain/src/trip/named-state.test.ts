import { expect, test } from 'vitest';
import { findNamedState, parseNamedState } from './named-state.ts';
import type { Area } from './place.ts';

test.each([
  ['Texarkana, AR', 'AR'],
  ['Texarkana, ar 71854', 'AR'],
  ['12 State Line Ave, Texarkana, TX 75501-1234', 'TX'],
  ['Cape Girardeau, Missouri', 'MO'],
  ['Washington, DC', 'DC'],
  ['Missouri', null],
  ['35.2220, -101.8313', null],
  ['I-80 at the Nebraska line, near Pine Bluffs, WY', null],
  ['I-80 at the Nebraska line, 40 miles from Cheyenne, WY', null],
  ['19 miles from Amarillo, Texas', null],
  ['Paris, France', null],
  ['', null],
])('"%s" names %s', (label, state) => {
  expect(parseNamedState(label)).toBe(state);
});

const box = (west: number, east: number): Area => [
  [
    [
      [west, 30],
      [east, 30],
      [east, 40],
      [west, 40],
      [west, 30],
    ],
  ],
];
const areas = new Map([
  ['TX', box(-100, -94)],
  ['AR', box(-94, -90)],
] as const);

test.each([
  ['a town at the line', { label: 'Texarkana, AR', lat: 33.4, lng: -94.05 }, 'AR'],
  ['a town in its state', { label: 'Texarkana, TX', lat: 33.4, lng: -94.05 }, 'TX'],
  ['a town far away', { label: 'Dallas, AR', lat: 32.8, lng: -96.8 }, null],
  ['a state without an area', { label: 'Dallas, OK', lat: 32.8, lng: -96.8 }, null],
  ['a point without a name', { lat: 32.8, lng: -96.8 }, null],
])('%s', (_name, place, state) => {
  expect(findNamedState(place, areas)).toBe(state);
});
