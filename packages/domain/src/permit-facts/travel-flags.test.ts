import { describe, expect, test } from 'vitest';
import { stateFacts } from '../states/state-facts.ts';
import { orderableStates } from '../states/state.ts';
import { readPermitFacts } from './read-files.test-support.ts';
import type { PermitFactFile } from './permit-fact-file.test-support.ts';

type When = PermitFactFile['travel']['night'][number]['when'];

/** The load of the flags: 12 ft wide, 13 ft 6 in high, 75 ft long, 80,000 lb (data/README.md). */
const load = { width: 144, height: 162, length: 900, gross: 80_000 };

/** Null: the condition depends on a note or on the road. */
function holds(when: When): boolean | null {
  if (when.note !== undefined || when.road !== undefined) return null;
  const isWithin = (actual: number, over = -Infinity, to = Infinity) => actual > over && actual <= to;
  return (
    (when.load === undefined || when.load === 'other') &&
    isWithin(load.width, when.width_over_in, when.width_to_in) &&
    isWithin(load.height, when.height_over_in, when.height_to_in) &&
    isWithin(load.length, when.length_over_in, when.length_to_in) &&
    isWithin(load.gross, when.gross_over_lb, when.gross_to_lb)
  );
}

type Flag = boolean | null;

/** The flags that the rows settle; a flag is left out if a note or the road decides. */
function deriveFlags({ travel }: PermitFactFile): {
  daylightOnly?: Flag;
  weekendRestricted?: Flag;
  holidaysRestricted?: Flag;
} {
  const night = travel.night.map((row) => ({ isAllowed: row.allowed, holds: holds(row.when) }));
  const weekend = travel.weekend.map((row) => ({ ...row, holds: holds(row.when) }));
  const holidays = travel.holidays.map(({ when }) => holds(when));
  const mostSpecific = weekend
    .filter((row) => row.holds === true)
    .toSorted((a, b) => Object.keys(b.when).length - Object.keys(a.when).length)[0];
  return {
    ...(night.some((row) => row.isAllowed && row.holds === true) && { daylightOnly: false }),
    ...(travel.daylight.length > 0 &&
      night.every((row) => row.holds === false || (row.holds && !row.isAllowed)) && { daylightOnly: true }),
    ...(mostSpecific !== undefined &&
      weekend.every((row) => row.holds !== null) && {
        weekendRestricted: mostSpecific.saturday !== 'all' || mostSpecific.sunday !== 'all',
      }),
    ...(holidays.includes(true) && { holidaysRestricted: true }),
    ...(holidays.every((row) => row === false) && { holidaysRestricted: false }),
  };
}

test.each(orderableStates)('the travel flags of %s agree with the rows', (code) => {
  expect(stateFacts[code].travel).toMatchObject(deriveFlags(readPermitFacts(code)));
});

test('the rows settle a flag in most states', () => {
  const settled = orderableStates.filter((code) => Object.keys(deriveFlags(readPermitFacts(code))).length > 0);
  expect(settled.length).toBeGreaterThan(30);
});

describe('a load 12 ft wide', () => {
  test.each([
    ['WI', { daylightOnly: false, weekendRestricted: false, holidaysRestricted: false }],
    ['MS', { daylightOnly: false, weekendRestricted: false, holidaysRestricted: true }],
    ['WA', { daylightOnly: false, weekendRestricted: false, holidaysRestricted: true }],
  ] as const)('moves in %s as the note of the state says', (code, flags) => {
    expect(stateFacts[code].travel).toEqual(flags);
  });
});
