import { describe, expect, test } from 'vitest';
import type { StateCode } from '../basics/state-code.ts';
import { aVisit } from './a-trip.test-support.ts';
import {
  alignTripStates,
  findRemovedStates,
  followRoute,
  isReordered,
  restoreOrder,
  restoreState,
} from './trip-states.ts';

const toRoute = (states: string) => states.split(' ').map((state) => aVisit(state as StateCode));
const toCodes = (states: string) => (states === '' ? [] : (states.split(' ') as StateCode[]));
const format = (states: readonly { state: StateCode; by: string }[]) =>
  states.map(({ state, by }) => (by === 'hand' ? `${state}*` : state)).join(' ');

describe('the states of a trip', () => {
  test.each([
    ['as the route goes', 'TX OK KS', 'TX OK KS', 'TX OK KS'],
    ['a state that is crossed twice', 'TN GA TN', 'TN GA', 'TN GA TN'],
    ['one removed by hand', 'TX OK KS', 'TX KS', 'TX KS'],
    ['one added by hand stays after its neighbor', 'TX OK KS', 'TX AR OK KS', 'TX AR* OK KS'],
    ['one added in front', 'TX OK', 'NM TX OK', 'NM* TX OK'],
    ['one added at the end', 'TX OK', 'TX OK KS', 'TX OK KS*'],
    ['one that is added after a removed one', 'TX OK KS', 'TX AR KS', 'TX AR* KS'],
    ['in another order all are by hand', 'TX OK KS', 'KS TX OK', 'KS* TX* OK*'],
    ['without a route all are by hand', '', 'TX OK', 'TX* OK*'],
    ['a state that is not sold is still crossed', 'MD DC VA', 'MD VA', 'MD DC VA'],
  ])('%s', (_, route, chosen, states) => {
    const visits = route === '' ? [] : toRoute(route);
    expect(format(alignTripStates(visits, toCodes(chosen)))).toBe(states);
  });

  test('in another order, two visits of a state are one with the miles of both', () => {
    const [first] = alignTripStates(toRoute('TN GA TN'), ['GA', 'TN']).slice(-1);
    expect(first).toMatchObject({ state: 'TN', miles: 200, by: 'hand' });
  });
});

describe('after a new route', () => {
  test.each([
    ['the states follow it', 'TX OK', 'TX OK', 'TX AR TN', 'TX AR TN'],
    ['one added by hand stays', 'TX NM OK', 'TX OK', 'TX AR', 'TX NM AR'],
    ['one removed by hand stays away', 'TX', 'TX OK', 'TX OK KS', 'TX KS'],
    ['one added by hand that the route now has is there once', 'TX OK KS', 'TX OK', 'TX OK KS', 'TX OK KS'],
    ['the states picked before the first route stay', 'TX NM', '', 'TX OK', 'TX NM OK'],
    ['one added in front stays in front', 'NM TX', 'TX', 'TX OK', 'NM TX OK'],
    ['an order by hand stays', 'OK TX KS', 'TX OK KS', 'TX OK KS NE', 'OK TX KS NE'],
    ['an order by hand stays around new states', 'MO TX OK', 'TX OK MO', 'TX AR OK MO', 'MO AR TX OK'],
    ['the way back has the order of the way back', 'TX OK', 'TX OK', 'OK TX', 'OK TX'],
    ['the same route changes nothing', 'NM OK AR TX', 'TX OK KS', 'TX OK KS', 'NM OK AR TX'],
  ])('%s', (_, chosen, from, to, expected) => {
    const sides = { from: from === '' ? [] : toRoute(from), to: toRoute(to) };
    expect(followRoute(toCodes(chosen), sides).join(' ')).toBe(expected);
  });

  test('only an order other than that of the route is by hand', () => {
    expect(isReordered(toRoute('TX OK KS'), ['TX', 'NM', 'KS'])).toBe(false);
    expect(isReordered(toRoute('TX OK KS'), ['KS', 'TX'])).toBe(true);
  });

  test('an order by hand can be undone, and added states stay behind their neighbors', () => {
    expect(restoreOrder(toRoute('TX OK KS'), ['KS', 'NE', 'TX', 'OK'])).toEqual(['TX', 'OK', 'KS', 'NE']);
  });

  test('a removed state comes back where the route has it, or last in an order by hand', () => {
    expect(restoreState(toRoute('TX OK KS'), ['TX', 'NM', 'KS'], 'OK')).toEqual(['TX', 'NM', 'OK', 'KS']);
    expect(restoreState(toRoute('TX OK KS'), ['KS', 'TX'], 'OK')).toEqual(['KS', 'TX', 'OK']);
  });

  test('removed states are those of the route that are not chosen and are sold', () => {
    expect(findRemovedStates(toRoute('MD DC VA NC'), ['MD', 'NC'])).toEqual(['VA']);
  });
});
