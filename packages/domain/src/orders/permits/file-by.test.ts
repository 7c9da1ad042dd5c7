import { describe, expect, test } from 'vitest';
import { requireDay as day } from '../../basics/day.ts';
import { orderableStates, type StateCode } from '../../basics/state-code.ts';
import { filingFacts } from '../../states/filing/filing-facts.generated.ts';
import { readOfficeHours } from '../../states/filing/office-hours.ts';
import { earliestClosing, findClosing, findFileBy, findFileByTime, findFilingTime } from './file-by.ts';

test.each<[string, { state: StateCode; first: string; isSuperload?: boolean; by: string }]>([
  ['a state that issues at once', { state: 'TX', first: '2026-12-06', by: '2026-12-06' }],
  ['the day before', { state: 'OH', first: '2026-12-03', by: '2026-12-02' }],
  ['a Monday', { state: 'OH', first: '2026-12-07', by: '2026-12-04' }],
  ['a Sunday', { state: 'OH', first: '2026-12-06', by: '2026-12-04' }],
  ['the day after Thanksgiving', { state: 'OH', first: '2026-11-27', by: '2026-11-25' }],
  ['the Monday after a holiday that is kept on Friday', { state: 'OH', first: '2026-07-06', by: '2026-07-02' }],
  ['the day after Patriots Day, in Maine', { state: 'ME', first: '2027-04-20', by: '2027-04-16' }],
  ['the day after Patriots Day, elsewhere', { state: 'OH', first: '2027-04-20', by: '2027-04-19' }],
  ['the Monday after a Friday that the state keeps', { state: 'MI', first: '2026-11-30', by: '2026-11-25' }],
  ['New Year', { state: 'OH', first: '2027-01-04', by: '2026-12-31' }],
  ['a superload with ten days', { state: 'FL', first: '2026-12-14', isSuperload: true, by: '2026-11-30' }],
  ['ten days over Thanksgiving', { state: 'NC', first: '2026-12-07', isSuperload: true, by: '2026-11-20' }],
  ['a superload of which nothing is known', { state: 'OH', first: '2026-12-14', isSuperload: true, by: '2026-12-07' }],
])('%s', (_, { state, first, isSuperload = false, by }) => {
  expect(findFileBy({ state, firstDay: day(first), isSuperload })).toBe(by);
});

test.each<[string, { state: StateCode; first: string; isSuperload: boolean; by: string }]>([
  [
    'in the hour in which its office closes',
    { state: 'RI', first: '2026-12-03', isSuperload: false, by: '2026-12-02T14:30' },
  ],
  ['with a closing in Central Time', { state: 'FL', first: '2026-12-16', isSuperload: true, by: '2026-12-02T16:00' }],
  ['before its first day begins', { state: 'TX', first: '2026-12-03', isSuperload: false, by: '2026-12-03T00:00' }],
])('a permit is filed %s', (_, { state, first, isSuperload, by }) => {
  expect(findFileByTime({ state, firstDay: day(first), isSuperload })).toBe(by);
});

/** Hours of Central Time ahead of the clocks of a zone; Illinois does not name its own. */
const ahead = { ET: -1, CT: 0, MT: 1, PT: 2 };

describe.each(orderableStates)('%s', (state) => {
  const { turnaround } = filingFacts[state];

  test('closes when its hours say, in Central Time', () => {
    const hours = readOfficeHours(turnaround.officeHours);
    const [hour = '', minute = ''] = (hours?.closes ?? '').split(':');
    const central = hours && `${Number(hour) + ahead[hours.zone ?? 'CT']}:${minute}`;
    expect(findClosing(state)).toBe(central ?? earliestClosing);
    expect(findClosing(state) >= earliestClosing).toBe(true);
  });

  test('is filed on the day of the trip only where the state issues at once', () => {
    expect(findFilingTime(state, false) === 'at-once').toBe(turnaround.isIssuedAtOnce === true);
  });

  test('has a superload time of its own only where the state names one', () => {
    const isNamed = /day|hour/.test(turnaround.superload ?? '');
    expect(isNamed || findFilingTime(state, true) === 5).toBe(true);
  });
});
