import { expect, test } from 'vitest';
import { filingFacts } from './filing-facts.generated.ts';
import { isAsked, type AskedSubject } from './is-asked.ts';

const load = {
  weight: 111_400,
  dimensions: { width: 174, height: 182, length: 924 },
  loadType: 'general',
  hasUsdot: true,
} satisfies AskedSubject;
const sized = (parts: object) => ({ ...load, dimensions: { ...load.dimensions, ...parts } });

test.each([
  ['TX', 'usdot', 'any load', load, true],
  ['TX', 'surety_bond', 'a carrier with a USDOT number', load, false],
  ['TX', 'surety_bond', 'a carrier without one', { ...load, hasUsdot: false }, true],
  ['TX', 'weight_certificate', '200,000 lb', { ...load, weight: 200_000 }, false],
  ['TX', 'weight_certificate', '200,001 lb', { ...load, weight: 200_001 }, true],
  ['TX', 'weight_certificate', 'a weight that is not known', { ...load, weight: null }, false],
  ['TX', 'route_survey', '14 ft 6 in wide, 15 ft 2 in high, 77 ft long', load, false],
  ['TX', 'route_survey', 'more than 20 ft wide', sized({ width: 241 }), true],
  ['TX', 'route_survey', 'more than 18 ft 11 in high', sized({ height: 228 }), true],
  ['TX', 'route_survey', 'more than 125 ft long', sized({ length: 1501 }), true],
  ['DE', 'mobile_home_serial', 'a transformer', load, false],
  ['DE', 'mobile_home_serial', 'half a house', { ...load, loadType: 'house_mobing' }, true],
] as const)('%s asks for %s of %s: %#', (state, field, _, subject, expected) => {
  const ask = filingFacts[state].asks.find((one) => one.field === field);
  expect(ask && isAsked(ask, subject)).toBe(expected);
});
