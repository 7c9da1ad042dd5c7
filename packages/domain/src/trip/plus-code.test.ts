import { expect, test } from 'vitest';
import { completePlusCode, findPlusCode, splitShortPlusCode } from './plus-code.ts';
import type { Place } from './trip.ts';

const show = (place: Place | null) => (place === null ? null : `${place.lat.toFixed(4)} ${place.lng.toFixed(4)}`);

// The first four and the short one are in the test data of Open Location Code.
test.each([
  ['7FG49QCJ+2V', '20.3701 2.7822'],
  ['7fg49qcj+2vx', '20.3701 2.7822'],
  ['8FVC2222+22', '47.0001 8.0001'],
  ['7FG49Q00+', null],
  ['862458Q2+G8 (gate 3)', '30.1888 -97.6992'],
  ['Well site 862458Q2+G8', '30.1888 -97.6992'],
  ['X862458Q2+G8', null],
  ['862458Q2+G', null],
  ['1200 Main St', null],
])('%s is at %j', (text, at) => {
  expect(show(findPlusCode(text))).toBe(at);
});

test.each([
  ['CJ+2VX', { lat: 51.3708, lng: -1.2178 }, '51.3701 -1.2178'],
  ['9QCJ+2VX', { lat: 51.37, lng: -1.22 }, '51.3701 -1.2178'],
  // The town is beyond the edge of its cell.
  ['9QCJ+2VX', { lat: 51.99, lng: -1.99 }, '52.3701 -2.2178'],
])('%s near %j is at %s', (code, town, at) => {
  expect(show(completePlusCode({ code }, town))).toBe(at);
});

test.each([
  ['8Q2G+M8 Big Spring, TX', { code: '8Q2G+M8', town: 'Big Spring, TX' }],
  ['8Q2G+M8', { code: '8Q2G+M8', town: '' }],
  ['Dallas, TX', null],
  ['1200+Main', null],
  ['ABCD+12 Waco', null],
])('%s has the short code %j', (text, short) => {
  expect(splitShortPlusCode(text)).toEqual(short);
});
