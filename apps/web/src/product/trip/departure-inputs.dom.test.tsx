import { fireEvent, render, screen } from '@testing-library/react';
import type { Day, Departure } from '@wideload/domain';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DepartureInputs, type UnreadTexts } from './departure-inputs.tsx';

let saved: Departure[] = [];
let kept: UnreadTexts = {};

function Form({ first, timeZone }: { first: Departure; timeZone: string | null }) {
  const [value, setValue] = useState(first);
  const [unread, setUnread] = useState<UnreadTexts>({});
  return (
    <DepartureInputs
      name="trip"
      value={value}
      local={null}
      timeZone={timeZone}
      unread={unread}
      onUnread={(next) => {
        kept = next;
        setUnread(next);
      }}
      onChange={(next) => {
        saved.push(next);
        setValue(next);
      }}
    />
  );
}

const none: Departure = { startDate: null, startTime: null };
const open = (first: Departure = none, timeZone: string | null = 'America/Chicago') =>
  render(<Form {...{ first, timeZone }} />);
const findField = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
function type(label: RegExp, value: string) {
  fireEvent.change(findField(label), { target: { value } });
  fireEvent.blur(findField(label));
}
const dayIsPast = 'This day has passed. Choose today or a later day.';
const hourIsPast = 'This hour has passed. Choose a later one.';

// 12:30 in Chicago, 10:30 in Los Angeles.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:30:00Z'), toFake: ['Date'] });
  saved = [];
  kept = {};
});

test.each(['Nov 27, 2026', '2016-11-30', 'yesterday'])('the past day %s stays in its field with a message', (text) => {
  open();
  type(/Leaving/, text);
  expect(saved).toEqual([]);
  expect(screen.queryAllByText(text === 'yesterday' ? /is not a day/ : dayIsPast)).toHaveLength(1);
  expect(Object.keys(kept)).toEqual(['trip.startDate']);
  type(/Leaving/, 'Nov 30, 2026');
  expect(saved.at(-1)).toEqual({ startDate: '2026-11-30', startTime: null });
  expect([screen.queryByText(dayIsPast), kept]).toEqual([null, {}]);
});

test.each([
  ['America/Chicago', '12:00', []],
  ['America/Chicago', '12:30', ['12:30']],
  ['America/Los_Angeles', '12:00', ['12:00']],
  [null, '06:00', ['06:00']],
] as const)('in %s at %s of today the hours that are saved are %s', (timeZone, text, hours) => {
  open({ startDate: '2026-11-28' as Day, startTime: null }, timeZone);
  type(/Hour/, text);
  expect(saved.map(({ startTime }) => startTime)).toEqual(hours);
  expect(screen.queryAllByText(hourIsPast)).toHaveLength(hours.length === 0 ? 1 : 0);
});

test('an hour that is past on the new day stays in its field, and the day is saved without it', () => {
  open({ startDate: '2026-11-30' as Day, startTime: '07:00' });
  type(/Leaving/, 'Nov 28, 2026');
  expect(saved.at(-1)).toEqual({ startDate: '2026-11-28', startTime: null });
  expect(findField(/Hour/).value).toBe('7:00 AM');
  expect(screen.getByText(hourIsPast)).not.toBeNull();
  expect(Object.keys(kept)).toEqual(['trip.startTime']);
});

test.each([
  [{ startDate: '2026-11-20' as Day, startTime: '07:00' }, dayIsPast],
  [{ startDate: '2026-11-28' as Day, startTime: '07:00' }, hourIsPast],
])('a draft of long ago with %o says so', (first, message) => {
  open(first);
  expect(screen.getByText(message)).not.toBeNull();
  expect(saved).toEqual([]);
});
