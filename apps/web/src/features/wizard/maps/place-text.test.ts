import { expect, test } from 'vitest';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';
import { parsePlace, toPlaceText } from './place-text.ts';

test.each([
  ['35.222', '-101.8313', { lat: 35.222, lng: -101.8313 }],
  [' 35.222° ', '−101.8313', { lat: 35.222, lng: -101.8313 }],
  ['35', '-101', { lat: 35, lng: -101 }],
  ['north', '-101', null],
  ['35', '', null],
  ['91', '-101', null],
])('%s and %s are a place, or null', (lat, lng, place) => {
  expect(parsePlace({ lat, lng })).toEqual(place);
});

test('coordinates from the map are parsed back to the same place', () => {
  const text = toPlaceText({ lat: 35.22201999, lng: -101.8 });
  expect(text).toEqual({ lat: '35.222', lng: '-101.8', label: '' });
  expect(parsePlace(text)).toEqual({ lat: 35.222, lng: -101.8 });
  expect(formatCoordinates({ lat: 35.222, lng: -101.8 })).toBe('35.2220, -101.8000');
});
