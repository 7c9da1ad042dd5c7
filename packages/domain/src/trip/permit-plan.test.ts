import { describe, expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { getStateCenter } from '../states/state-facts.ts';
import { aTrip, aVisit } from './a-trip.test-support.ts';
import { findChangesOfPlan, followPlan, planPermit, type PermitPlan } from './permit-plan.ts';

const monday = '2026-11-23' as Day;
const point = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
const other = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const planOf = (startDate: string, endDate: string): PermitPlan => ({
  date: { startDate, endDate },
  miles: 365,
  route: { origin: point, destination: other },
});

describe('the plan of a permit', () => {
  const states = [aVisit('TX', 600), aVisit('OK', 600), aVisit('KS', 4000)];
  test.each([
    ['the first state begins with the departure', 'TX', '2026-11-23', '2026-11-26'],
    ['a later one when the truck gets there', 'OK', '2026-11-24', '2026-11-27'],
    ['a long stay is covered', 'KS', '2026-11-25', '2026-12-02'],
  ] as const)('%s', (_, state, startDate, endDate) => {
    const trip = aTrip([], { startDate: monday, states });
    const plan = planPermit(trip, { unit: 'u', state });
    const miles = states.find((visit) => visit.state === state)?.miles;
    expect(plan).toMatchObject({ date: { startDate, endDate }, miles });
    expect(plan.route?.origin.label).toBe(`Into ${state}`);
    expect(plan.route?.destination.label).toBe(`Out of ${state}`);
  });

  test('a unit with a departure of its own has its own days', () => {
    const departures = [{ unit: 'late', startDate: '2026-12-01' as Day, startTime: null }];
    const trip = aTrip([], { startDate: monday, states, departures });
    expect(planPermit(trip, { unit: 'late', state: 'TX' }).date?.startDate).toBe('2026-12-01');
  });

  test('without a departure there are no days, and without a route no places', () => {
    const byHand = { ...aVisit('TX'), miles: null, entry: null, exit: null };
    expect(planPermit(aTrip([], { states: [byHand] }), { unit: 'u', state: 'TX' })).toEqual({
      date: null,
      miles: null,
      route: null,
    });
  });
});

describe('a permit follows its plan', () => {
  const center = getStateCenter('TX');
  const fresh = { state: 'TX' as const, date: { startDate: '2026-11-20', endDate: '2026-11-23' } };
  const atCenter = { origin: center, destination: center };
  const plan = planOf('2026-11-23', '2026-11-26');

  test('where nobody changed the defaults', () => {
    const followed = followPlan({ ...fresh, route: atCenter }, { from: null, to: plan });
    expect(followed).toEqual({ date: plan.date, route: plan.route });
  });

  test('but keeps days of another length and a place that was chosen', () => {
    const date = { startDate: '2026-11-20', endDate: '2026-11-21' };
    const route = { origin: { lat: 30, lng: -95 }, destination: center };
    const followed = followPlan({ state: 'TX', date, route }, { from: null, to: plan });
    expect(followed.date).toEqual(date);
    expect(followed.route.origin).toEqual(route.origin);
    expect(followed.route.destination).toEqual(other);
  });

  test('and moves with a new plan as long as it has the old one', () => {
    const moved = planOf('2026-12-01', '2026-12-04');
    const terms = { state: 'TX' as const, date: planOf('2026-11-23', '2026-11-26').date ?? fresh.date };
    expect(followPlan({ ...terms, route: atCenter }, { from: plan, to: moved }).date).toEqual(moved.date);
    const byHand = { startDate: '2026-11-24', endDate: '2026-11-27' };
    expect(followPlan({ ...terms, date: byHand, route: atCenter }, { from: plan, to: moved }).date).toEqual(byHand);
  });

  test('and keeps what it has when the trip goes', () => {
    const terms = { state: 'TX' as const, date: fresh.date, route: { origin: point, destination: other } };
    expect(followPlan(terms, { from: plan, to: null })).toEqual({ date: fresh.date, route: terms.route });
  });

  test('the fields that a person changed are named', () => {
    const route = { origin: { lat: 1, lng: 2 }, destination: other };
    expect(findChangesOfPlan({ date: { startDate: '2026-11-23', endDate: '2026-11-26' }, route }, plan)).toEqual({
      date: false,
      origin: true,
      destination: false,
    });
    expect(findChangesOfPlan({ date: fresh.date, route }, null)).toEqual({
      date: false,
      origin: false,
      destination: false,
    });
  });
});
