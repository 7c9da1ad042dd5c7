import { describe, expect, test } from 'vitest';
import { permitFees } from './facts/permit-fees.generated.ts';
import { orderableStates } from '../basics/state-code.ts';
import { findValidity } from './permit-validity.ts';

test.each([
  ['TX', { days: 5, isBusinessDays: false }],
  ['IL', { days: 5, isBusinessDays: true }],
  ['VT', { days: 7, isBusinessDays: true }],
  ['WY', { days: 1, isBusinessDays: false }],
  ['HI', null],
] as const)('a permit of %s', (state, validity) => {
  expect(findValidity(state)).toEqual(validity);
});

describe('the rules page of a state', () => {
  // Louisiana gives five days to an overweight load. The shorter three count for every load.
  const others = orderableStates.filter((state) => state !== 'LA' && permitFees[state].validity !== null);

  test.each(others)('%s says the same', (state) => {
    const { days, isBusinessDays } = permitFees[state].validity ?? {};
    expect(findValidity(state)).toEqual({ days, isBusinessDays });
  });

  test('Louisiana says more only for an overweight load', () => {
    expect(permitFees.LA.validity).toMatchObject({ days: 5, when: { grossOverLb: 80_000 } });
    expect(findValidity('LA')).toEqual({ days: 3, isBusinessDays: false });
  });
});
