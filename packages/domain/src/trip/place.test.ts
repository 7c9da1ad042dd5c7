import { expect, test } from 'vitest';
import { type Area, isWithin, computeMiles, computeMilesToArea, findNamedState, parseNamedState } from './place.ts';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area: Area = [[square(-100, 30, 10), square(-97, 33, 4)], [square(-80, 30, 1)]];

test.each([
  ['in the square', 31, -99, true],
  ['in its hole', 35, -95, false],
  ['between hole and rim', 38, -95, true],
  ['on the island', 30.5, -79.5, true],
  ['between square and island', 30.5, -85, false],
  ['to the west, on the height of both', 30.5, -110, false],
  ['to the north', 45, -95, false],
  ['level with a corner', 30, -101, false],
])('%s', (_name, lat, lng, expected) => {
  expect(isWithin({ lat, lng }, area)).toBe(expected);
});

test('an empty area contains no place', () => {
  expect(isWithin({ lat: 0, lng: 0 }, [])).toBe(false);
});

test.each([
  ['Amarillo to Dallas', { lat: 35.222, lng: -101.8313 }, { lat: 32.7767, lng: -96.797 }, 334],
  ['a place to itself', { lat: 35, lng: -101 }, { lat: 35, lng: -101 }, 0],
  ['a degree of latitude', { lat: 35, lng: -101 }, { lat: 36, lng: -101 }, 69],
])('miles from %s', (_name, from, to, miles) => {
  expect(Math.round(computeMiles(from, to))).toBe(miles);
});

test.each([
  ['inside', 31, -99, 0],
  ['a degree to the north', 41, -95, 69],
  ['beyond a corner, a degree down and one across', 29, -101, 92],
  ['in the hole, a degree from its rim', 36, -95, 69],
])('miles to an area from %s', (_name, lat, lng, miles) => {
  expect(Math.round(computeMilesToArea({ lat, lng }, area))).toBe(miles);
});

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
