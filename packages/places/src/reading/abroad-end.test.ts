import { describe, expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

const laredo = 'Laredo, TX; Laredo, Colombia Solidarity Bridge, TX; Laredo, World Trade Bridge, TX';
const elPaso = 'Santa Teresa, NM; El Paso, Bridge of the Americas, TX; El Paso, Ysleta-Zaragoza Bridge, TX';
const detroit = 'Detroit, Ambassador Bridge, MI; Detroit, Gordie Howe Bridge, MI';

describe('an end of a trip abroad is said, and the other end and its crossings are offered', () => {
  test.each([
    ['Laredo TX - Nuevo Laredo', `mexico: ${laredo}`],
    ['Laredo - Nuevo Laredo', `mexico: ${laredo}`],
    ['Pickup: Laredo TX\nDelivery: Monterrey, Mexico', `mexico: ${laredo}`],
    ['El Paso / Juarez', `mexico: El Paso, TX; Juarez, TX; ${elPaso}`],
    ['Juarez / El Paso TX', `mexico: El Paso, TX; Juarez, TX; ${elPaso}`],
    ['El Paso TX/Ciudad Juarez', `mexico: El Paso, TX; ${elPaso}`],
    ['Houston to Monterrey MX', 'mexico: Houston, TX'],
    ['Houston TX to Monterrey, NL', 'mexico: Houston, TX'],
    ['Texas to Mexico', 'mexico: '],
    ['Detroit-Windsor', `canada: Detroit, MI; Windsor, CT; Windsor, CA; ${detroit}`],
    ['Detroit, MI to Windsor, ON', `canada: Detroit, MI; ${detroit}`],
    [
      'Toronto ON to Buffalo NY',
      'canada: Buffalo, NY; Buffalo, Peace Bridge, NY; Lewiston, Queenston-Lewiston Bridge, NY',
    ],
    [
      'Buffalo NY / Fort Erie',
      'canada: Buffalo, NY; Buffalo, Peace Bridge, NY; Lewiston, Queenston-Lewiston Bridge, NY',
    ],
    ['Calgary to Denver', 'canada: Denver, CO'],
    ['77029 to Monterrey', 'mexico: Houston, TX 77029'],
  ])('%s', (text, reading) => {
    expect(describeReading(read(text))).toBe(`unknown ${reading}`);
  });

  test.each([
    ['London - Somerset, KY', 'several: London, KY; Somerset, KY'],
    ['Windsor - Hartford, CT', 'several: Windsor, CT; Hartford, CT'],
    ['Winston-Salem NC', 'town: Winston-Salem, NC'],
    ['Vancouver WA to Portland OR', 'several: Vancouver, WA; Portland, OR'],
    ['Acme Rigging / Toronto', 'unknown name: '],
    ['Toronto to Monterrey', 'unknown name: '],
  ])('%s has none', (text, reading) => {
    expect(describeReading(read(text))).toBe(reading);
  });
});
