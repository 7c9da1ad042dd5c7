import { expect, test } from 'vitest';
import { orderableStates } from '../../basics/state-code.ts';
import { filingFacts } from './filing-facts.generated.ts';
import { readOfficeHours } from './office-hours.ts';

test.each([
  ['Mon-Fri 08:00-17:00 ET', { opens: '08:00', closes: '17:00', zone: 'ET' }],
  ['Mon-Fri 07:30-12:00 and 13:00-16:30 ET', { opens: '07:30', closes: '16:30', zone: 'ET' }],
  ['Mon-Fri 07:30-16:00 ET; applications online at any hour', { opens: '07:30', closes: '16:00', zone: 'ET' }],
  ['Mon-Fri 07:00-16:30', { opens: '07:00', closes: '16:30', zone: null }],
  [
    'system at all hours; office Mon-Fri 08:00-16:30 CT as one service prints',
    { opens: '08:00', closes: '16:30', zone: 'CT' },
  ],
  ['at any hour', null],
  [null, null],
])('%s', (text, hours) => {
  expect(readOfficeHours(text)).toEqual(hours);
});

test('the hours of every office that names any are read', () => {
  const read = orderableStates.filter((state) => readOfficeHours(filingFacts[state].turnaround.officeHours) !== null);
  const named = orderableStates.filter((state) => filingFacts[state].turnaround.officeHours !== null);
  expect(read).toEqual(named);
  expect(named).toHaveLength(36);
});
