import { expect, test } from 'vitest';
import { formatVinReading } from './vin-reading.ts';

test.each([
  ['', ''],
  ['9105610', ''],
  ['1XKYDP9X7LJ00000', 'A VIN since 1981 has 17 characters; this one has 16.'],
  ['1XKYDP9X7LJ0000012', 'A VIN since 1981 has 17 characters; this one has 18.'],
  ['1XKYDP9X7LJ000001', 'From the VIN: Kenworth, 2020 or 1990.'],
  ['1XKYDP9X01J000001', 'From the VIN: Kenworth, 2001.'],
  [
    '1XKYDP9X5LJO00001',
    'A VIN never has the letters I, O or Q; this one has O. Use 0. From the VIN: Kenworth, 2020 or 1990.',
  ],
  ['1XPWD40X1ED215307', 'From the VIN: Peterbilt, 2014.'],
  ['ZZZYDP9X5UJ000001', 'The check digit does not match. Look for a typo. Old VINs may differ.'],
])('the VIN %s of a truck is read as: %s', (vin, reading) => {
  expect(formatVinReading(vin, { kind: 'truck', year: null }, 2026)).toBe(reading);
});

test('the VIN of a trailer names its maker, which a truck has not', () => {
  expect(formatVinReading('1TTF5320XL3000001', { kind: 'trailer', year: null }, 2026)).toContain(
    'Transcraft, 2020 or 1990',
  );
  expect(formatVinReading('1TTF5320XL3000001', { kind: 'truck', year: null }, 2026)).not.toContain('Transcraft');
});

test('the year of the truck decides whether its VIN has 17 characters', () => {
  const read = (year: number) => formatVinReading('9105610', { kind: 'truck', year }, 2026);
  expect(read(1979)).toBe('');
  expect(read(1988)).toBe('A VIN since 1981 has 17 characters; this one has 7.');
});
