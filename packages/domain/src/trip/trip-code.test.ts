import { expect, test } from 'vitest';
import { decodeTrip, encodeTrip } from './trip-code.ts';

const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const denver = { label: 'Denver, CO', lat: 39.74, lng: -104.99 };
const code = '32.78,-96.8,Dallas, TX;39.74,-104.99,Denver, CO';

test('the places of a trip are kept with their names', () => {
  expect(encodeTrip([dallas, denver])).toBe(code);
  expect(decodeTrip(code)).toEqual([dallas, denver]);
});

test('a name with a separator and a point with too many digits are written so that they can be read', () => {
  const place = { label: ' Yard; gate 3 ', lat: 32.123456789, lng: -96 };
  expect(decodeTrip(encodeTrip([place, denver]))).toEqual([{ label: 'Yard gate 3', lat: 32.12346, lng: -96 }, denver]);
});

test('the state of a place at a border is kept', () => {
  const bristol = { label: 'near Bristol, VA', lat: 36.595, lng: -82.188, state: 'TN' as const };
  expect(encodeTrip([bristol, denver])).toBe('36.595,-82.188/TN,near Bristol, VA;39.74,-104.99,Denver, CO');
  expect(decodeTrip(encodeTrip([bristol, denver]))).toEqual([bristol, denver]);
});

test.each([
  ['a state that there is not', '36.595,-82.188/XX,Bristol;39.74,-104.99,Denver, CO'],
  ['one place', '32.78,-96.8,Dallas, TX'],
  ['no name', '32.78,-96.8,;39.74,-104.99,Denver, CO'],
  ['no point', 'Dallas, TX;Denver, CO'],
  ['an impossible point', '132.78,-96.8,Dallas, TX;39.74,-104.99,Denver, CO'],
  ['another spelling', '32.780,-96.8,Dallas, TX;39.74,-104.99,Denver, CO'],
  ['nine places', Array.from({ length: 9 }, () => '32.78,-96.8,Dallas, TX').join(';')],
  ['nothing', ''],
])('a code with %s is refused', (_, wrong) => {
  expect(decodeTrip(wrong)).toBeNull();
});
