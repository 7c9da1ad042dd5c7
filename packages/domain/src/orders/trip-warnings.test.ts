import { describe, expect, test } from 'vitest';
import { aDay, aDraft, aPermit, aUnit } from '../testing/sample.test-support.ts';
import { aTrip } from '../trip/a-trip.test-support.ts';
import { findTripWarnings, type TripWarning } from './trip-warnings.ts';

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
