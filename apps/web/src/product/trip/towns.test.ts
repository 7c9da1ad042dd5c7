import { expect, test } from 'vitest';
import { formatNearest, loadTowns } from './towns.ts';

test.each([
  ['a point in a town', { lat: 35.22, lng: -101.83 }, 'Amarillo, TX'],
  ['a point beside a town', { lat: 35.32, lng: -101.83 }, 'near Amarillo, TX'],
  ['a point far out', { lat: 41.6, lng: -117.3 }, /^\d+ miles from \w+( \w+)*, NV$/],
  ['a point at sea', { lat: 30, lng: -50 }, ''],
])('%s', async (_, place, name) => {
  const nearest = formatNearest(place, await loadTowns());
  expect(nearest).toMatch(name instanceof RegExp ? name : new RegExp(`^${name}$`));
});
