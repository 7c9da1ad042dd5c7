import { computeWeekday, type Day } from '../../basics/day.ts';
import type { ClockWindow, PermitTravel } from '../../states/facts/permit-fact.ts';
import type { TravelAnswer, TravelTimes, Curfew, HolidayBan } from '../travel-answer.ts';
import { isInYearPart, findHolidaySpans, type HolidayDays, legalHolidays } from './holiday-rules.ts';
import type { Span, LocalClock, Sun } from './local-time.ts';
import type { ClosedWindow, DayHours, AreaWindow } from './day-hours.ts';
import { clipSpans, listNightSpans } from './night-hours.ts';
import { listClosedTimes, isDecidedByDay, toBasis } from './open-times.ts';

type LocalDay = { day: Day; clock: LocalClock; suns: readonly (Sun | null)[] };

/** If a state's holidays are not all known, the legal ones that no ban names are not known to be open. */
function listHolidayWindows(holidays: TravelAnswer['holidays'], local: LocalDay): ClosedWindow[] {
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

type ClockDay = { day: Day; clock: LocalClock };

/** A curfew that may be on the way closes the state; without a known way it is a warning. */
function listCurfewWindows(
  { curfews, holidays }: Pick<TravelAnswer, 'curfews' | 'holidays'>,
  local: ClockDay,
): { closed: ClosedWindow[]; areas: AreaWindow[] } {
  const weekday = computeWeekday(local.day).slice(0, 3).toLowerCase();
  const inForce = curfews.filter(
    ({ days, dates }) =>
      days.some((name) => name === weekday) && (dates === undefined || isInYearPart(dates, local.day, holidays.bans)),
  );
  const isElsewhere = ({ condition }: Curfew) => condition?.place === 'route';
  return {
    closed: inForce
      .filter((curfew) => !isElsewhere(curfew))
      .flatMap((curfew) => toWindows(curfew, local).map((window) => ({ ...window, unless: [] }))),
    areas: inForce.filter(isElsewhere).flatMap((curfew) => toWindows(curfew, local)),
  };
}

function toWindows(curfew: Curfew, { day, clock }: ClockDay): AreaWindow[] {
  const { area, dates, condition, windows } = curfew;
  return windows.map(([from, to]) => ({
    from: clock.at(day, from),
    to: clock.at(day, to),
    because: dates === undefined ? 'curfew' : 'season',
    area,
    onlyIf: isDecidedByDay(dates, condition) ? null : condition,
    basis: toBasis(curfew),
  }));
}

/** The closed hours of one day: those of night, weekend, holidays and curfews, which can overlap. */
export function decideDay(answer: TravelAnswer, local: LocalDay): DayHours {
  const { day, clock } = local;
  const curfews = listCurfewWindows(answer, local);
  return {
    day,
    ...clock.spanOf(day),
    closed: [
      ...listNightWindows(answer, local),
      ...listWeekendWindows(answer, local),
      ...listHolidayWindows(answer.holidays, local),
      ...curfews.closed,
    ],
    areas: curfews.areas,
    seasons: answer.seasons.filter((season) => mayHold(season, day)),
  };
}

function listNightWindows({ night, daylight, holidays }: TravelAnswer, { day, clock, suns }: LocalDay): ClosedWindow[] {
  const toClosed = (times: TravelTimes) => (times === null ? listNightSpans(clock.spanOf(day), suns, daylight) : []);
  return listClosedTimes(night, { day, bans: holidays.bans, toClosed }).map((times) => ({
    ...times,
    because: 'night',
  }));
}

function listWeekendWindows(answer: TravelAnswer, { day, clock }: LocalDay): ClosedWindow[] {
  const weekday = computeWeekday(day);
  if (weekday !== 'Saturday' && weekday !== 'Sunday') return [];
  const times = weekday === 'Saturday' ? answer.saturday : answer.sunday;
  const toClosed = (open: TravelTimes) => clipSpans(clock.spanOf(day), toSpans(listClosedClock(open), { day, clock }));
  return listClosedTimes(times, { day, bans: answer.holidays.bans, toClosed }).map((closed) => ({
    ...closed,
    because: 'weekend',
  }));
}

function listClosedClock(open: TravelTimes): ClockWindow[] {
  if (open === 'all') return [];
  if (open === null) return [['00:00', '24:00']];
  return [
    ['00:00', open[0]],
    [open[1], '24:00'],
  ];
}

function toSpans(windows: readonly ClockWindow[], { day, clock }: Pick<LocalDay, 'day' | 'clock'>): Span[] {
  return windows.map(([from, to]) => ({ from: clock.at(day, from), to: clock.at(day, to) }));
}

/** A season whose dates change each year may hold at any time. */
function mayHold({ from, to }: PermitTravel['seasons'][number], day: Day): boolean {
  return from === null || to === null || isInYearPart([from, to], day, []);
}
