import { describe, expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

const ones = ['Houston, TX', 'Casper, WY 82601', '1200 Main St, Tulsa, OK'];
const others = ['Dallas, TX', 'Pecos, TX 79772', '500 Elm Ave, Gillette, WY 82716'];
const between =
  ' to |-|->|>| >> |, | / |\n|\t| | & | thru | 2 | -- |...| (239 mi) | DO: | D: | Drop: | then | Consignee: | 12/01 | or | – | ➔ ';

describe('both ends of a trip in one text are asked for', () => {
  test.each(between.split('|'))('"%s" between them', (sign) => {
    const texts = ones.flatMap((one) => others.map((other) => one + sign + other));
    expect(texts.filter((text) => read(text).is !== 'several')).toEqual([]);
  });

  test.each([
    ['77029-79701', 'several: Houston, TX 77029; Midland, TX 79701'],
    ['77029, 79701', 'several: Houston, TX 77029; Midland, TX 79701'],
    ['Houston 77029 Midland 79701', 'several: Houston, TX 77029; Midland, TX 79701'],
    ['79765 Odessa TX 77002 Houston TX', 'several: Odessa, TX; Houston, TX 77002'],
    ['Salem or Portland OR', 'several: Salem, OR; Portland, OR'],
    // The second one without its state.
    ['Houston TX, Midland', 'several: Houston, TX; Midland, TX'],
    ['Houston TX 77029, Midland', 'several: Houston, TX 77029; Midland, TX'],
    ['Houston TX 77015 (Channelview)', 'zip: Houston, TX 77015'],
    // Numbers, companies and streets beside one place.
    ['Houston, TX 77015 order 79701', 'zip: Houston, TX 77015'],
    ['12345 Main St, Odessa TX 79765', 'in-zip: 12345 Main St, Odessa, TX 79765'],
    ['Denver Co, Houston TX', 'in-town: Denver Co, Houston, TX'],
    ['Beaumont TX, Jefferson Co', 'in-town: Jefferson Co, Beaumont, TX'],
    ['South Dakota Wheat Growers, Aberdeen SD', 'in-town: South Dakota Wheat Growers, Aberdeen, SD'],
    ['2200 Oregon Pike, Lancaster, PA', 'in-town: 2200 Oregon Pike, Lancaster, PA'],
    ['Blue Beacon Truck Wash, Salina KS', 'in-town: Blue Beacon Truck Wash, Salina, KS'],
    ['PO Box 123 Houston TX 77001', 'in-zip: PO Box 123, Houston, TX 77001'],
  ])('%s', (text, reading) => {
    expect(describeReading(read(text))).toBe(reading);
  });
});

test.each([
  // Parts of a state, which some towns are called after.
  ['West Texas', 'unknown state: West, TX; West, MS'],
  ['West, Texas', 'town: West, TX'],
  ['East Texas', 'unknown state: '],
  ['Texas Panhandle', 'unknown state: '],
  ['Panhandle TX', 'town: Panhandle, TX'],
  ['West Virginia', 'unknown state: '],
  ['Washington', 'unknown state: Washington, DC; Washington, UT; Washington, IL; Washington, MO'],
  ['Permian Basin', 'several: Midland, TX; Odessa, TX; Pecos, TX; Hobbs, NM; Carlsbad, NM'],
  ['Quad Cities', 'several: Davenport, IA; Moline, IL; Rock Island, IL'],
  ['Quad Cities IL', 'several: Moline, IL; Rock Island, IL'],
  // A base and a port that share the name of a small town.
  ['Fort McCoy', 'several: Fort Mc Coy, FL; Sparta, WI'],
  ['Fort McCoy WI', 'short-name: Sparta, WI'],
  ['Port Elizabeth NJ', 'several: Port Elizabeth, NJ; Port Newark-Elizabeth, NJ'],
  // Codes of the states of Mexico.
  ['Tijuana BC', 'unknown mexico: '],
  ['Reynosa TM', 'unknown mexico: '],
  ['Juarez TX', 'town: Juarez, TX'],
  // A ZIP code or a phone number touches the place.
  ['Houston,TX77015', 'zip: Houston, TX 77015'],
  ['Houston, TX (713) 555-0100', 'town: Houston, TX'],
  ['713-555-0100', 'unknown name: '],
  ['Pickup 1: Houston, TX', 'town: Houston, TX'],
  ['near Houston', 'in-town: near Houston, TX'],
  ['Houston, Harris County', 'largest: Houston, TX'],
  // Namesakes in one state differ by the towns beside them.
  ['Midland PA', 'several: Midland (Murrysville area), PA; Midland (New Castle area), PA'],
  ['Tonapah NV', 'spelling: Tonopah, NV'],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});
