import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { renderCalendar, type CalendarPermit } from './packet-calendar.ts';

const trip = {
  label: 'Order 1',
  orderNumber: 1,
  from: 'Amarillo, TX',
  to: 'Tulsa, OK',
  permits: [
    {
      state: 'TX',
      unit: 1,
      status: 'issued',
      number: '0012345',
      firstDay: '2026-12-30',
      lastDay: '2026-12-31',
    } as const,
  ],
  warnings: [],
};

async function renderFor(carrier: string, permits: readonly CalendarPermit[] = trip.permits): Promise<string> {
  const trips = [{ ...trip, carrier, permits }];
  return renderCalendar({ name: 'Trips', fileName: 'trips', trips, readAt: '2026-12-01T10:00:00.500Z' }).text();
}

const readDescription = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('description');

test.each([
  ['a line break', 'Ridge\nHaulers', 'Ridge\nHaulers'],
  ['a break as on Windows', 'Ridge\r\nHaulers', 'Ridge\nHaulers'],
  ['a return alone', 'Ridge\rEND:VEVENT', 'Ridge\nEND:VEVENT'],
  ['a break of pages', 'Ridge\u2028Haulers\vLLC', 'Ridge\nHaulers\nLLC'],
  ['control characters', 'Ridge\u0007 Haulers\u009B', 'Ridge Haulers'],
  ['signs of the format', String.raw`Ridge, "Haulers"; C:\new`, String.raw`Ridge, "Haulers"; C:\new`],
  ['a long name of every script', 'Łódź 東京 🚛 '.repeat(12).trim(), 'Łódź 東京 🚛 '.repeat(12).trim()],
])('a carrier with %s in its name is read whole, and begins no line of its own', async (_what, carrier, read) => {
  const file = await renderFor(carrier);
  expect(readDescription(file)).toBe(`Amarillo, TX to Tulsa, OK\nOrder 1, ${read}`);
  // Readers end a line at any of these.
  const lines = file.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).slice(0, -1);
  expect(lines.filter((line) => !/^(?: |[A-Z-]+[:;])/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
});

test('a permit that ends on the last day of a year ends before the first of the next', async () => {
  expect(await renderFor('Ridge')).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});

test.each([
  ['before', ['void', 'issued'], ['CONFIRMED', 'CONFIRMED']],
  ['after', ['issued', 'void'], ['CONFIRMED', 'CONFIRMED']],
  ['before one that waits', ['void', 'waiting'], ['TENTATIVE']],
  ['beside another void one', ['void', 'void'], ['CANCELLED', 'CANCELLED']],
] as const)(
  'a void permit %s the other of its state and unit takes no event of it',
  async (_where, order, statuses) => {
    const permits = order.flatMap((status) => trip.permits.map((permit) => ({ ...permit, status })));
    const file = await renderFor('Ridge', permits);
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(statuses);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);
  },
);
