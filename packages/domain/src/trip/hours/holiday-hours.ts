import type { Day } from '../../basics/day.ts';
import type { HolidayBan, TravelAnswer } from '../travel-answer.ts';
import { findHolidaySpans, type HolidayDays, legalHolidays } from './holiday-rules.ts';
import type { Span, Sun, LocalClock } from './local-time.ts';
import type { ClosedWindow } from './day-hours.ts';
import { clipSpans } from './night-hours.ts';
import { toBasis } from './open-times.ts';

export type LocalDay = { day: Day; clock: LocalClock; suns: readonly (Sun | null)[] };

/** If a state's holidays are not all known, the legal ones that no ban names are not known to be open. */
export function listHolidayWindows(holidays: TravelAnswer['holidays'], local: LocalDay): ClosedWindow[] {
  const { bans } = holidays;
  const unknown = findUnnamed(holidays);
  return [
    ...bans.flatMap((ban) =>
      listSpans(ban, local).map((span) => ({ ...span, basis: toBasis(ban), onlyIf: ban.condition, unless: [] })),
    ),
    ...(unknown === null
      ? []
      : listSpans(unknown, local).map((span) => ({ ...span, basis: null, onlyIf: null, unless: [] }))),
  ];
}

const unnamed = new WeakMap<TravelAnswer['holidays'], HolidayDays & Hours>();

/** Remembered, as the spans of its days are. */
function findUnnamed(holidays: TravelAnswer['holidays']): (HolidayDays & Hours) | null {
  if (holidays.areAllKnown) return null;
  const known = unnamed.get(holidays);
  if (known !== undefined) return known;
  const named = new Set(holidays.bans.flatMap(({ days }) => days));
  const days = legalHolidays.filter((day) => !named.has(day));
  const found = { days, from: 'midnight', to: 'midnight' } as const;
  unnamed.set(holidays, found);
  return found;
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
