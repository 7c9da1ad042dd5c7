import { describe, expect, test } from 'vitest';
import { aDay, aDraft, aPermit, aUnit } from '../testing/sample.test-support.ts';
import { aTrip } from '../trip/a-trip.test-support.ts';
import { findTripWarnings, type TripWarning, findDateWarnings } from './trip-warnings.ts';
import { addDays, type Day } from '../basics/day.ts';
import { orderableStates, stateCodes, stateName, type StateCode } from '../basics/state-code.ts';
import { coversDays, findValidity } from '../states/permit-validity.ts';

const today = aDay('2026-11-20');
const amarillo = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
const tulsa = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const route = { origin: amarillo, destination: tulsa };
const texas = aPermit('unit-1', 'TX', { route });
const way = aTrip(['TX', 'OK']);
const twoUnits = (second: string | null) => [aUnit(), aUnit({}, { _id: 'unit-2', truckId: second })];

describe('the warnings of an order', () => {
  test.each<[string, Parameters<typeof aDraft>[0], TripWarning[]]>([
    ['a trip without faults has none', { trip: way, permits: [texas] }, []],
    ['no trip is no fault', { trip: null, permits: [texas] }, []],
    [
      'origin equals destination',
      { trip: { ...way, places: [amarillo, tulsa, amarillo] }, permits: [texas] },
      [{ code: 'trip.same-place' }],
    ],
    ['a place that is not given yet is no fault', { trip: { ...way, places: [amarillo, null] }, permits: [texas] }, []],
    [
      'a permit from a place to the same place',
      { permits: [texas, aPermit('unit-1', 'OH')] },
      [{ code: 'permits.same-place', permits: ['unit-1-OH'] }],
    ],
    [
      'permits whose days do not meet in the order of travel',
      {
        permits: [
          { ...texas, date: { startDate: '2026-12-01', endDate: '2026-12-04' } },
          aPermit('unit-1', 'OK', { route, date: { startDate: '2026-11-24', endDate: '2026-11-25' } }),
        ],
      },
      [
        {
          code: 'permits.apart',
          pair: {
            code: 'over-before',
            earlier: {
              _id: 'unit-1-TX',
              unit: 'unit-1',
              state: 'TX',
              from: aDay('2026-12-01'),
              to: aDay('2026-12-04'),
            },
            later: { _id: 'unit-1-OK', unit: 'unit-1', state: 'OK', from: aDay('2026-11-24'), to: aDay('2026-11-25') },
          },
        },
      ],
    ],
    [
      'a year and a day away is no mistyped year',
      { permits: [{ ...texas, date: { startDate: '2027-11-21', endDate: '2027-11-24' } }] },
      [],
    ],
    [
      'more than a year away, said once for all permits, from the first on',
      {
        permits: [
          aPermit('unit-1', 'OK', { route, date: { startDate: '2027-11-24', endDate: '2027-11-26' } }),
          { ...texas, date: { startDate: '2027-11-22', endDate: '2027-11-25' } },
        ],
      },
      [{ code: 'departure.far', day: aDay('2027-11-22'), permit: 'unit-1-TX', units: ['unit-1'] }],
    ],
    [
      'more days than the permit holds',
      { permits: [{ ...texas, date: { startDate: '2026-11-21', endDate: '2026-11-28' } }] },
      [
        {
          code: 'permit.days',
          permit: 'unit-1-TX',
          warning: { because: 'too-long', validity: { days: 5, isBusinessDays: false }, days: 8 },
        },
      ],
    ],
    [
      'days that are past',
      { permits: [{ ...texas, date: { startDate: '2026-11-18', endDate: '2026-11-21' } }] },
      [{ code: 'permit.days', permit: 'unit-1-TX', warning: { because: 'past-start' } }],
    ],
    [
      'days that are no days yet are the step of the permits',
      { permits: [{ ...texas, date: { startDate: 'soon', endDate: '' } }] },
      [],
    ],
    [
      'the same truck in two units',
      { units: twoUnits('truck-1'), permits: [texas] },
      [{ code: 'truck.twice', truck: 'truck-1', units: ['unit-1', 'unit-2'] }],
    ],
    ['two trucks', { units: twoUnits('truck-2'), permits: [texas] }, []],
    ['a truck that is not chosen yet', { units: twoUnits(null), permits: [texas] }, []],
  ])('%s', (_, parts, warnings) => {
    expect(findTripWarnings(aDraft(parts), { today, states: way.states })).toEqual(warnings);
  });
});

describe('warnings about dates', () => {
  const today = '2026-11-21' as Day;
  const five = { days: 5, isBusinessDays: false };

  test.each([
    ['today to today plus 3', '2026-11-21', '2026-11-24', []],
    ['as many days as Texas gives', '2026-11-21', '2026-11-25', []],
    ['a day more', '2026-11-21', '2026-11-26', [{ because: 'too-long', validity: five, days: 6 }]],
    ['nine days', '2026-12-01', '2026-12-09', [{ because: 'too-long', validity: five, days: 9 }]],
    ['yesterday on', '2026-11-20', '2026-11-22', [{ because: 'past-start' }]],
    ['days gone by', '2026-11-17', '2026-11-20', [{ because: 'past', days: 4 }]],
    ['one day gone by', '2026-11-20', '2026-11-20', [{ because: 'past', days: 1 }]],
    [
      'a year too early',
      '2025-11-21',
      '2026-11-21',
      [{ because: 'past-start' }, { because: 'too-long', validity: five, days: 366 }],
    ],
    ['an end before the start, which has a message of its own', '2026-11-24', '2026-11-21', []],
  ])('%s', (_, start, end, expected) => {
    expect(findDateWarnings('TX', { start: start as Day, end: end as Day, today })).toEqual(expected);
  });

  const limited = orderableStates.flatMap((state) => {
    const validity = findValidity(state);
    return validity === null || validity.isBusinessDays ? [] : [[stateName(state), state, validity] as const];
  });
  const unlimited = stateCodes.filter((state) => findValidity(state) === null);
  const findWarnings = (state: StateCode, days: number) =>
    findDateWarnings(state, { start: today, end: addDays(today, days - 1), today });

  test.each(limited)('%s: its own figure decides', (_name, state, validity) => {
    const { days } = validity;
    expect(findWarnings(state, days)).toEqual([]);
    expect(findWarnings(state, days + 1)).toEqual([{ because: 'too-long', validity, days: days + 1 }]);
  });

  test('business days leave out the weekend', () => {
    const days = { start: '2026-11-18' as Day, today };
    expect(findDateWarnings('IL', { ...days, end: '2026-11-24' as Day })).toEqual([{ because: 'past-start' }]);
    expect(findDateWarnings('IL', { ...days, end: '2026-11-25' as Day })).toContainEqual({
      because: 'too-long',
      validity: { days: 5, isBusinessDays: true },
      days: 8,
    });
  });

  test('a state without a known maximum gives no warning about length', () => {
    expect(unlimited).not.toEqual([]);
    expect(unlimited.flatMap((state) => findWarnings(state, 366))).toEqual([]);
  });
});

test.each([
  [5, false, 5, true],
  [5, false, 6, false],
  [5, true, 7, true],
  [5, true, 8, false],
  [7, true, 11, true],
  [7, true, 12, false],
])('a permit for %i days (business days: %s) covers %i days: %s', (days, isBusinessDays, wanted, covers) => {
  expect(coversDays({ days, isBusinessDays }, wanted)).toBe(covers);
});
