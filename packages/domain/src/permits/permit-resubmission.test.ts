import { expect, test } from 'vitest';
import { resubmissionProblems } from './permit-resubmission.ts';
import type { StateCode } from '../states/state.ts';

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

test.each<[string, StateCode, number, [string, string], string[]]>([
  ['other days, as many', 'LA', 4, ['2026-12-01', '2026-12-04'], []],
  ['fewer days', 'LA', 4, ['2026-12-01', '2026-12-01'], []],
  ['more days where the state does not charge by the day', 'TX', 1, ['2026-12-01', '2026-12-20'], []],
  [
    'more days where it does',
    'LA',
    4,
    ['2026-12-01', '2026-12-05'],
    ['date.endDate: Louisiana charges by the day and 4 days are paid for: choose no more days, or order again.'],
  ],
  [
    'more days than one',
    'LA',
    1,
    ['2026-12-01', '2026-12-02'],
    ['date.endDate: Louisiana charges by the day and one day is paid for: choose no more days, or order again.'],
  ],
  [
    'an end before the start',
    'LA',
    4,
    ['2026-12-05', '2026-12-01'],
    ['date.endDate: The end date is before the start date.'],
  ],
  ['no date', 'TX', 1, ['soon', '2026-12-01'], ['date.startDate: Not a date.']],
])('asked for again with %s', (_name, state, days, [startDate, endDate], said) => {
  const terms = { date: { startDate, endDate }, route: { origin: place, destination: place } };
  const problems = resubmissionProblems(paidPermit(state, days), terms);
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual(said);
});

test('a place that is none is named', () => {
  const terms = {
    date: { startDate: '2026-12-01', endDate: '2026-12-02' },
    route: { origin: { lat: 99, lng: 0 }, destination: place },
  };
  expect(resubmissionProblems(paidPermit('TX', 1), terms)).toEqual([
    { path: 'route.origin.lat', message: 'Latitude must be between -90 and 90.' },
  ]);
});
