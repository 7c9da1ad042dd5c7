import { expect, test } from 'vitest';
import { truckMakes, listTruckYears } from './truck-makes.ts';

test('the makes are many, different, and in the order of the alphabet', () => {
  const lower = truckMakes.map((make) => make.toLowerCase());
  expect(truckMakes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(lower).size).toBe(truckMakes.length);
  expect(lower).toEqual(lower.toSorted());
  expect(truckMakes).toContain('Peterbilt');
});

test('there are 40 model years, from the current one back', () => {
  const years = listTruckYears(2026);
  expect(years).toHaveLength(40);
  expect(years[0]).toBe(2026);
  expect(years.at(-1)).toBe(1987);
});
