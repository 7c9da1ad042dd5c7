import { expect, test } from 'vitest';
import { findTruckMakeNamed } from './truck-make-names.ts';
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

test.each([
  ['PTRB', 'Peterbilt'],
  ['FREIGHTLINER LLC', 'Freightliner'],
  ['Western Star Trucks', 'Western Star'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['CCC', 'Crane Carrier (CCC)'],
  ['UD Trucks', 'UD Trucks'],
  ['Truck', null],
  ['', null],
])('the make %j is %j', (text, make) => {
  expect(findTruckMakeNamed(text)).toBe(make);
});
