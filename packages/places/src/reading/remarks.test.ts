import { expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';
import { withoutReferences, withoutRemarks } from './remarks.ts';

test.each([
  // A number of a paper is no ZIP code.
  ['Odessa TX BOL 12345', 'town: Odessa, TX'],
  ['Odessa, TX PO# 77001', 'town: Odessa, TX'],
  ['Load 90210 Odessa TX', 'town: Odessa, TX'],
  ['Odessa TX crane 12345', 'several: Odessa, TX; Schenectady, NY 12345'],
  ['PO Box 12 Tioga ND', 'in-town: PO Box 12, Tioga, ND'],
  ['PU 77001', 'zip: Houston, TX 77001'],
  ['Odessa TX dispatch@houston.example', 'town: Odessa, TX'],
  // Days and hours, and words that lead to a place.
  ['PU 11/30 0800 Catoosa OK', 'town: Catoosa, OK'],
  ['Mon 11/30 8am Catoosa, OK', 'town: Catoosa, OK'],
  ['Catoosa OK Nov 30 0700-1500 FCFS', 'town: Catoosa, OK'],
  ['Load is going to Groom TX', 'town: Groom, TX'],
  ['pass through Groom TX', 'town: Groom, TX'],
  ['entregar en Houston, Tejas', 'town: Houston, TX'],
  ['Nueva Orleans LA', 'short-name: New Orleans, LA'],
  ['Hobbs area NM', 'town: Hobbs, NM'],
  ['Panhandle area TX', 'unknown name: Panhandle, TX'],
  // Behind the town and its state.
  ['Charleston SC Wando Welch Terminal', 'in-town: Wando Welch Terminal, Charleston, SC'],
  ['Long Beach, Ca. Pier T', 'in-town: Pier T, Long Beach, CA'],
  ['Midland, TX 432-555-0134 ask for Joe', 'town: Midland, TX'],
  ['Sidney MT 0600-1400 M-F', 'town: Sidney, MT'],
  ['Casper WY (Mon-Fri 7a-3p)', 'town: Casper, WY'],
  ['7mi west of Orla TX on CR 449', 'in-town: 7mi west of Orla, TX'],
  ['Midland TX near Odessa', 'several: Midland, TX; Odessa, TX'],
  ['Laredo TX Nuevo Laredo', 'unknown name: Laredo, TX'],
  ['deliver in Hammond or Gary', 'unknown name: Hammond, OR; Gary, IN'],
  ['Marathon Garyville LA refinery', 'unknown name: Garyville, LA'],
  ['Sumas WA border crossing', 'in-town: border crossing, Sumas, WA'],
  // Trade terms, counties and states.
  ['EXW Mapleton IL', 'town: Mapleton, IL'],
  ['FOB Shipping Point Longview TX', 'town: Longview, TX'],
  ['ex works: Decatur, IL', 'town: Decatur, IL'],
  ['Lea County NM, near Jal', 'unknown county: Hobbs, NM; Lovington, NM; Eunice, NM; Jal, NM'],
  ['10 mi S of Jal', 'in-town: 10 mi S of Jal, NM'],
  ['Guadalajara, Jal', 'unknown mexico: '],
  ['Ward Cnty, TX', 'unknown county: Monahans, TX; Thorntonville, TX; Wickett, TX; Grandfalls, TX'],
  ['I-35 Exit 420 Oklahoma', 'unknown road: '],
  ['Pharr Intl Bridge', 'port: Pharr-Reynosa Bridge, TX'],
  ['RM 2401 north of Big Lake, TX', 'in-town: RM 2401 north of Big Lake, TX'],
  ['6 miles S.E. of Big Lake TX', 'in-town: 6 miles S.E. of Big Lake, TX'],
  ['Pad 12 - lat 41.5868 lon -109.2126', 'coordinates: near Green River, WY'],
  // Beside its state.
  ['Grand Coteau Wind Farm, LA', 'unknown name: Grand Coteau, LA'],
  ['Wink gas plant TX', 'unknown name: Wink, TX'],
  ['US|TX|Houston', 'town: Houston, TX'],
  ['US-85, Alexander ND', 'in-town: US-85, Alexander, ND'],
  ['Vega TX exit 36', 'in-town: exit 36, Vega, TX'],
  ['4.1 mi ENE of Groom, TX', 'in-town: 4.1 mi ENE of Groom, TX'],
])('%s', (typed, expected) => {
  expect(describeReading(read(typed))).toBe(expected);
});

test('a long text of spaces, brackets or at signs costs no time', () => {
  const start = performance.now();
  for (const text of [`load${' '.repeat(490)}x`, '('.repeat(500), 'a@'.repeat(250), '11/30 '.repeat(80)])
    withoutRemarks(withoutReferences(text));
  expect(performance.now() - start).toBeLessThan(1000);
});
