import { expect, test } from 'vitest';
import { loadGazetteer } from '../gazetteer.ts';
import { readPlace } from './read-place.ts';
import { mostSuggestions, suggestPlaces } from './suggest-places.ts';

const gazetteer = loadGazetteer();
const list = (text: string, own: 'TX' | 'IL' | null = null) =>
  suggestPlaces(text, own, gazetteer).map(({ label }) => label);

test.each([
  ['dal', 'Dallas, TX'],
  ['ft w', 'Fort Worth, TX'],
  ['st lou', 'St. Louis, MO'],
  ['dallas, te', 'Dallas, TX'],
  ['dallas t', 'Dallas, TX'],
  ['springfield, m', 'Springfield, MO'],
  ['nyc', 'New York, NY'],
  ['75201', 'Dallas, TX 75201'],
  ['752', 'Dallas, TX 75201'],
  ['cincinatti', 'Cincinnati, OH'],
  ['1200 main st, plano', '1200 main st, Plano, TX'],
  ['35.3, -101.9', 'near Amarillo, TX'],
])('"%s" begins with %s', (text, first) => {
  expect(list(text)[0]).toBe(first);
});

test('towns of the preferred state come before larger ones', () => {
  expect(list('spring', 'TX')[0]).toMatch(/, TX$/);
  expect(list('springfield', 'IL')[0]).toBe('Springfield, IL');
});

test('ports are found by the words that they begin with', () => {
  expect(list('port of h')).toContain('Port Houston, Turning Basin, TX');
  expect(list('laredo')).toEqual(expect.arrayContaining(['Laredo, TX', 'Laredo, World Trade Bridge, TX']));
});

test('a part of a name is found when few names begin with it', () => {
  expect(list('lake city, ut').join()).toContain('Salt Lake City, UT');
});

test('towns on both sides of a border are suggested', () => {
  expect(list('texark').slice(0, 2)).toEqual(['Texarkana, TX', 'Texarkana, AR']);
});

test.each(['', 'd', '7', '12', '?', 'zzzzqq'])('"%s" suggests nothing', (text) => {
  expect(list(text)).toEqual([]);
});

test('the suggestions fit a list and contain no duplicates', () => {
  for (const text of ['sa', 'new', 'north', 'port', 'la', 'la, l', 'spring']) {
    const found = list(text);
    expect(found.length).toBeLessThanOrEqual(mostSuggestions + 2);
    expect(new Set(found).size).toBe(found.length);
  }
});

test.each([['constructor'], ['hasOwnProperty'], ['pt '.repeat(66)], [`${'pt '.repeat(30)}, tx`]])(
  '"%s" is answered at once, with no town',
  (text) => {
    expect(list(text)).toEqual([]);
    expect(readPlace(text, gazetteer)).toMatchObject({ is: 'unknown' });
  },
);
