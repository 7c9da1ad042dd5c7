import { expect, test } from 'vitest';
import { listSpacings, splitSpacings } from './split-spacings.ts';

test.each<[string, number[] | null]>([
  ["17'8 / 4'6 / 39'2 / 4'6 / 4'6", [212, 54, 470, 54, 54]],
  ["Axle spacings: 17'8, 4'6, 39'2, 4'6", [212, 54, 470, 54]],
  ['17-8\t4-6\t39-2\t4-6\t4-6\t14-0\t4-6', [212, 54, 470, 54, 54, 168, 54]],
  ["spacing 14'/5'/5'/40'/5'/5'/5'/15'/5'/5'/5'/5'", [168, 60, 60, 480, 60, 60, 60, 180, 60, 60, 60, 60]],
  ["14'/5'/5'/40'/5'/5'/5'/15'/5'/5'/5'/5'/5'", null],
  ['54 in; 54 in', [54, 54]],
  [`17' 4'6" 36' 4'1"`, [204, 54, 432, 49]],
  ["17'8 4'6 39'2", [212, 54, 470]],
  ['17-8 4-6 39-2 4-6', [212, 54, 470, 54]],
  ['17 ft 4 ft 6 in 36 ft', [204, 54, 432]],
  ['17 5 36 5', [204, 60, 432, 60]],
  [`17'8" - 4'6" - 39'2"`, [212, 54, 470]],
  ['17-8 – 4-6 – 39-2', [212, 54, 470]],
  // One distance, or two.
  [`17' - 8" - 4' - 6"`, null],
  ['17 - 8 - 4 - 6', null],
  // Two decimals of a foot are whole inches.
  ['17.67 / 4.5 / 39.17', [212, 54, 470]],
  // 4 ft 6 in or 4.6 ft.
  ['17 4.6 36 4.6', null],
  ["17'4", null],
  // One length, with a fraction.
  ['14 1/2', null],
  ["17'8", null],
  ["17'8 / wide", null],
  ['', null],
])('%j is split into %j', (text, spacings) => {
  expect(splitSpacings(text)).toEqual(spacings);
});

test('numbers with a point are read as feet, and as feet and inches', () => {
  expect(listSpacings('17 / 4.6 / 36')).toEqual([
    [204, 56, 432],
    [204, 54, 432],
  ]);
  expect(listSpacings('wide / high')).toEqual([]);
});
