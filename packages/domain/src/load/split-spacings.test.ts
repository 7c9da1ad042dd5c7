import { expect, test } from 'vitest';
import { splitSpacings } from './split-spacings.ts';

test.each<[string, number[] | null]>([
  ["17'8 / 4'6 / 39'2 / 4'6 / 4'6", [212, 54, 470, 54, 54]],
  ["Axle spacings: 17'8, 4'6, 39'2, 4'6", [212, 54, 470, 54]],
  ['17-8\t4-6\t39-2\t4-6\t4-6\t14-0\t4-6', [212, 54, 470, 54, 54, 168, 54]],
  ["spacing 14'/5'/5'/40'/5'/5'/5'/15'/5'/5'/5'/5'", [168, 60, 60, 480, 60, 60, 60, 180, 60, 60, 60, 60]],
  ["14'/5'/5'/40'/5'/5'/5'/15'/5'/5'/5'/5'/5'", null],
  ['54 in; 54 in', [54, 54]],
  // One length, with a fraction.
  ['14 1/2', null],
  ["17'8", null],
  ["17'8 / wide", null],
  ['', null],
])('%j is split into %j', (text, spacings) => {
  expect(splitSpacings(text)).toEqual(spacings);
});
