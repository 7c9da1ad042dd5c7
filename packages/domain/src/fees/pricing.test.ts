import { expect, test } from 'vitest';
import { priceFee, priceOfPermit, totalOfOrder, totalOfUnit } from './pricing.ts';
import { aDay, aPermit } from '../testing/sample.test-support.ts';
import { orderableStates } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

test.each([
  ['TX', '2026-11-21', '2026-11-24', 1, 6200],
  ['OH', '2026-11-21', '2026-11-21', 1, 6500],
  ['LA', '2026-11-21', '2026-11-21', 1, 1000],
  ['LA', '2026-11-21', '2026-11-24', 4, 4000],
  ['LA', '2026-12-30', '2027-01-02', 4, 4000],
  ['LA', '2024-02-28', '2024-03-01', 3, 3000],
  ['LA', '2026-03-07', '2026-03-09', 3, 3000],
  ['LA', '2026-11-24', '2026-11-21', 1, 1000],
] as const)('%s from %s to %s charges %i days: %i cents', (state, start, end, days, amount) => {
  const line = priceFee(state, aDay(start), aDay(end));
  expect(line).toMatchObject({ state, days, amount });
  expect(line.amount).toBe(line.fee * line.days);
  expect(priceOfPermit({ state, date: { startDate: aDay(start), endDate: aDay(end) } })).toBe(amount);
});

test('every state that is sold has a price above zero', () => {
  for (const state of orderableStates) {
    const line = priceFee(state, aDay('2026-11-21'), aDay('2026-11-24'));
    expect(line.fee).toBe(stateFacts[state].fee.amount);
    expect(line.amount).toBeGreaterThan(0);
    expect(line.chargedDaily).toBe(state === 'LA');
  }
});

test("a unit's total is the sum of its permits, the order's the sum of its units", () => {
  const permits = [
    aPermit('unit-1', 'TX', { price: 6200 }),
    aPermit('unit-1', 'OH', { price: 6500 }),
    aPermit('unit-2', 'TX', { price: 6201 }),
  ];
  expect(totalOfUnit('unit-1', permits)).toBe(12_700);
  expect(totalOfUnit('unit-2', permits)).toBe(6201);
  expect(totalOfUnit('unit-3', permits)).toBe(0);
  expect(totalOfOrder(permits)).toBe(18_901);
});

test('pricing a permit of an unsold state does not compile', () => {
  // @ts-expect-error Alaska has no price.
  expect(priceFee('AK', aDay('2026-11-21'), aDay('2026-11-21')).amount).toBe(0);
});
