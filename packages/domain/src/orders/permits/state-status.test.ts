import { expect, test } from 'vitest';
import { findStateStatuses, type StateStatus } from './state-status.ts';

/** `TX issued 28`: valid until November 28. */
const toStatus = (text: string) => {
  const [state, status, last] = text.split(' ');
  return { state, status, ...(last !== undefined && { validTo: `2026-11-${last}` }) } as StateStatus;
};

test.each<[name: string, permits: string[], expected: string[]]>([
  ['states in the order of travel', ['OK filed', 'TX issued'], ['TX issued', 'OK filed']],
  ['a state without a permit is left out', ['OK requested'], ['OK requested']],
  ['a refused permit comes before any other', ['TX issued', 'TX refused', 'TX requested'], ['TX refused']],
  ['a requested one before a filed one', ['TX filed', 'TX requested'], ['TX requested']],
  ['a state is issued when every unit has its permit', ['TX issued', 'TX issued'], ['TX issued']],
  ['and filed while one is missing', ['TX issued', 'TX filed'], ['TX filed']],
  ['of issued permits the one that ends first counts', ['TX issued 28', 'TX issued 24'], ['TX issued 24']],
  ['a voided permit does not count beside another', ['TX voided', 'TX issued'], ['TX issued']],
  ['a state whose permits are all voided', ['TX voided'], ['TX voided']],
  ['no permits', [], []],
])('%s', (_name, permits, expected) => {
  expect(findStateStatuses(permits.map(toStatus), ['TX', 'OK', 'KS'])).toEqual(expected.map(toStatus));
});
