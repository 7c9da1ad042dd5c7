import { computeMiles } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import typedPlaces from '../../data/typed-places.json' with { type: 'json' };
import typedOfStates from '../../data/typed-places-of-states.json' with { type: 'json' };
import { describeReading, read } from './reading.test-support.ts';

type Wanted = { typed: string; lat: number; lng: number; state: string; within: number };

/** @returns null for the right point. */
function findFault({ typed, lat, lng, state, within }: Wanted): string | null {
  const reading = read(typed);
  if (reading.is !== 'point') return describeReading(reading);
  const said = reading.place.state;
  if (said !== undefined && said !== state) return `in ${said}`;
  const miles = computeMiles(reading.place, { lat, lng });
  return miles > within ? `${miles} miles off: ${reading.place.label}` : null;
}

const ofKind = (kind: string) => typedPlaces.filter((one) => one.expect === kind);

describe('the typed origins', () => {
  // Cast: the rows that expect a point have one.
  test.each([...(ofKind('point') as Wanted[]), ...typedOfStates])('$typed', (wanted) => {
    expect(findFault(wanted)).toBeNull();
  });

  test.each(ofKind('ask'))('$typed leads to a question', ({ typed, among = [] }) => {
    const reading = read(typed);
    const labels = reading.is === 'several' ? reading.places.map(({ label }) => label) : [];
    expect(labels).toEqual(expect.arrayContaining(among.map(({ place }) => place)));
  });

  test.each(ofKind('unknown'))('$typed is not known', ({ typed }) => {
    expect(read(typed).is).toBe('unknown');
  });
});

test.each([
  // The whole name first, never its end or its beginning.
  ['Mount Vernon, TX', 'town: Mount Vernon, TX'],
  ['North Bend, OR', 'town: North Bend, OR'],
  ['N Bend OR', 'town: North Bend, OR'],
  ['1200 Main St N Bend, OR', 'in-town: 1200 Main St, North Bend, OR'],
  ['West Memphis', 'town: West Memphis, AR'],
  ['Kansas City, KS', 'town: Kansas City, KS'],
  ['Kansas City, AL', 'unknown name: Kansas City, MO; Kansas City, KS'],
  ['East Memphis, AR', 'unknown name: '],
  ['100 St. Bend, OR', 'unknown name: '],
  ['29 Bend, OR', 'unknown name: Bend, OR'],
  ['Circle Bend, OR', 'unknown name: Bend, OR'],
  ['Foo Bend, OR', 'unknown name: Bend, OR'],
  // Highways with directions and mile markers, and distances as people say them.
  ['US 287 northbound at Chillicothe TX', 'in-town: US 287 northbound at, Chillicothe, TX'],
  ['I-80 WB MM 102.5 Rock Springs WY', 'in-town: I-80 WB MM 102.5, Rock Springs, WY'],
  ['US 83 N North Platte NE', 'in-town: US 83 N, North Platte, NE'],
  ['about 5 miles past Wamsutter, WY', 'in-town: about 5 miles past, Wamsutter, WY'],
  ['half a mile east of Beulah ND', 'in-town: half a mile east of Beulah, ND'],
  ['Exit 5 at Washington', 'unknown road: Washington, DC'],
  ['Sweetgrass MT POE', 'in-town: POE, Sweet Grass, MT'],
  ['Chgo, Ill.', 'short-name: Chicago, IL'],
  // Other ways to write a name or a state.
  ['Dallas TX.', 'town: Dallas, TX'],
  ['  dallas ,  texas  ', 'town: Dallas, TX'],
  ['Dallas, Texas, USA', 'town: Dallas, TX'],
  ['Charleston W. Va.', 'town: Charleston, WV'],
  ['Washington, D.C.', 'town: Washington, DC'],
  ['Mc Allen TX', 'town: McAllen, TX'],
  ['Coeur d Alene ID', "town: Coeur d'Alene, ID"],
  ['Winston Salem NC', 'town: Winston-Salem, NC'],
  ['Canon City, CO', 'town: Cañon City, CO'],
  ['Pt. Arthur TX', 'town: Port Arthur, TX'],
  ['Suisun, CA', 'town: Suisun City, CA'],
  ['NYC', 'short-name: New York, NY'],
  ['L.A.', 'short-name: Los Angeles, CA'],
  ['STL', 'short-name: St. Louis, MO'],
  ['KC MO', 'short-name: Kansas City, MO'],
  ['K.C., Kansas', 'short-name: Kansas City, KS'],
  ['Wash. DC', 'short-name: Washington, DC'],
  ['Fargo, N. Dakota', 'town: Fargo, ND'],
  ['Fargo No. Dakota', 'town: Fargo, ND'],
  ['Florence, So. Carolina', 'town: Florence, SC'],
  ['Charlotte N Carolina', 'town: Charlotte, NC'],
  ['Rapid City S Dakota', 'town: Rapid City, SD'],
  ['Vegas, NV', 'short-name: Las Vegas, NV'],
  ['T or C', 'short-name: Truth or Consequences, NM'],
  ['KC', 'several: Kansas City, MO; Kansas City, KS'],
  ['Dover AFB', 'town: Dover AFB, DE'],
  ['Nellis AFB, NV', 'town: Nellis Air Force Base, NV'],
  ['Ft. Liberty', 'short-name: Fort Bragg, NC'],
  ['Fort Cavazos TX', 'short-name: Fort Hood, TX'],
  ['Anchorage', 'largest: Anchorage, AK'],
  // The state first, and what a list writes before a place.
  ['tx, houston', 'town: Houston, TX'],
  ['TX houston', 'town: Houston, TX'],
  ['Virginia Beach', 'town: Virginia Beach, VA'],
  ['TX, 1200 Main St, Plano', 'in-town: 1200 Main St, Plano, TX'],
  ['1. Houston, TX', 'town: Houston, TX'],
  ['Origin: Houston, TX', 'town: Houston, TX'],
  ['Stop 2 - Houston TX', 'town: Houston, TX'],
  ['DEL: Houston TX', 'town: Houston, TX'],
  ['Deliv. - Houston TX', 'town: Houston, TX'],
  ['P/U: Houston TX', 'town: Houston, TX'],
  ['Del City, OK', 'town: Del City, OK'],
  ['Del Rio, TX', 'town: Del Rio, TX'],
  ['Delivery location: 1200 Main St, Plano, TX 75074', 'in-zip: 1200 Main St, Plano, TX 75074'],
  ['from Houston TX', 'town: Houston, TX'],
  ['Toledo, OH', 'town: Toledo, OH'],
  // Two places in one text.
  ['Midland/Odessa TX', 'several: Midland, TX; Odessa, TX'],
  ['Dallas-Fort Worth', 'several: Dallas, TX; Fort Worth, TX'],
  ['Scranton/Wilkes-Barre PA', 'several: Scranton, PA; Wilkes-Barre, PA'],
  ['Bristol TN/VA', 'several: Bristol, TN; Bristol, VA'],
  ['Houston - Dallas', 'several: Houston, TX; Dallas, TX'],
  ['Houston TX to Dallas TX', 'several: Houston, TX; Dallas, TX'],
  ['Winston-Salem', 'town: Winston-Salem, NC'],
  // Names that are states too.
  ['Nevada MO', 'town: Nevada, MO'],
  ['California, PA', 'town: California, PA'],
  ['New York', 'town: New York, NY'],
  ['Washington', 'unknown state: Washington, DC; Washington, UT; Washington, IL; Washington, MO'],
  ['Port Washington, WI', 'town: Port Washington, WI'],
  ['Texas', 'unknown state: '],
  ['Virginia', 'unknown state: Virginia, MN; Virginia, IL; Virginia, NE'],
  ['Iowa', 'unknown state: Iowa, LA'],
  ['Indiana', 'unknown state: Indiana, PA'],
  ['Ark.', 'unknown state: Ark, VA'],
  ['Alaska', 'unknown outside: '],
  // Namesakes, on both sides of a border too.
  ['Texarkana', 'several: Texarkana, TX; Texarkana, AR'],
  ['Kansas City', 'several: Kansas City, MO; Kansas City, KS'],
  ['Delmar', 'several: Delmar, NY; Del Mar, CA; Delmar, MD; Delmar, DE; Delmar, IA; Delmar, AL'],
  [
    'Union City',
    'several: Union City, CA; Union City, NJ; Union City, GA; Union City, TN; Union City, IN; Union City, OH; Union City, PA; Union City, OK; ' +
      'Union City, MI',
  ],
  ['Memphis', 'largest: Memphis, TN'],
  ['Mount Vernon, IN', 'several: Mount Vernon (Kokomo area), IN; Mount Vernon (Evansville area), IN'],
  // Streets, gates and yards.
  ['1200 Main St Plano TX', 'in-town: 1200 Main St, Plano, TX'],
  ['1200 Main St, Plano', 'in-town: 1200 Main St, Plano, TX'],
  ['20 NW Wall Street Bend, Oregon', 'in-town: 20 NW Wall Street, Bend, OR'],
  ['61535 S Hwy 97 Suite 200 Bend OR', 'in-town: 61535 S Hwy 97 Suite 200, Bend, OR'],
  ["Joe's yard, Bend, OR", "in-town: Joe's yard, Bend, OR"],
  ['Acme Steel - 1200 Elm Ave\nPlano, TX', 'in-town: Acme Steel - 1200 Elm Ave, Plano, TX'],
  ['Dallas, TX (north yard)', 'in-town: north yard, Dallas, TX'],
  ['Plano, TX, 1200 Main St', 'in-town: 1200 Main St, Plano, TX'],
  ['near Dallas, TX', 'in-town: near Dallas, TX'],
  ['I-40 & US-83, Shamrock, TX', 'in-town: I-40 & US-83, Shamrock, TX'],
  ['1200 Main St #400 Dallas TX', 'in-town: 1200 Main St #400, Dallas, TX'],
  ['500 W Texas St Odessa', 'in-town: 500 W Texas St, Odessa, TX'],
  ['US 287 & I-40 Amarillo', 'in-town: US 287 & I-40, Amarillo, TX'],
  ['Hwy 6 and 290 Houston TX', 'in-town: Hwy 6 and 290, Houston, TX'],
  ['I10 / I45 Houston TX', 'in-town: I10 / I45, Houston, TX'],
  ['Loop 610 Houston', 'in-town: Loop 610, Houston, TX'],
  ['100 N Broadway St Louis', 'unknown name: St. Louis, MO'],
  ['5 miles north of Midland, TX', 'in-town: 5 miles north of Midland, TX'],
  ['downtown Houston', 'in-town: downtown Houston, TX'],
  ['Houston, Harris County, TX', 'town: Houston, TX'],
  ['Harris County, TX', 'unknown county: Houston, TX; Pasadena, TX; Baytown, TX; Atascocita, TX'],
  ['Orleans Parish LA', 'unknown county: New Orleans, LA'],
  ['Brooklyn, New York, NY', 'several: Brooklyn, NY; New York, NY'],
  // ZIP codes.
  ['75201', 'zip: Dallas, TX 75201'],
  ['zip 75201-1234', 'zip: Dallas, TX 75201'],
  ['TX 75201', 'zip: Dallas, TX 75201'],
  ['Dallas 75201', 'zip: Dallas, TX 75201'],
  ['dallas tx usa 75201', 'zip: Dallas, TX 75201'],
  ['1200 Main St, Plano, TX 75074', 'in-zip: 1200 Main St, Plano, TX 75074'],
  ['Acme Plant, TX 75074', 'in-zip: Acme Plant, Plano, TX 75074'],
  ['Dallas, TX 10001', 'several: Dallas, TX; New York, NY 10001'],
  ['Amarillo, TX 75201', 'several: Amarillo, TX; Dallas, TX 75201'],
  ['OK 75201', 'unknown zip: Dallas, TX 75201'],
  ['99999', 'unknown zip: '],
  ['Dallas TX 7520', 'unknown zip: Dallas, TX'],
  ['Dallas, TX 752011', 'unknown zip: Dallas, TX'],
  ['99501', 'unknown outside: '],
  ['HI 96813', 'unknown outside: '],
  ['00901', 'unknown outside: '],
  ['APO AE 09012', 'unknown outside: '],
  // Misspelled, and shown.
  ['Dalas TX', 'spelling: Dallas, TX'],
  ['Forth Worth, TX', 'spelling: Fort Worth, TX'],
  ['Pittsburg PA', 'spelling: Pittsburgh, PA'],
  ['Tuscon AZ', 'spelling: Tucson, AZ'],
  ['1200 Main St, Amarilo, TX', 'spelling: 1200 Main St, Amarillo, TX'],
  ['Cincinatti', 'unknown name: Cincinnati, OH; Cincinnati, IA'],
  ['asdfgh', 'unknown name: '],
  ['Smallville, KS', 'unknown name: '],
  // Ports.
  ['Blue Water Bridge', 'port: Port Huron, Blue Water Bridge, MI'],
  ['Nogales POE', 'port: Nogales, Mariposa, AZ'],
  ['Laredo bridge', 'several: Laredo, Colombia Solidarity Bridge, TX; Laredo, World Trade Bridge, TX'],
  ['Port of LA', 'port: Port of Los Angeles, San Pedro, CA'],
  ['Port of Houston TX', 'port: Port Houston, Turning Basin, TX'],
  // A question says why a place is not known.
  ['I-40 & US-83', 'unknown road: '],
  ['Exit 150 I-35', 'unknown road: '],
  ['1200 Main St', 'unknown road: '],
  ['Toronto', 'unknown canada: Toronto, OH; Toronto, KS; Toronto, SD; Toronto, IA'],
  ['Coutts, Alberta', 'unknown canada: Sweetgrass / Coutts, MT'],
  ['Windsor ON N9A 1A1', 'unknown canada: '],
  ['Monterrey, NL', 'unknown mexico: '],
  ['Nuevo Laredo, Tamaulipas, Mexico', 'unknown mexico: '],
  ['Ontario, CA', 'town: Ontario, CA'],
  ['Ontario', 'unknown canada: Ontario, CA; Ontario, OR; Ontario, OH; Ontario, NY'],
  ['Québec', 'unknown canada: '],
  ['Vancouver, B.C.', 'unknown canada: '],
  ['Chihuahua', 'unknown mexico: '],
  ['Laredo MX', 'unknown mexico: Laredo, World Trade Bridge, TX'],
  ['Monclova', 'unknown mexico: Monclova, OH'],
  ['Sonora', 'several: Sonora, CA; Sonora, TX; Sonora, KY'],
  ['San Juan', 'unknown outside: San Juan (McAllen area), TX; San Juan (Rio Grande City area), TX'],
  ['San Juan, TX', 'largest: San Juan, TX'],
  ['San Juan, PR', 'unknown outside: '],
  ['Honolulu, HI', 'town: Honolulu, HI'],
  ['https://maps.app.goo.gl/AbCd', 'unknown short-link: '],
  ['https://example.com/5', 'unknown link: '],
  ['https://www.google.com/maps?q=Plano,+TX', 'town: Plano, TX'],
  // The middle of the view of directions is no place.
  ['https://www.google.com/maps/dir/Dallas,+TX/Houston,+TX/@31.2,-96,8z', 'several: Dallas, TX; Houston, TX'],
  ['https://www.google.com/maps/dir//Amarillo,+TX/@35.2,-101.8,12z', 'town: Amarillo, TX'],
  ['https://www.google.com/maps/dir/32.7,-96.8/Houston,+TX/@31.2,-96,8z', 'unknown link: '],
  ['https://www.google.com/maps/@35.3,-101.9,12z', 'coordinates: near Amarillo, TX'],
  // A longitude without its minus is in China.
  ['41.2565, 95.9345', 'unknown outside: Omaha, NE'],
  ['48.85, 2.35', 'coordinates: 48.8500, 2.3500'],
  // The longitude first, and beside other words.
  ['-84.512, 39.1031', 'unknown outside: Cincinnati, OH'],
  ['101.9, 35.3', 'unknown outside: near Amarillo, TX'],
  ['Gate 3: 35.300, -101.900, Dallas, TX', 'coordinates: near Amarillo, TX'],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});

test('a long text is accepted', () => {
  expect(read('Elm '.repeat(5000)).is).toBe('unknown');
});
