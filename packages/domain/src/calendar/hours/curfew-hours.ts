import { computeWeekday, type Day } from '../../days/day.ts';
import type { TravelAnswer } from '../../travel/travel-answer.ts';
import { isInYearPart } from '../holidays/year-part.ts';
import type { AreaWindow, ClosedWindow } from './day-hours.ts';
import type { LocalClock } from './local-clock.ts';
import { isDecidedByDay, toBasis } from './open-times.ts';

/** Only a curfew of the whole state closes it. */
export function listCurfewWindows(
  { curfews, holidays }: Pick<TravelAnswer, 'curfews' | 'holidays'>,
  { day, clock }: { day: Day; clock: LocalClock },
): { closed: ClosedWindow[]; areas: AreaWindow[] } {
  const weekday = computeWeekday(day).slice(0, 3).toLowerCase();
  const inForce = curfews.filter(
    ({ days, dates }) =>
      days.some((name) => name === weekday) && (dates === undefined || isInYearPart(dates, day, holidays.bans)),
  );
  const windows = inForce.flatMap((curfew) => {
    const { area, counties, dates, condition } = curfew;
    const onlyIf = isDecidedByDay(dates, condition) ? null : condition;
    const because = dates === undefined ? ('curfew' as const) : ('season' as const);
    return curfew.windows.map(([from, to]) => {
      const span = { from: clock.at(day, from), to: clock.at(day, to) };
      return {
        isStatewide: curfew.isStatewide === true,
        counties,
        ...span,
        because,
        area,
        onlyIf,
        basis: toBasis(curfew),
      };
    });
  });
  return {
    closed: windows
      .filter(({ isStatewide }) => isStatewide)
      .map(({ isStatewide: _, counties: _counties, ...window }) => ({ ...window, unless: [] })),
    areas: windows.filter(({ isStatewide }) => !isStatewide).map(({ isStatewide: _, ...window }) => window),
  };
}
