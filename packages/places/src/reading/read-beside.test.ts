import { expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

test.each([
  // Places near a town, and towns within other words.
  ['close to Temple TX', 'in-town: close to Temple, TX'],
  ['just north of Temple TX', 'in-town: just north of Temple, TX'],
  ['3.5 miles north of Pecos TX', 'in-town: 3.5 miles north of Pecos, TX'],
  ['12 miles west of Pecos on I-20', 'unknown road: Pecos, TX'],
  ['Pecos TX 10 mi N', 'in-town: 10 mi N, Pecos, TX'],
  ['between Waco and Temple TX', 'unknown name: Waco, TX; Temple, TX'],
  ['Flying J Amarillo', 'in-town: Flying J, Amarillo, TX'],
  ["Love's #200 Oklahoma City", "in-town: Love's #200, Oklahoma City, OK"],
  ['Pilot 436 Jackson TN', 'in-town: Pilot 436, Jackson, TN'],
  ['TA Ontario CA', 'in-town: TA, Ontario, CA'],
  ['Pilot Point TX', 'town: Pilot Point, TX'],
  ['Loves Park IL', 'town: Loves Park, IL'],
  ['Port of entry Cheyenne WY', 'in-town: Port of entry, Cheyenne, WY'],
  ['Cheyenne POE', 'unknown name: Cheyenne, WY'],
  ['Acme Steel Inc. Dallas TX', 'unknown name: Dallas, TX'],
  ['TX/OK line on US-69', 'unknown line: '],
  ['Texarkana state line', 'unknown line: Texarkana, TX'],
  ['US-69 at the Oklahoma line', 'unknown line: '],
  ['State Line, MS', 'town: State Line, MS'],
  // Depots of the forces, and codes.
  ['Red River Army Depot', 'short-name: Hooks, TX'],
  ['Sunny Point NC', 'short-name: Southport, NC'],
  ['V75V+8Q Amarillo TX', 'coordinates: near Canyon, TX'],
  ['Well 862458Q2+G8', 'coordinates: near Austin, TX'],
  ['V75V+8Q', 'unknown code: '],
  ['///filled.count.soap', 'unknown code: '],
  ['14S PB 12345 67890', 'unknown code: '],
  // A larger town of this name elsewhere, or of its beginning, may be meant.
  ['Austin OK', 'several: Dustin, OK; Austin, TX; Austin, MN; Austin, IN'],
  ['Cleve OH', 'several: Cleves, OH; Cleveland, OH'],
  ['Dallas OK', 'unknown name: Dallas, TX; Dallas, OR; Fallis, OK; Dallas, GA'],
  ['Baton Rogue LA', 'spelling: Baton Rouge, LA'],
  ['Huston TX', 'spelling: Houston, TX'],
  ['Sunny Pont WI', 'unknown name: '],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});
