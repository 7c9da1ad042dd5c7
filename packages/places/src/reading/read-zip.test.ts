import { expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

test.each([
  // In every order, with four more digits, and behind its name.
  '79765, Odessa',
  '79765 Odessa',
  'Odessa 79765',
  'Odessa (79765)',
  'Odessa, TX 79765',
  'Odessa, TX, 79765, USA',
  'Odessa TX 79765-1234',
  'Odessa, TX 797651234',
  'Odessa TX zip code 79765',
  'Odessa, TX ZIP: 79765',
  'Odessa 79765 TX',
  'Odessa, 79765, Texas',
  '79765 Odessa TX',
  '79765-1234 Odessa, TX',
  '(79765) Odessa TX',
  '79765 / Odessa TX',
  '79765, TX',
  'TX 79765 Odessa',
  'zip code 79765',
])('%s is the place of the ZIP code', (text) => {
  expect(describeReading(read(text))).toBe('zip: Odessa, TX 79765');
});

test.each([
  // Of another town than the one beside it.
  ['Midland TX 79765', 'several: Midland, TX; Odessa, TX 79765'],
  ['79765 Midland, TX', 'several: Midland, TX; Odessa, TX 79765'],
  ['79765, Houston, TX', 'several: Houston, TX; Odessa, TX 79765'],
  ['79765 Houston', 'several: Odessa, TX 79765; Houston, TX; Houston, MS; Houston, MO'],
  ['79765 Odessa MO', 'several: Odessa, MO; Odessa, TX 79765'],
  ['Dallas, TX 76102', 'several: Dallas, TX; Fort Worth, TX 76102'],
  ['66101, Kansas City, MO', 'several: Kansas City, MO; Kansas City, KS 66101'],
  ['10001 Odessa TX', 'several: Odessa, TX; New York, NY 10001'],
  // Beside a city that reaches there, and of a state whose code is a short name.
  ['Houston TX 77449', 'zip: Houston, TX 77449'],
  ['66101 Kansas City', 'zip: Kansas City, KS 66101'],
  ['LA 90001', 'zip: Los Angeles, CA 90001'],
  ['90001 LA', 'zip: Los Angeles, CA 90001'],
  ['LA 70112', 'zip: New Orleans, LA 70112'],
  ['LA 10001', 'unknown zip: New York, NY 10001'],
  // Numbers of houses.
  ['79765 Hwy 80 Odessa TX', 'in-town: 79765 Hwy 80, Odessa, TX'],
  ['12345 Main St, Houston', 'in-town: 12345 Main St, Houston, TX'],
  ['10001 Highway 80, Odessa, TX 79765', 'in-zip: 10001 Highway 80, Odessa, TX 79765'],
  ['79765 Odessa TX to 77002 Houston TX', 'several: Odessa, TX 79765; Houston, TX 77002'],
  ['PU 79765 Odessa TX / DEL 77002 Houston TX', 'several: Odessa, TX 79765; Houston, TX 77002'],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});
