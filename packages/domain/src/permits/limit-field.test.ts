import { expect, test } from 'vitest';
import { openKinds, reasonKinds } from './reason.ts';
import { findLimitField, isLimitConfirmed, toRoadLimitKind } from './limit-field.ts';
import { stateCodes } from '../basics/state-code.ts';
import { stateFacts } from '../states/state-facts.ts';

const known = [...reasonKinds, ...openKinds].filter((kind) => !kind.endsWith('_unknown'));

test.each(known)('a reason of the kind %s has a limit with sources', (what) => {
  expect(findLimitField({ what })).toMatch(/^legal\./);
});

test('a limit that is not established has no source', () => {
  expect(openKinds.length + reasonKinds.length - known.length).toBe(4);
  expect(findLimitField({ what: 'kingpin_unknown' })).toBeNull();
});

test('every limit of some roads is a field of its own', () => {
  const limits = stateCodes.flatMap((state) => stateFacts[state].legal.roadLimits);
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits)
    expect(findLimitField({ what: toRoadLimitKind(limit) })).toBe(`legal.road_limits.${limit.what}_${limit.road}`);
});

test('a limit of some roads is confirmed where a text of the state has it', () => {
  expect(isLimitConfirmed('OK', 'legal.road_limits.height_county')).toBe(true);
  expect(isLimitConfirmed('AZ', 'legal.road_limits.height_undesignated')).toBe(false);
});

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
