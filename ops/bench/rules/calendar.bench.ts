import { parseDay, type StateCode } from '@wideload/domain';
import { planTrip, rankDepartures, simulateTrip, toInstant } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { travelLoad } from './usual-load.ts';
import { reportCalculation } from './yardstick.ts';

/** Amarillo to Pittsburgh: each state with its miles, the place of entry, and the counties with curfews, all on I-70. */
const legs: [state: StateCode, miles: number, lat: number, lng: number, counties?: string][] = [
  ['TX', 177, 35.22, -101.83],
  ['OK', 60, 36.5, -100.6],
  ['KS', 350, 37, -100.2, 'Wyandotte'],
  ['MO', 250, 39.1, -94.6, 'Jackson,St. Charles,St. Louis'],
  ['IL', 160, 38.63, -90.19, 'Madison'],
  ['IN', 156, 39.4, -87.53],
  ['OH', 225, 39.83, -84.82, 'Franklin,Licking,Madison'],
  ['PA', 60, 40.06, -80.72],
];
const states = legs.map(([state, miles, lat, lng, named = ''], index) => {
  const [, , nextLat, nextLng] = legs[index + 1] ?? ['PA', 0, 40.44, -79.99];
  const [entry, exit] = [
    { lat, lng, label: '' },
    { lat: nextLat, lng: nextLng, label: '' },
  ];
  const counties = named.split(',').map((county) => ({ county, roads: ['I-70'] }));
  return { state, miles, entry, exit, counties };
});
const plan = () => {
  const planned = planTrip(states, travelLoad, localTime);
  if (planned === null) throw new Error('A way is not known');
  return planned;
};
const firstDay = parseDay('2026-11-21');
if (firstDay === null) throw new Error('Not a day');

const rank = () => rankDepartures(plan(), { firstDay, time: '07:00' });
reportCalculation('calendar, 14 departures over 8 states', rank, 3.5);

const departure = toInstant(Date.parse('2026-11-23T13:00Z'));
reportCalculation('calendar, one departure over 8 states', () => simulateTrip(plan(), departure), 1);
