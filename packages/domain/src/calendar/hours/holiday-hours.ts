import type { Day } from '../../days/day.ts';
import type { HolidayBan, TravelAnswer } from '../../travel/travel-answer.ts';
import { findHolidaySpans, type HolidayDays } from '../holidays/holiday-spans.ts';
import { usualHolidays } from '../holidays/holiday-rules.ts';
import type { Span } from '../instant.ts';
import type { Sun } from '../local-time.ts';
import type { ClosedWindow } from './day-hours.ts';
import { clipSpans } from './night-hours.ts';
import { toBasis } from './open-times.ts';
import type { LocalClock } from './local-clock.ts';

type LocalDay = { day: Day; clock: LocalClock; suns: readonly (Sun | null)[] };

const notEstablished: HolidayDays & Hours = { days: usualHolidays, from: 'midnight', to: 'midnight' };

export function listHolidayWindows({ bans, free }: TravelAnswer['holidays'], local: LocalDay): ClosedWindow[] {
  if (bans.length === 0 && free === null) {
    return listSpans(notEstablished, local).map((span) => ({ ...span, basis: null, onlyIf: null, unless: [] }));
  }
  return bans.flatMap((ban) =>
    listSpans(ban, local).map((span) => ({ ...span, basis: toBasis(ban), onlyIf: ban.condition, unless: [] })),
  );
}

type HolidayClosing = Span & { because: 'holiday'; holiday: string };
type Hours = Pick<HolidayBan, 'from' | 'to'>;

function listSpans(ban: HolidayDays & Hours, local: LocalDay): HolidayClosing[] {
  const { day, clock } = local;
  return findHolidaySpans(ban, day).flatMap(({ holiday, before, after }) => {
    const closed = toClosed(ban, local, { isBefore: day === before, isAfter: day === after });
    return clipSpans(clock.spanOf(day), closed).map((span) => ({ ...span, because: 'holiday' as const, holiday }));
  });
}

function toClosed(
  { from, to }: Hours,
  { day, clock, suns }: LocalDay,
  { isBefore, isAfter }: { isBefore: boolean; isAfter: boolean },
): Span[] {
  const whole = clock.spanOf(day);
  if (isBefore) {
    if (from === 'midnight') return [];
    if (from === 'noon_day_before') return [{ from: clock.at(day, '12:00'), to: whole.to }];
    return suns.map((sun) => ({ from: sun?.set ?? whole.from, to: whole.to }));
  }
  if (!isAfter) return [whole];
  if (to === 'midnight') return [];
  if (to === 'noon_day_after') return [{ from: whole.from, to: clock.at(day, '12:00') }];
  return suns.map((sun) => ({ from: whole.from, to: sun?.rise ?? whole.to }));
}
