import { expect, test } from 'vitest';
import { namePoint } from '../../../product/trip/read-place.ts';
import { formatPlace } from './place-words.ts';

test.each([
  ['I-82 at the Oregon line', 'I-82 en el límite con Oregón'],
  [
    'I-80 at the Nebraska line, 40 miles from Cheyenne, WY',
    'I-80 en el límite con Nebraska, a 40 millas de Cheyenne, WY',
  ],
  ['the New Mexico line, near Dalhart, TX', 'el límite con Nuevo México, cerca de Dalhart, TX'],
  ['Dallas, TX', 'Dallas, TX'],
])('%s in Spanish', (label, text) => {
  expect(formatPlace(label)).toBe(text);
});

test.each([
  [35.4, 'cerca de Amarillo, TX'],
  [37, 'a 124 millas de Amarillo, TX'],
  [35.2072, 'Amarillo, TX'],
])('a point at %s° is named in Spanish', (lat, text) => {
  const towns = [{ name: 'Amarillo', state: 'Texas', rank: 1, lat: 35.2072, lng: -101.8338 }];
  expect(formatPlace(namePoint({ lat, lng: -101.8338 }, towns).label)).toBe(text);
});
