import { describe, expect, test } from 'vitest';
import gazetteer from '../../data/gazetteer.json' with { type: 'json' };
import { describeReading, read } from './reading.test-support.ts';

test.each([
  ['Reeves County TX', 'unknown county: Pecos, TX; Balmorhea, TX; Toyah, TX; Lindsay, TX'],
  ['Nolan Co., TX', 'unknown county: Sweetwater, TX; Roscoe, TX; Blackwell, TX; Maryneal, TX'],
  ['Nolan County', 'unknown county: Sweetwater, TX; Roscoe, TX; Blackwell, TX; Maryneal, TX'],
  ['Acadia Parish, Louisiana', 'unknown county: Crowley, LA; Rayne, LA; Church Point, LA; Iota, LA'],
  // One town of each county of the name.
  ['Midland County', 'unknown county: Midland, TX; Midland, MI'],
  ['Nowhere County TX', 'unknown county: '],
  // A town of Colorado, or counties elsewhere.
  ['Lamar Co.', 'several: Lamar, CO; Paris, TX; Barnesville, GA; West Hattiesburg, MS; Vernon, AL'],
  ['Lamar, CO', 'town: Lamar, CO'],
  ['Denver Co', 'town: Denver, CO'],
  ['Vail Co', 'town: Vail, CO'],
  // A quarter of a city beside a larger town of its name.
  ['Hollywood', 'several: Hollywood, FL; Hollywood, CA'],
  ['Hollywood FL', 'town: Hollywood, FL'],
  ['Hollywood, California', 'town: Hollywood, CA'],
  ['North Hollywood CA', 'town: North Hollywood, CA'],
])('%s', (text, reading) => {
  expect(describeReading(read(text))).toBe(reading);
});

describe('for every county', () => {
  const counties = Object.keys(gazetteer.counties).map((key) => [key.slice(0, -3), key.slice(-2)] as const);

  test.each(['County, ', 'Co. ', 'Parish '])('"%s" and its state name no town of its name', (word) => {
    const taken = counties.filter(([name, state]) => {
      const reading = read(`${name} ${word}${state}`);
      return reading.is === 'point' || reading.is === 'several';
    });
    expect(taken).toEqual([]);
  });
});
