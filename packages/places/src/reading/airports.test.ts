import { expect, test } from 'vitest';
import { describeReading, read } from './reading.test-support.ts';

test.each([
  // A code alone is asked for, and a town in other letters is read.
  ['ORD', 'unknown airport: Chicago, IL; Ord, NE'],
  ['Origin: ORD', 'unknown airport: Chicago, IL; Ord, NE'],
  ['ord', 'town: Ord, NE'],
  ['Ord, NE', 'town: Ord, NE'],
  ['ORD NE', 'town: Ord, NE'],
  ['AJO', 'town: Ajo, AZ'],
  ['IAH', 'unknown airport: Houston, TX'],
  ['BNA', 'unknown airport: Nashville, TN'],
  ['DFW', 'unknown airport: Dallas, TX; Fort Worth, TX'],
  ['DFW airport', 'unknown airport: Dallas, TX; Fort Worth, TX'],
  ['dfw airport', 'unknown airport: Dallas, TX; Fort Worth, TX'],
  ['DFW, TX', 'several: Dallas, TX; Fort Worth, TX'],
  ['IAH airport', 'unknown airport: Houston, TX'],
  ['BQK', 'unknown airport: '],
  ['Houston airport', 'unknown airport: Houston, TX'],
  ['Denver International Airport', 'unknown airport: Denver, CO'],
  ['IND', 'unknown state: '],
  // Beside its town, its state or a ZIP code.
  ['Houston IAH', 'in-town: IAH, Houston, TX'],
  ['IAH Houston', 'in-town: IAH, Houston, TX'],
  ['Houston (IAH)', 'in-town: IAH, Houston, TX'],
  ['Houston, TX - IAH airport', 'in-town: IAH airport, Houston, TX'],
  ['Columbus CMH', 'in-town: CMH, Columbus, OH'],
  ['Springfield SGF', 'in-town: SGF, Springfield, MO'],
  ['ORD, IL', 'in-town: ORD, Chicago, IL'],
  ['ORD 60666', 'in-town: ORD, Chicago, IL 60666'],
  ['Dallas IAH', 'several: Dallas, TX; Houston, TX'],
  ['SAN Juan TX', 'largest: San Juan, TX'],
  ['DEN Bosch', 'unknown name: '],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});

test.each([
  // In short, with one well-known meaning.
  ['ATL', 'short-name: Atlanta, GA'],
  ['OKC', 'short-name: Oklahoma City, OK'],
  ['SLC', 'short-name: Salt Lake City, UT'],
  ['Minneap.', 'short-name: Minneapolis, MN'],
  ['St Joe MO', 'short-name: St. Joseph, MO'],
  ['Saint Joe, Mich.', 'short-name: St. Joseph, MI'],
  ['St. Joe, IN', 'town: St. Joe, IN'],
  ['Chi, IL', 'short-name: Chicago, IL'],
  ['HOU TX', 'short-name: Houston, TX'],
  ['SA TX', 'short-name: San Antonio, TX'],
  ['Knox TN', 'short-name: Knoxville, TN'],
  ['Sx Falls SD', 'short-name: Sioux Falls, SD'],
  ["G'boro NC", 'short-name: Greensboro, NC'],
  ['LA, CA', 'short-name: Los Angeles, CA'],
  ['64501 St Joe MO', 'zip: St. Joseph, MO 64501'],
  // With several, or in another state.
  ['Chi', 'unknown name: Chicago, IL; Chico, CA; Chino, CA; Chino Hills, CA'],
  ['Hou', 'unknown name: Houston, TX; Houma, LA; Hough, OH; Houghton, MI'],
  ['Los Angeles LA', 'unknown name: Los Angeles, CA; Los Angeles, TX'],
  ['LA, LA', 'unknown name: '],
  ['Chi TX', 'unknown name: Childress, TX; China, TX; China Grove, TX; Chico, TX'],
])('%s in short', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});

test('St. Joe alone may be any St. Joe or St. Joseph', () => {
  expect(describeReading(read('St Joe'))).toMatch(
    /^several: St\. Joe, IN; St\. Joe, AR; St\. Joseph, MO; St\. Joseph, MI;/,
  );
});
