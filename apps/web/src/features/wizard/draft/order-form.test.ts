import type { Order } from '@wideload/contract';
import type { StateCode, TripState } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { anOrder } from './an-order.fixture.ts';
import { applySave, toOrderForm, type OrderPart } from './order-form.ts';

const toRoute = (states: readonly StateCode[]): TripState[] =>
  states.map((state) => ({ state, miles: 100, entry: null, exit: null, roads: [], by: 'route' }));

function aTripOrder(states: readonly StateCode[], jurisdictions: readonly StateCode[] = states): Order {
  const route = toRoute(states);
  const places = [
    { label: 'Dallas, TX', lat: 32.82, lng: -96.84 },
    { label: 'Chicago, IL', lat: 41.83, lng: -87.75 },
  ];
  const departure = { startDate: null, startTime: null, departures: [], timeZone: null };
  const trip = { ...departure, places, chosen: 'fastest' as const, route, states: route, line: [] };
  return anOrder({ trip, jurisdictions: [...jurisdictions] });
}

describe('the states after a save that brings a route', () => {
  const before = anOrder();
  const answer = aTripOrder(['TX', 'OK', 'KS']);
  const adopt = (jurisdictions: readonly StateCode[], changed: readonly OrderPart[], from = before) =>
    applySave({ ...toOrderForm(from), jurisdictions }, { before: from, answer, changed: new Set(changed) })
      .jurisdictions;

  test('are those of the server', () => {
    expect(adopt([], [])).toEqual(['TX', 'OK', 'KS']);
  });

  test('keep a state that was added while the save was on its way', () => {
    expect(adopt(['NM'], ['jurisdictions'])).toEqual(['NM', 'TX', 'OK', 'KS']);
  });

  test('keep away a state of the earlier route that was removed meanwhile', () => {
    expect(adopt(['TX', 'AR'], ['jurisdictions'], aTripOrder(['TX', 'OK', 'AR']))).toEqual(['TX', 'KS']);
  });
});
