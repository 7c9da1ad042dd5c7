import { expect, test } from 'vitest';
import { parseHighway } from './highway.ts';

test.each([
  ['via US-287', 'US-287'],
  ['I-40', 'I-40'],
  ['i40', 'I-40'],
  ['I 35E', 'I-35E'],
  ['Interstate 70', 'I-70'],
  ['US 287', 'US-287'],
  ['us287', 'US-287'],
  ['U.S. 83', 'US-83'],
  ['US Highway 81', 'US-81'],
  ['via US Hwy 281', 'US-281'],
  ['WI-29', 'WI-29'],
  ['TX 87', 'TX-87'],
  ['Dallas, TX', null],
  ['TX 75201', null],
  ['75201', null],
  ['1200 US-287, Amarillo, TX', null],
  ['I-40 exit 85', null],
  ['via', null],
  ['', null],
])('"%s" is the highway %s', (text, highway) => {
  expect(parseHighway(text)).toBe(highway);
});
