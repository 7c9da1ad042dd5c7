import { describe, expect, test } from 'vitest';
import { findValidity, proposePermitDates } from './permit-dates.ts';
import { at } from './trip.test-support.ts';

const zone = 'America/Denver';
const stay = (enters: string, leaves: string) => ({ enters: at(enters, zone), leaves: at(leaves, zone), zone });
const five = { days: 5, isBusinessDays: false };

test.each([
  ['three days after the entry', stay('2026-11-23 08:00', '2026-11-24 10:00'), five, '2026-11-26', false],
  ['as long as the stay', stay('2026-11-23 08:00', '2026-11-27 10:00'), five, '2026-11-27', false],
  ['as long as the permit', stay('2026-11-23 08:00', '2026-11-24 10:00'), { ...five, days: 3 }, '2026-11-25', false],
  ['shorter than the stay', stay('2026-11-23 08:00', '2026-11-26 10:00'), { ...five, days: 3 }, '2026-11-25', true],
  ['without a limit', stay('2026-11-23 08:00', '2026-12-02 10:00'), null, '2026-12-02', false],
  // Wednesday to Tuesday.
  [
    'in business days',
    stay('2026-11-18 08:00', '2026-11-26 10:00'),
    { ...five, isBusinessDays: true },
    '2026-11-24',
    true,
  ],
  [
    'from a Saturday',
    stay('2026-11-21 08:00', '2026-11-21 10:00'),
    { days: 1, isBusinessDays: true },
    '2026-11-23',
    false,
  ],
])('%s', (_name, times, validity, end, runsOut) => {
  expect(proposePermitDates(times, validity)).toMatchObject({ end, runsOut });
});

test('the start is the day in the zone of the state', () => {
  const night = {
    enters: at('2026-11-24 00:30', 'America/New_York'),
    leaves: at('2026-11-24 09:00', 'America/New_York'),
  };
  expect(proposePermitDates({ ...night, zone }, five).start).toBe('2026-11-23');
  expect(proposePermitDates({ ...night, zone: 'America/New_York' }, five).start).toBe('2026-11-24');
});

describe('the validity', () => {
  test.each([
    ['TX', { days: 5, isBusinessDays: false }],
    ['IL', { days: 5, isBusinessDays: true }],
    ['VT', { days: 7, isBusinessDays: true }],
    ['LA', { days: 5, isBusinessDays: false }],
    ['WY', { days: 1, isBusinessDays: false }],
  ] as const)('of %s', (state, validity) => {
    expect(findValidity(state)).toEqual(validity);
  });
});
