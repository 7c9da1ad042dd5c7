import type { Order } from '@wideload/contract';
import { fillTemplate } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { listTemplateValues } from './template-choice.tsx';

const place = (label: string) => ({ label, lat: 35, lng: -97 });
const day = (startDate: string) => ({ startDate, endDate: startDate });
const texas = aPermit({
  unit: 'one',
  state: 'TX',
  stateNumber: 'TX-7',
  date: day('2026-12-02'),
  route: { origin: place('Dallas, TX'), destination: place('the line') },
});
const oklahoma = aPermit({ unit: 'two', state: 'OK', stateNumber: '', date: day('2026-12-01') });
const order = {
  orderNumber: 100123,
  customer: { personName: 'Ann' },
  company: null,
  trip: null,
  units: [
    { _id: 'one', truck: { internalNumber: '12' }, trailer: { internalNumber: 'T1' } },
    { _id: 'two', truck: { internalNumber: '12' }, trailer: null },
  ],
  permits: [texas, oklahoma],
  // Cast: the parts of an order that templates read.
} as unknown as Order;
const trip = {
  startDate: '2026-12-03',
  startTime: '07:00',
  timeZone: 'America/Chicago',
  places: [place('Amarillo, TX'), place('Tulsa, OK')],
  departures: [{ unit: 'two', startDate: '2026-12-04', startTime: null }],
};
// Cast: as above.
const withTrip = { ...order, trip } as unknown as Order;

test.each([
  [order, undefined, '{order} {customer} {company}', '100123 Ann {company}'],
  [order, undefined, '{state}, {unit}, {permit}', 'Texas and Oklahoma, 1 and 2, TX-7'],
  [order, oklahoma, '{state}, {unit}, {permit}', 'Oklahoma, 2, {permit}'],
  [order, undefined, '{truck} {trailer}', '12 T1'],
  [order, undefined, '{departure} {origin}', 'Tue, Dec 1, 2026 {origin}'],
  [order, texas, '{origin} to {destination} on {departure}', 'Dallas, TX to the line on Wed, Dec 2, 2026'],
  [withTrip, undefined, '{origin} to {destination}', 'Amarillo, TX to Tulsa, OK'],
  [withTrip, texas, '{departure}', 'Thu, Dec 3, 2026, 7:00 AM CST'],
  [withTrip, oklahoma, '{departure}', 'Fri, Dec 4, 2026'],
])('order %#: the permit, or all of the order, fills in its fields', (filed, permit, text, filled) => {
  expect(fillTemplate(text, listTemplateValues(filed, permit)).replaceAll('\u202f', ' ')).toBe(filled);
});
