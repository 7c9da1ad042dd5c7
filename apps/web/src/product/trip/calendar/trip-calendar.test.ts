import { emptyTrip, requireDay, type DraftTrip } from '@wideload/domain';
import { HOUR, getLocalClock, createStateHours } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { load, toStates } from './calendar.fixture.ts';
import { listClosedSpans } from './picture-layout.ts';
import { formatClosedSpan } from './calendar-picture.tsx';
import { formatBetter, formatLeaveAndArrive, formatNoOpenHour } from './calendar-view.tsx';
import {
  createTripCalendar,
  listUnknownWays,
  formatDuration,
  formatTripSpan,
  listTravelGroups,
  takeDeparture,
} from './trip-calendar.ts';

const today = requireDay('2026-11-10');
const create = (startDate: string | null, startTime: string | null = '07:00') =>
  createTripCalendar(toStates(), {
    departure: { startDate: startDate === null ? null : requireDay(startDate), startTime },
    load,
    today,
  });

test('a Saturday before a closed weekend has a better day, in a sentence', () => {
  const calendar = create('2026-11-14');
  if (calendar?.simulation?.ok !== true || calendar.better === null) throw new Error('There is no better day');
  expect(formatLeaveAndArrive(calendar.simulation, calendar)).toMatch(
    /^Leave Sat, Nov 14, 7:00 AM CST, arrive Mon, Nov 16, \d+:\d\d [AP]M CST$/,
  );
  expect(formatBetter(calendar.better, requireDay('2026-11-14'))).toMatch(
    /^Leave Sunday instead of Saturday: \d+ hours less waiting/,
  );
});

test('on a closed day without an hour the truck leaves in the first open minute of a later day', () => {
  const christmas = create('2026-12-25', null);
  if (christmas?.simulation?.ok !== true) throw new Error('The truck does not arrive');
  const words = formatLeaveAndArrive(christmas.simulation, christmas);
  expect(words).toMatch(/^Leave Sat, Dec 26, 7:\d\d AM CST, arrive/);
  const { zone } = christmas.origin;
  expect(formatNoOpenHour(christmas.simulation, { day: requireDay('2026-12-25'), zone })).toMatch(
    /^No hour of Fri, Dec 25 is known to be open to this load in Texas\. The truck may move from Sat, Dec 26, 7:\d\d AM CST\.$/,
  );
});

test('without a departure the next 14 days from today are compared', () => {
  const calendar = create(null, null);
  expect(calendar?.simulation).toBeNull();
  expect(calendar?.better).toBeNull();
  expect(calendar?.departures.map(({ day }) => day).toSorted()[0]).toBe('2026-11-10');
  const arrivals = calendar?.departures.map(({ arrives }) => arrives) ?? [];
  expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
});

test('a state that was added by hand is named, because its way is not known', () => {
  const [first, ...others] = toStates();
  if (first === undefined) throw new Error('There is no state');
  const states = [first, { ...first, state: 'NM' as const, miles: null, entry: null, exit: null }, ...others];
  expect(listUnknownWays(states)).toEqual(['NM']);
  const departure = { startDate: today, startTime: null };
  expect(createTripCalendar(states, { departure, load, today })).toBeNull();
});

describe('hours that are not established', () => {
  const clock = getLocalClock('America/Chicago');
  const range = clock.spanOf(requireDay('2026-11-10'));
  const [place] = toStates();
  if (place === undefined || place.entry === null) throw new Error('There is no place');
  const hours = createStateHours({ state: 'TX', entry: place.entry, exit: place.entry }, load, localTime);

  test('are never open', () => {
    const spans = listClosedSpans({ ...hours, areCurfewsKnown: false }, range);
    expect(spans.map(({ kind }) => kind)).toEqual(['closed', 'unchecked', 'closed']);
    expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([range.from, range.to]);
  });

  test('are said to be not checked', () => {
    const [span] = listClosedSpans({ ...hours, areCurfewsKnown: false, onDay: () => emptyDay }, range);
    const emptyWords = span && formatClosedSpan(span, { state: 'TX', zone: clock.zone });
    expect(emptyWords).toBe(
      'Texas, Tue, Nov 10, 12:00 AM to Wed, Nov 11, 12:00 AM CST: hours not checked. City and county curfews are not known: see the permit.',
    );
  });
  const emptyDay = { day: requireDay('2026-11-10'), ...range, closed: [], areas: [], seasons: [] };
});

describe('instants', () => {
  const at = (text: string) => getLocalClock('America/Chicago').at(requireDay(text.slice(0, 10)), text.slice(11));

  test('a span over the end of daylight saving time names both zones', () => {
    const span = { from: at('2026-10-31 18:00'), to: at('2026-11-01 07:00') };
    expect(formatTripSpan(span, 'America/Chicago')).toBe('Sat, Oct 31, 6:00 PM CDT to Sun, Nov 1, 7:00 AM CST');
  });

  test('a span within a day names the day once', () => {
    const span = { from: at('2026-11-23 07:00'), to: at('2026-11-23 17:12') };
    expect(formatTripSpan(span, 'America/Chicago')).toBe('Mon, Nov 23, 7:00 AM to 5:12 PM CST');
  });

  test.each([
    [48 * HOUR, '48 hours'],
    [HOUR, '1 hour'],
    [HOUR / 2, '30 minutes'],
  ])('%d ms is %s', (length, words) => {
    expect(formatDuration(length)).toBe(words);
  });
});

describe('units', () => {
  const trip: DraftTrip = {
    ...emptyTrip,
    startDate: requireDay('2026-11-14'),
    startTime: '07:00',
    departures: [{ unit: 'c', startDate: requireDay('2026-11-16'), startTime: null }],
  };
  const units = ['a', 'b', 'c'].map((_id) => ({ ...load.facts, loadType: load.type, _id }));
  const departure = { startDate: requireDay('2026-11-17'), startTime: '07:00' };

  test('that travel alike share a calendar', () => {
    expect(listTravelGroups(trip, units).map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
  });

  test('take a departure together, but not for a unit that has its own', () => {
    const taken = takeDeparture(trip, ['a', 'b'], departure);
    expect(taken).toMatchObject({ ...departure, departures: trip.departures });
  });

  test('with a departure of their own take another alone', () => {
    const taken = takeDeparture(trip, ['c'], departure);
    expect(taken).toEqual({ ...trip, departures: [{ unit: 'c', ...departure }] });
  });
});
