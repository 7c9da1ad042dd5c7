import { getStateCenter, orderableStates, requireDay } from '@wideload/domain';
import { createStateHours, getLocalClock } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import { listChains } from '#lib/sentences.test-support.ts';
import { load } from './calendar.fixture.ts';
import { formatClosedSpan } from './calendar-picture.tsx';
import { listClosedSpans } from './picture-layout.ts';

const zone = 'America/Chicago';

test('the closed hours of a holiday week are no chains of facts in any state', () => {
  const clock = getLocalClock(zone);
  const range = { from: clock.spanOf(requireDay('2026-12-20')).from, to: clock.spanOf(requireDay('2027-01-03')).to };
  const said = orderableStates.flatMap((state) => {
    const at = { ...getStateCenter(state), label: 'A place' };
    const hours = createStateHours({ state, entry: at, exit: at }, load, localTime);
    return listClosedSpans(hours, range).map((span) => formatClosedSpan(span, { state, zone }));
  });
  expect(said.length).toBeGreaterThan(500);
  expect(said.some((text) => text.includes('Nobody has checked that, so it counts as closed.'))).toBe(true);
  expect([...new Set(listChains(said))]).toEqual([]);
  expect(said.filter((text) => /[.;]\s[a-z]/.test(text)).slice(0, 5)).toEqual([]);
});
