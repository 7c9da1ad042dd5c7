import { describe, expect, test } from 'vitest';
import { stateFacts } from '../state-facts.ts';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import type { TimesAnswer } from '../../trip/travel-answer.ts';
import { decideTravel } from '../../trip/decide-travel.ts';
import type { TravelLoad } from '../../load/travel-load.ts';

/** The load of the flags: 12 ft wide, 13 ft 6 in high, 75 ft long, 80,000 lb (data/README.md). */
const load: TravelLoad = {
  type: 'other',
  facts: {
    dimensions: { width: 144, height: 162, length: 900, frontOverhang: 0, rearOverhang: 0 },
    weight: 80_000,
    axles: { AB: 212, BC: 52, CD: 540, DE: 49 },
  },
};

type Flags = (typeof stateFacts)['TX']['travel'];

/** The flags that the rows settle; a flag is left out if a note or the road decides. */
function deriveFlags(state: OrderableState): Partial<Flags> {
  const { night, saturday, sunday, holidays } = decideTravel(load, state);
  const isSettled = (answer: TimesAnswer) => answer.settled !== null && answer.open.length === 0;
  const isBanned = holidays.bans.some(({ condition }) => condition === null);
  return {
    ...(isSettled(night) && { daylightOnly: night.settled?.times === null }),
    ...(isSettled(saturday) &&
      isSettled(sunday) && {
        weekendRestricted: saturday.settled?.times !== 'all' || sunday.settled?.times !== 'all',
      }),
    ...((isBanned || holidays.free !== null) && { holidaysRestricted: isBanned }),
  };
}

test.each(orderableStates)('the travel flags of %s agree with the rows', (code) => {
  expect(stateFacts[code].travel).toMatchObject(deriveFlags(code));
});

test('the rows settle a flag in most states', () => {
  const settled = orderableStates.filter((code) => Object.keys(deriveFlags(code)).length > 0);
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
