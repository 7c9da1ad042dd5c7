import { describe, expect, test } from 'vitest';
import type { UsPlace } from './us-towns.ts';
import { namePoint, readPlace } from './read-place.ts';

const createTown = (name: string, state: string, [lat, lng]: [number, number]): UsPlace => ({
  name,
  state,
  lat,
  lng,
  rank: 5,
});
const towns = [
  createTown('Memphis', 'Tennessee', [35.12, -90]),
  createTown('Memphis', 'Arkansas', [35.1, -90.3]),
  createTown('West Memphis', 'Arkansas', [35.15, -90.18]),
  createTown('Amarillo', 'Texas', [35.22, -101.83]),
  createTown('St. Louis', 'Missouri', [38.63, -90.24]),
  createTown('Springfield', 'Illinois', [39.82, -89.65]),
  createTown('Springfield', 'Missouri', [37.18, -93.32]),
  createTown('Kansas City', 'Missouri', [39.11, -94.6]),
  createTown('Kansas City', 'Kansas', [39.1, -94.63]),
  createTown('Charleston', 'West Virginia', [38.35, -81.63]),
  createTown('Charleston', 'South Carolina', [32.79, -79.99]),
];
const readLabel = (text: string) => {
  const read = readPlace(text, towns);
  return read.ok ? `${read.place.label} @ ${read.place.lat}` : null;
};

describe('a typed place', () => {
  test.each([
    ['a town that is there once', 'amarillo', 'Amarillo, TX @ 35.22'],
    ['a town with its state', 'Amarillo TX', 'Amarillo, TX @ 35.22'],
    ['the name of the state', 'Springfield, Missouri', 'Springfield, MO @ 37.18'],
    ['another spelling', 'Saint Louis, MO', 'St. Louis, MO @ 38.63'],
    ['the longer of two towns', 'West Memphis, AR', 'West Memphis, AR @ 35.15'],
    ['a town whose name ends in a state', 'Kansas City, KS', 'Kansas City, KS @ 39.1'],
    ['a state whose name ends in another', 'Charleston, West Virginia', 'Charleston, WV @ 38.35'],
    [
      'an address, at the center of its town',
      '1200 Main St, Amarillo, TX 79101',
      '1200 Main St, Amarillo, TX 79101 @ 35.22',
    ],
    [
      'an address with the country',
      '5 Elm Ave, Amarillo, Texas 79101-1234, USA',
      '5 Elm Ave, Amarillo, Texas 79101-1234, USA @ 35.22',
    ],
    ['coordinates near a town', '35.3, -101.9', 'near Amarillo, TX @ 35.3'],
    ['coordinates far from all', '31.5, -106', '31.5000, -106.0000 @ 31.5'],
  ])('%s', (_, text, read) => {
    expect(readLabel(text)).toBe(read);
  });

  test('a town that is there twice is asked for, with its states', () => {
    expect(readPlace('Springfield', towns)).toEqual({
      ok: false,
      because: 'several',
      towns: ['Springfield, IL', 'Springfield, MO'],
    });
  });

  test.each(['Smallville, KS', '1 Elm St, Nowhere, TX', 'xyz', '91, 200'])('%s is no place', (text) => {
    expect(readPlace(text, towns)).toEqual({ ok: false, because: 'unknown' });
  });
});

test('a point without a town near it has its coordinates as its name', () => {
  expect(namePoint({ lat: 47, lng: -110 }, towns).label).toBe('47.0000, -110.0000');
});

test('a point far from every town has the miles to the nearest one', () => {
  expect(namePoint({ lat: 36.6, lng: -101.83 }, towns).label).toBe('95 miles from Amarillo, TX');
});
