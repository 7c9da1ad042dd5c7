import { expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

test.each([
  // Both ends of a trip in one text.
  ['PU: Houston, TX 77029 / DEL: Midland TX', 'several: Houston, TX 77029; Midland, TX'],
  ['PU: Houston, TX 77029\nDEL: Midland TX', 'several: Houston, TX 77029; Midland, TX'],
  ['Houston TX 77029 to Midland TX 79701', 'several: Houston, TX 77029; Midland, TX 79701'],
  ['Houston, TX 77029 -> Midland, TX', 'several: Houston, TX 77029; Midland, TX'],
  ['Houston, TX → Midland, TX', 'several: Houston, TX; Midland, TX'],
  ['Houston TX; Midland TX', 'several: Houston, TX; Midland, TX'],
  ['Houston TX / Dallas TX / Tulsa OK', 'several: Houston, TX; Dallas, TX; Tulsa, OK'],
  ['Orig Longview WA (Port) Dest Glenrock WY', 'several: Port, Longview, WA; Glenrock, WY'],
  ['from Tulsa OK to jobsite near Guymon OK', 'several: Tulsa, OK; jobsite near Guymon, OK'],
  ['Tulsa OK - Guymon OK via US-412', 'several: Tulsa, OK; Guymon, OK'],
  ['desde Houston TX hasta Midland TX', 'several: Houston, TX; Midland, TX'],
  // One place, in two parts.
  ['ABC Rigging 123 Main St / Dock 4, Houston TX 77029', 'in-zip: ABC Rigging 123 Main St / Dock 4, Houston, TX 77029'],
  ['Houston TX - 1200 Texas Ave', 'in-town: 1200 Texas Ave, Houston, TX'],
  ['Highway 6 in Texas - Odessa, TX', 'in-town: Highway 6 in Texas, Odessa, TX'],
  // Headings, with a colon and without.
  ['Orig Longview WA', 'town: Longview, WA'],
  ['Dest: Glenrock WY', 'town: Glenrock, WY'],
  ['P/U Tulsa OK', 'town: Tulsa, OK'],
  ['O: Tulsa, OK', 'town: Tulsa, OK'],
  ['Loading at Houston, TX', 'town: Houston, TX'],
  ['Jobsite: Guymon, OK', 'town: Guymon, OK'],
  ['Del Rio TX', 'town: Del Rio, TX'],
  ['Destin FL', 'town: Destin, FL'],
  ['Crane, TX yard', 'in-town: yard, Crane, TX'],
  // In Spanish.
  ['Origen: Houston, TX', 'town: Houston, TX'],
  ['hasta Dallas TX', 'town: Dallas, TX'],
  ['cerca de Midland TX', 'in-town: cerca de Midland, TX'],
  ['Laredo, Texas, Estados Unidos', 'town: Laredo, TX'],
  ['Fargo, Dakota del Norte', 'town: Fargo, ND'],
  ['Albuquerque, Nuevo México', 'town: Albuquerque, NM'],
  ['Nuevo México', 'unknown state: '],
  ['New Mexico', 'unknown state: '],
  ['Monterrey, Nuevo León', 'unknown mexico: '],
  ['Duluth-Superior', 'several: Duluth, MN; Superior, WI'],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});

test('a long text of slashes is answered at once', () => {
  const start = process.cpuUsage();
  expect(read('qwertyuiop tx/'.repeat(40)).is).toBe('unknown');
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
