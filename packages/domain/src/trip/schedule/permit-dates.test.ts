import { expect, test } from 'vitest';
import { findDateWarnings } from '../../orders/date-warnings.ts';
import { addDays, type Day } from '../../basics/day.ts';
import { findValidity } from '../../states/permit-validity.ts';
import { orderableStates } from '../../basics/state-code.ts';
import { proposePermitDates } from './permit-dates.ts';
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

const long = stay('2026-11-23 08:00', '2027-01-23 10:00');

test.each(orderableStates)('%s: the calendar and the warning agree on how long a permit holds', (state) => {
  const { start, end } = proposePermitDates(long, findValidity(state));
  const findLength = (last: Day) =>
    findDateWarnings(state, { start, end: last, today: start }).filter(({ because }) => because === 'too-long');
  expect(findLength(end)).toEqual([]);
  expect(findLength(addDays(end, 1))).toHaveLength(1);
});
