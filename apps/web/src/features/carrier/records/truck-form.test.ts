import { expect, test } from 'vitest';
import {
  describeFeet,
  describePounds,
  fillFromVin,
  formatVinReading,
  readVin,
  toFeetText,
  toPoundsText,
  type TruckForm,
} from './truck-form.ts';

test.each([
  ['80000', '80000', undefined],
  ['80,000', '80000', undefined],
  [' 80 000 lbs', '80000', '= 80,000 lb'],
  ['105,500 LB.', '105500', '= 105,500 lb'],
  ['118k', '118000', '= 118,000 lb'],
  ['118,000 lbs', '118000', '= 118,000 lb'],
  ['53,500 kg', '117948', '= 117,948 lb'],
  ['53.5 t', '53.5 t', 'Write 53.5 metric tons (117,948 lb) or 53.5 short tons (107,000 lb).'],
  ['80,5', '80,5', 'Write 80.5k lb (80,500 lb) or 80.5 short tons (161,000 lb) or 80.5 metric tons (177,473 lb).'],
  ['36 28', '36 28', undefined],
  ['80', '80', '= 80 lb. Write 80k lb (80,000 lb) or 80 short tons (160,000 lb) or 80 metric tons (176,370 lb).'],
  ['80 lb', '80', '= 80 lb'],
  ['heavy', 'heavy', undefined],
  ['', '', undefined],
])('the weight %j is meant as %j', (typed, meant, reading) => {
  expect(toPoundsText(typed)).toBe(meant);
  expect(describePounds(typed)).toBe(reading);
});

test.each([
  ['53', '53', undefined],
  ['53 ft', '53', '= 53 ft'],
  ["53'", '53', '= 53 ft'],
  ['53′', '53', '= 53 ft'],
  ['53\' 0"', '53', '= 53 ft'],
  ['53-0', '53', '= 53 ft'],
  ['636"', '53', '= 53 ft'],
  ['14', '14', undefined],
  ['53.5', '53.5', undefined],
  // A trailer's record has whole feet.
  ['13ft 6ins', '13ft 6ins', undefined],
  ['48 6', '48 6', undefined],
  ['48,5', '48,5', undefined],
  ['fifty', 'fifty', undefined],
  ['', '', undefined],
])('the length %j is meant as %j', (typed, meant, reading) => {
  expect(toFeetText(typed)).toBe(meant);
  expect(describeFeet(typed)).toBe(reading);
});

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

const kenworth = '1XKYDP9X7LJ000001';
const freightliner = '3AKJHHDR3MSMA9921';

test.each([
  ['make and year of another VIN follow', { make: 'Kenworth', year: '2020' }, freightliner, ['Freightliner', '2021']],
  ['what a person chose stays', { make: 'Peterbilt', year: '2019' }, freightliner, ['Peterbilt', '2019']],
  ['a VIN that is being typed changes nothing', { make: 'Kenworth', year: '2020' }, '3AKJHH', ['Kenworth', '2020']],
  ['nor does a doubtful one', { make: 'Kenworth', year: '2020' }, '3AKJHHDR0MSMA9921', ['Kenworth', '2020']],
  ['which fills what is empty', { make: '', year: '' }, '3AKJHHDR0MSMA9921', ['Freightliner', '2021']],
])('%s', (_name, before, vinCode, after) => {
  const values: Record<string, string> = { ...before, vinCode };
  const setValue = (name: string, value: string) => (values[name] = value);
  // Cast: the two members that are used.
  const form = { getValues: () => values, setValue } as unknown as TruckForm;
  fillFromVin(form, readVin(kenworth, 2026), 2026);
  expect([values['make'], values['year']]).toEqual(after);
});
