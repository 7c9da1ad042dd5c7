import { expect, test } from 'vitest';
import { loadGazetteer } from '../gazetteer.ts';
import { namePoint } from './name-point.ts';

const gazetteer = loadGazetteer();

test.each([
  ['the center of a town', 35.222, -101.8313, 'Amarillo, TX'],
  ['a well-known town rather than a suburb', 32.78, -96.8, 'near Dallas, TX'],
  ['a suburb is too near to it', 32.95, -96.73, 'near Dallas, TX'],
  ['a town that only the gazetteer knows', 36.06, -102.52, 'near Dalhart, TX'],
  ['far from all', 41.2, -118.9, '63 miles from Winnemucca, NV'],
  ['at sea', 27.5, -92.5, '178 miles from New Iberia, LA'],
  ['abroad', 48.85, 2.35, '48.8500, 2.3500'],
])('%s', (_, lat, lng, label) => {
  expect(namePoint({ lat, lng }, gazetteer)).toEqual({ label, lat, lng });
});
