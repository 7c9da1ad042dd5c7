import type { ClosedDay } from '@wideload/contract';
import { exampleLoad, stateFacts, type Day, type StateCode } from '@wideload/domain';
import { createStateHours, listClosedDays, toInstant, type StateHours } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';

const DAYS_AHEAD = 366;

type ClosedDays = { today: Day; days: ClosedDay[] };

function buildHours(state: StateCode): StateHours {
  // Without a route, the middle of the state has its clock and its sun.
  const { center } = stateFacts[state];
  return createStateHours({ state, entry: center, exit: center }, { facts: exampleLoad, type: null }, localTime);
}

/** The closed days of each state from its own today on, for the load of the examples. Kept until the day ends there. */
export function createClosedDays(): (state: StateCode, now: Date) => ClosedDays {
  const kept = new Map<StateCode, ClosedDays>();
  const clocks = new Map<StateCode, StateHours['clock']>();
  return (state, now) => {
    const clock = clocks.get(state) ?? buildHours(state).clock;
    clocks.set(state, clock);
    const today = clock.dayOf(toInstant(now.getTime()));
    const known = kept.get(state);
    if (known?.today === today) return known;
    const days = listClosedDays(buildHours(state), today, DAYS_AHEAD).map(({ isWhole, ...day }) => ({
      ...day,
      is_whole: isWhole,
    }));
    const fresh = { today, days };
    kept.set(state, fresh);
    return fresh;
  };
}
