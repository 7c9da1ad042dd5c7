import { exampleLoad, parseDay, type OrderableState } from '@wideload/domain';
import { createStateHours } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import { describeDays } from './packet-hours.ts';

const denverLine = { lat: 38.46, lng: -102.04 };
const wichita = { lat: 37.69, lng: -97.34 };
const amarillo = { lat: 35.22, lng: -101.83 };
const dallas = { lat: 32.78, lng: -96.8 };
const wide = { facts: exampleLoad, type: null };

test.each<[string, OrderableState, typeof wichita, typeof wichita, [string, string][]]>([
  [
    'enters in mountain time and leaves in central time, over the night in which the clocks go forward',
    'KS',
    denverLine,
    wichita,
    [
      ['2027-03-12', 'MST'],
      ['2027-03-15', 'MDT'],
    ],
  ],
  [
    'stays in central time, over the night in which the clocks go back',
    'TX',
    amarillo,
    dallas,
    [
      ['2027-11-05', 'CDT'],
      ['2027-11-08', 'CST'],
    ],
  ],
])('the hours of a load that %s have the zone of the day', (_name, state, entry, exit, zones) => {
  const hours = createStateHours({ state, entry, exit }, wide, localTime);
  for (const [text, zone] of zones) {
    const day = parseDay(text);
    if (day === null) throw new Error('Not a day.');
    const [described] = describeDays(hours, day, day);
    expect(described?.open).toMatch(new RegExp(`^\\d.* ${zone}$`));
  }
});
