import { expect, test } from 'vitest';
import { openKinds, reasonKinds } from '../limits/reason.ts';
import { findLimitField, isLimitConfirmed } from './limit-field.ts';

test.each([...reasonKinds, ...openKinds.filter((kind) => /^(?:kingpin|axle_weights)/.test(kind))])(
  'a reason of the kind %s has a limit with sources',
  (what) => {
    expect(findLimitField({ what })).toMatch(/^legal\./);
  },
);

test.each([
  ['width', 'two-lane', 'escort', 'escorts.width_in'],
  ['width', 'multilane', 'escort', 'escorts.width_multilane_in'],
  ['height', undefined, 'escort', 'escorts.height_in'],
  ['gross_weight', undefined, 'superload', 'superload.gross_weight_lb'],
  ['length', undefined, 'superload', 'superload.length_in'],
  ['a kind of older rules', undefined, 'legal', null],
  ['toString', undefined, 'legal', null],
] as const)('%s on %s roads, %s: %s', (what, road, threshold, field) => {
  expect(findLimitField({ what, road }, threshold)).toBe(field);
});

test('a width limit that only permit services name is not confirmed', () => {
  expect(isLimitConfirmed('ID', 'legal.width_in')).toBe(false);
  expect(isLimitConfirmed('TX', 'legal.width_in')).toBe(true);
  expect(isLimitConfirmed('WA', 'legal.width_in')).toBe(true);
});
