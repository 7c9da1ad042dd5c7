import { expect, test } from 'vitest';
import { isOrderable, isStateCode, orderableStates, stateCodes, stateName } from '../basics/state-code.ts';
import { getStateCenter, stateFacts } from './state-facts.ts';

test('there are 51 codes, in the order of their names, and 48 of them can be ordered', () => {
  expect(stateCodes).toHaveLength(51);
  expect(stateCodes.map(stateName)).toEqual(stateCodes.map(stateName).toSorted());
  expect(orderableStates).toHaveLength(48);
  expect(stateCodes.filter((code) => !isOrderable(code))).toEqual(['AK', 'DC', 'HI']);
});

test.each(['', 'tx', 'ZZ', 'PR', 'toString', '__proto__', 'constructor'])('"%s" is no state', (text) => {
  expect(isStateCode(text)).toBe(false);
});

test('a state is known by its code, its name and its center', () => {
  expect(isStateCode('TX')).toBe(true);
  expect(stateName('TX')).toBe('Texas');
  expect(getStateCenter('TX')).toEqual(stateFacts.TX.center);
});

test('moving a returned center leaves the facts unchanged', () => {
  const center = getStateCenter('TX');
  center.lat = 0;
  expect(getStateCenter('TX').lat).not.toBe(0);
});
