import { describe, expect, test } from 'vitest';
import { loadUsPlaces, type UsPlace } from './us-towns.ts';
import { formatTown, namePoint, readPlace } from './read-place.ts';

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

describe('the end of an unknown name is no town', () => {
  const known = [
    ...towns,
    createTown('Bend', 'Oregon', [44.06, -121.31]),
    createTown('Vernon', 'Texas', [34.15, -99.27]),
  ];

  test.each([
    'North Bend, OR',
    'North Bend, Oregon 97459',
    'North Bend OR',
    'Mount Vernon, TX',
    'Mt. Vernon, TX, USA',
    '1200 Main St, North Bend, OR',
    '1200 Main St North Bend, OR',
    '1200 Main St N Bend, OR',
    '29 Bend, OR',
    'Saint Bend, OR',
    'Circle Bend, OR',
    '100 St. Bend, OR',
    'Vernon, North Bend, OR',
  ])('%s', (text) => {
    expect(readPlace(text, known)).toEqual({ ok: false, because: 'unknown' });
  });

  test.each([
    '1200 Main St, Bend, OR',
    '1200 Main St Bend OR 97701',
    '20 NW Wall Street Bend, Oregon',
    'Old Mill Drive Bend OR',
    'Hwy 97 Bend OR',
    'US-97 Exit 137 Bend OR',
    '61535 S Hwy 97 Suite 200 Bend OR',
    'Gate 4, Bend, OR',
    "Joe's yard, Bend, OR",
  ])('a street before it is: %s', (text) => {
    expect(readPlace(text, known)).toEqual({ ok: true, place: { label: text, lat: 44.06, lng: -121.31 } });
  });
});

describe('of all known towns', async () => {
  const all = await loadUsPlaces();
  const isKnown = (name: string, state: string) => all.some((town) => town.state === state && isSame(town.name, name));
  const isSame = (one: string, other: string) => toWords(one) === toWords(other);
  const toWords = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('.', '')
      .replace(/^saint /, 'st ')
      .replace(/^mt /, 'mount ');

  const prefixes =
    'North South East West New Old Mount Mt. Fort Port Lake San Santa Saint St. Big Little Grand Upper Lower Point Cape Glen Park El Los ' +
    'Court Circle Trail 29 Cedar Twin';

  test.each([...prefixes.split(' '), '100 North', 'Village of'])('%s before a name is another place', (prefix) => {
    for (const { name, state } of all) {
      const longer = `${prefix} ${name}`;
      const read = [`${longer}, ${state}`, `${longer} ${state}`, `12 Elm St, ${longer}, ${state}`].map((text) => ({
        text,
        reading: readPlace(text, all),
      }));
      for (const { text, reading } of read) {
        const read = reading.ok ? 'a town' : reading.because;
        expect(read, text).toBe(isKnown(longer, state) ? 'a town' : 'unknown');
      }
    }
  });

  test('each is read with its state, and never in another one', () => {
    for (const town of all) {
      const text = formatTown(town);
      const reading = readPlace(text, all);
      expect(reading.ok && reading.place.label, text).toBe(text);
      for (const state of ['Vermont', 'Texas', 'OR'].filter(
        (one) => !isKnown(town.name, one === 'OR' ? 'Oregon' : one),
      ))
        expect(readPlace(`${town.name}, ${state}`, all), `${town.name}, ${state}`).toEqual({
          ok: false,
          because: 'unknown',
        });
    }
  });

  test('a street before it does not change it', () => {
    for (const town of all) {
      const reading = readPlace(`1200 Main St, ${formatTown(town)} 12345`, all);
      expect(reading.ok && { lat: reading.place.lat, lng: reading.place.lng }).toEqual({
        lat: town.lat,
        lng: town.lng,
      });
    }
  });
});

test('a point without a town near it has its coordinates as its name', () => {
  expect(namePoint({ lat: 47, lng: -110 }, towns).label).toBe('47.0000, -110.0000');
});

test('a point far from every town has the miles to the nearest one', () => {
  expect(namePoint({ lat: 36.6, lng: -101.83 }, towns).label).toBe('95 miles from Amarillo, TX');
});
