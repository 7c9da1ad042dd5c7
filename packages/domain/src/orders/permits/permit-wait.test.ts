import { expect, test } from 'vitest';
import type { OrderableState } from '../../basics/state-code.ts';
import { filingFacts } from '../../states/filing/filing-facts.generated.ts';
import { HOUR, toInstant, type Instant } from '../../trip/hours/local-time.ts';
import { createOffice, countOfficeMinutes, subtractOfficeMinutes, findPermitWait } from './permit-wait.ts';

const at = (text: string): Instant => toInstant(Date.parse(text));
/** In New York's time zone. */
const office = createOffice('OH', { opens: '08:00', closes: '17:00', zone: 'ET' });

test.each<[string, { from: string; to: string; minutes: number }]>([
  ['within a day', { from: '2026-12-02T14:00Z', to: '2026-12-02T15:30Z', minutes: 90 }],
  ['paid before the office opens', { from: '2026-12-02T08:00Z', to: '2026-12-02T14:00Z', minutes: 60 }],
  ['over a night', { from: '2026-12-02T21:00Z', to: '2026-12-03T14:00Z', minutes: 120 }],
  ['over a weekend', { from: '2026-12-04T21:00Z', to: '2026-12-07T14:00Z', minutes: 120 }],
  ['over Thanksgiving', { from: '2026-11-25T21:00Z', to: '2026-11-27T14:00Z', minutes: 120 }],
  ['over the change of clocks', { from: '2026-10-30T20:00Z', to: '2026-11-02T14:00Z', minutes: 120 }],
])('the office counts its own hours %s, and the way back leads to the payment', (_, { from, to, minutes }) => {
  expect(countOfficeMinutes(office, { from: at(from), to: at(to) })).toBe(minutes);
  const back = subtractOfficeMinutes(office, at(to), minutes);
  expect(countOfficeMinutes(office, { from: back, to: at(to) })).toBe(minutes);
  expect(back).toBeGreaterThanOrEqual(at(from));
});

test('Arizona does not move its clocks', () => {
  const arizona = createOffice('AZ', { opens: '08:00', closes: '17:00', zone: 'MT' });
  expect(countOfficeMinutes(arizona, { from: at('2026-07-01T14:00Z'), to: at('2026-07-01T16:00Z') })).toBe(60);
});

/** Wednesday noon in New York. */
const now = at('2026-12-02T17:00Z');
/** Paid at 9 on Tuesday in New York, each issued an hour of the clock later than the one before. */
const issuedEachHour = (count: number) => {
  const from = at('2026-12-01T14:00Z');
  return Array.from({ length: count }, (_, hours) => ({ from, to: toInstant(from + (hours + 1) * HOUR) }));
};
const wait = (state: OrderableState, { isSuperload = false, issued = 0 }) =>
  findPermitWait({ facts: filingFacts[state], isSuperload, issues: issuedEachHour(issued), now });

test.each<[string, OrderableState, { isSuperload?: boolean; issued?: number }, object]>([
  ['a program decides', 'TX', {}, { kind: 'automatic', usual: null, officeDays: 1, words: null }],
  ['a person decides a superload there', 'FL', { isSuperload: true }, { kind: 'person', officeDays: 10 }],
  ['a source names a time', 'VT', {}, { kind: 'person', words: expect.stringContaining('45 minutes') }],
  ['nothing is found', 'OH', {}, { kind: 'not-found', words: null, officeDays: null, lateBefore: null }],
  ['hours of a telephone are no time', 'MT', {}, { words: null, officeHours: 'Mon-Fri 07:30-17:00 MT (telephone)' }],
  ['twenty count by the clock', 'TX', { issued: 20 }, { usual: { minutes: 600, most: 1080 } }],
  // Pennsylvania's office closes at 16:00: seven hours, and none at night.
  ['twenty count in office hours', 'PA', { issued: 20 }, { usual: { minutes: 420, most: 420 } }],
  ['own superloads count', 'FL', { isSuperload: true, issued: 20 }, { usual: { minutes: 480, most: 480 } }],
])('%s', (_, state, asked, expected) => {
  expect(wait(state, asked)).toMatchObject(expected);
});

test.each<[string, OrderableState, { isSuperload?: boolean; issued?: number }, string]>([
  ['one office day where a state issues at once', 'TX', {}, '2026-12-01T17:00Z'],
  ['the office days that a source names', 'NJ', { isSuperload: true }, '2026-11-27T17:00Z'],
  ['nine of ten of the own history by the clock', 'TX', { issued: 20 }, '2026-12-01T23:00Z'],
  ['nine of ten of the own history in office hours', 'PA', { issued: 20 }, '2026-12-01T18:00Z'],
])('a permit is late after %s', (_, state, asked, lateBefore) => {
  expect(new Date(wait(state, asked).lateBefore ?? 0)).toEqual(new Date(lateBefore));
});
