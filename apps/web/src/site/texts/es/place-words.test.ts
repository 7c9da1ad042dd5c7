import { expect, test } from 'vitest';
import { formatPlace } from './place-words.ts';

test.each([
  ['I-82 at the Oregon line', 'I-82 en el límite con Oregón'],
  [
    'I-80 at the Nebraska line, 40 miles from Cheyenne, WY',
    'I-80 en el límite con Nebraska, a 40 millas de Cheyenne, WY',
  ],
  ['the New Mexico line, near Dalhart, TX', 'el límite con Nuevo México, cerca de Dalhart, TX'],
  ['Dallas, TX', 'Dallas, TX'],
  ['near Amarillo, TX', 'cerca de Amarillo, TX'],
  ['124 miles from Amarillo, TX', 'a 124 millas de Amarillo, TX'],
  ['US-287, near Amarillo, TX', 'US-287, cerca de Amarillo, TX'],
  ['I-80, 40 miles from Cheyenne, WY', 'I-80, a 40 millas de Cheyenne, WY'],
  ['Smith, near Amarillo, TX', 'Smith, near Amarillo, TX'],
])('%s in Spanish', (label, text) => {
  expect(formatPlace(label)).toBe(text);
});
