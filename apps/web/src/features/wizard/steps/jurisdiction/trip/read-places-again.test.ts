import { expect, test } from 'vitest';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';
import { markNotLoaded, readPlacesAgain } from './read-places-again.ts';

const towns: UsPlace[] = [
  { name: 'Dallas', state: 'Texas', lat: 32.78, lng: -96.8, rank: 1 },
  { name: 'Chicago', state: 'Illinois', lat: 41.88, lng: -87.63, rank: 1 },
];
const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const message = 'The list of towns has not loaded yet.';
const isPending = true;

test('a town that was typed before the list had loaded becomes the place', () => {
  const unread = { 'trip.places.0': { text: 'Dallas, TX', message, isPending }, poNumber: { text: '?', message } };
  expect(readPlacesAgain({ places: [null, null], unread }, towns)).toEqual({
    places: [dallas, null],
    unread: { poNumber: { text: '?', message } },
  });
});

test('a point that has its coordinates as its name gets the name of the town near it', () => {
  const point = { label: '32.9000, -96.8000', lat: 32.9, lng: -96.8 };
  const read = readPlacesAgain({ places: [point, dallas], unread: {} }, towns);
  expect(read?.places.map((place) => place?.label)).toEqual(['near Dallas, TX', 'Dallas, TX']);
});

test('a text that no town has, a point far from each town and a named place stay', () => {
  const unread = { 'trip.places.1': { text: 'Smallville', message } };
  const far = { label: '48.7000, -124.0000', lat: 48.7, lng: -124 };
  expect(readPlacesAgain({ places: [far, null, dallas], unread }, towns)).toBeNull();
});

test('a text that no town has says so once there are towns, and nothing waits for it', () => {
  const unread = { 'trip.places.1': { text: 'Smallville', message, isPending } };
  expect(readPlacesAgain({ places: [dallas, null], unread }, towns)).toEqual({
    places: [dallas, null],
    unread: {
      'trip.places.1': {
        text: 'Smallville',
        message: 'We do not know “Smallville”. Choose a town nearby, or use the map.',
      },
    },
  });
});

test('nothing waits for a list that could not be loaded', () => {
  const read = markNotLoaded({
    'trip.places.1': { text: 'Dallas', message, isPending },
    poNumber: { text: '?', message },
  });
  expect(read).toEqual({
    'trip.places.1': { text: 'Dallas', message: expect.stringContaining('could not be loaded') },
    poNumber: { text: '?', message },
  });
});
