import { computeWeekday, type Day } from '../../basics/day.ts';
import type { Curfew, TravelAnswer } from '../travel/travel-answer.ts';
import { isInYearPart } from './year-part.ts';
import type { AreaWindow, ClosedWindow } from './day-hours.ts';
import type { LocalClock } from './local-clock.ts';
import { isDecidedByDay, toBasis } from './open-times.ts';

type LocalDay = { day: Day; clock: LocalClock };

/** A curfew that may be on the way closes the state; without a known way it is a warning. */
export function listCurfewWindows(
  { curfews, holidays }: Pick<TravelAnswer, 'curfews' | 'holidays'>,
  local: LocalDay,
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

function toWindows(curfew: Curfew, { day, clock }: LocalDay): AreaWindow[] {
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
