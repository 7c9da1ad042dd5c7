import { expect, test } from 'vitest';
import { formatTrailer, formatTruck } from './vehicle-text.ts';

test('a truck is identified by its number, its make and its plate', () => {
  const truck = {
    internalNumber: '7',
    make: 'Peterbilt',
    model: '389',
    year: 2022,
    plateState: 'WY',
    plateNumber: '99',
  };
  expect(formatTruck(truck)).toBe('7, Peterbilt 389 2022, plate WY 99');
  expect(formatTruck(null)).toBe('');
});

test('a trailer is identified by its number, its type, its length and its plate', () => {
  const trailer = { internalNumber: '22', type: 'removable_goose_neck', length: 53, plateNumber: 'WY 99' } as const;
  expect(formatTrailer(trailer)).toBe('22, Removable Goose-Neck (RGN), 53 ft, plate WY 99');
  expect(formatTrailer(null)).toBe('');
});
