import type { PlaceReading } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { listPending, rereadHighways, settlePlaces, toPendingText } from './use-trip-places.ts';

const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const chicago = { label: 'Chicago, IL', lat: 41.88, lng: -87.63 };
const toPoint = (place: typeof dallas): PlaceReading => ({
  is: 'point',
  place,
  at: place.label,
  as: 'town',
});
const order = { text: '?', message: 'Not a number' };

test('places that were being read become the places of their fields, all at once', () => {
  const unread = {
    'trip.places.0': toPendingText('dallas'),
    'trip.places.1': toPendingText('chicago'),
    poNumber: order,
  };
  expect(listPending(unread)).toEqual([
    ['trip.places.0', 'dallas'],
    ['trip.places.1', 'chicago'],
  ]);
  const settled = new Map([
    ['trip.places.0', { text: 'dallas', reading: toPoint(dallas) }],
    ['trip.places.1', { text: 'chicago', reading: toPoint(chicago) }],
  ]);
  expect(settlePlaces({ places: [null, null], unread }, settled)).toEqual({
    places: [dallas, chicago],
    unread: { poNumber: order },
  });
});

test('an answer for an older text changes nothing', () => {
  const given = { places: [null, null], unread: { 'trip.places.0': toPendingText('Dallas, TX') } };
  const settled = new Map([['trip.places.0', { text: 'Dalla', reading: toPoint(dallas) }]]);
  expect(settlePlaces(given, settled)).toEqual(given);
});

test('a text that is no place stays with the reason and what may be meant; nothing waits for it', () => {
  const unread = { 'trip.places.1': toPendingText('Springfield') };
  const places = [
    { ...dallas, label: 'Springfield, IL', state: 'IL' as const },
    { ...chicago, label: 'Springfield, MO', state: 'MO' as const },
  ];
  const settled = new Map([['trip.places.1', { text: 'Springfield', reading: { is: 'several' as const, places } }]]);
  expect(settlePlaces({ places: [dallas, null], unread }, settled)).toEqual({
    places: [dallas, null],
    unread: {
      'trip.places.1': { text: 'Springfield', message: '“Springfield” is in IL and MO. Choose one.', choices: places },
    },
  });
});

test('a server that cannot be reached is said', () => {
  const unread = { 'trip.places.1': toPendingText('Dallas') };
  const settled = new Map([['trip.places.1', { text: 'Dallas', reading: null }]]);
  expect(settlePlaces({ places: [dallas, null], unread }, settled).unread).toEqual({
    'trip.places.1': { text: 'Dallas', message: expect.stringContaining('We cannot look up places right now.') },
  });
});

describe('a highway that was typed as a stop', () => {
  const unread = {
    'trip.places.1': { text: 'I-35', message: 'Enter From and To' },
    'trip.places.0': { text: 'Nowhere', message: 'We do not know it' },
  };
  const denver = { label: 'Denver, CO', lat: 39.74, lng: -104.99 };

  test('is read once From and To are there, and anew when one of them changes', () => {
    const waiting = { ...unread, 'trip.places.1': toPendingText('I-35') };
    expect(rereadHighways([dallas, null, null], { places: [dallas, null, chicago], unread })).toEqual(waiting);
    expect(rereadHighways([dallas, null, chicago], { places: [dallas, null, denver], unread })).toEqual(waiting);
  });

  test('stays as it is while an end is missing or both ends are as before', () => {
    expect(rereadHighways([null, null, null], { places: [dallas, null, null], unread })).toEqual(unread);
    const places = [dallas, null, chicago];
    expect(rereadHighways(places, { places, unread })).toEqual(unread);
  });
});
