import { expect, test } from 'vitest';
import { findResubmissionProblems } from './permit-resubmission.ts';
import type { StateCode } from '../../basics/state-code.ts';

const place = { lat: 35.2, lng: -101.8 };

const paidPermit = (state: StateCode, days: number) => ({
  _id: 'p1',
  unit: 'u1',
  state,
  permitType: 'Oversize' as const,
  price: 4000,
  days,
  date: { startDate: '2026-11-16', endDate: '2026-11-19' },
  route: { origin: place, destination: place },
  comment: '',
  typed: { 'date.startDate': 'soon' },
  reasons: [],
  status: 'refused' as const,
});

test.each<[string, StateCode, number, [string, string], object[]]>([
  ['other days, as many', 'LA', 4, ['2026-12-01', '2026-12-04'], []],
  ['fewer days', 'LA', 4, ['2026-12-01', '2026-12-01'], []],
  ['more days where the state does not charge by the day', 'TX', 1, ['2026-12-01', '2026-12-05'], []],
  ['as many days as were sold, which are more than the state gives', 'OK', 1, ['2026-12-01', '2026-12-04'], []],
  [
    'more days than the state gives',
    'TX',
    1,
    ['2026-12-01', '2026-12-06'],
    [
      {
        path: 'date.endDate',
        error: { code: 'days.too-long', state: 'TX', validity: { days: 5, isBusinessDays: false } },
      },
    ],
  ],
  [
    'more days where it does',
    'LA',
    4,
    ['2026-12-01', '2026-12-05'],
    [{ path: 'date.endDate', error: { code: 'days.not-paid', state: 'LA', days: 4 } }],
  ],
  [
    'more days than one',
    'LA',
    1,
    ['2026-12-01', '2026-12-02'],
    [{ path: 'date.endDate', error: { code: 'days.not-paid', state: 'LA', days: 1 } }],
  ],
  [
    'an end before the start',
    'LA',
    4,
    ['2026-12-05', '2026-12-01'],
    [{ path: 'date.endDate', error: { code: 'days.reversed' } }],
  ],
  ['no date', 'TX', 1, ['soon', '2026-12-01'], [{ path: 'date.startDate', error: { code: 'day.unreadable' } }]],
])('asked for again with %s', (_name, state, days, [startDate, endDate], problems) => {
  const terms = { date: { startDate, endDate }, route: { origin: place, destination: place } };
  expect(findResubmissionProblems(paidPermit(state, days), terms)).toEqual(problems);
});

test('an invalid place is named', () => {
  const terms = {
    date: { startDate: '2026-12-01', endDate: '2026-12-02' },
    route: { origin: { lat: 99, lng: 0 }, destination: place },
  };
  expect(findResubmissionProblems(paidPermit('TX', 1), terms)).toEqual([
    { path: 'route.origin.lat', error: { code: 'coordinate.out-of-range', axis: 'lat', limit: 90 } },
  ]);
});
