import { addDays, compareDays, computeWeekday, countDays, weekdays, type Day } from '../basics/day.ts';
import { findCommonDays, type DaySpan } from './board-conflicts.ts';

export const daysOfBoard = 7;

/** The Monday on or before a day. */
export function findMonday(day: Day): Day {
  return addDays(day, -((weekdays.indexOf(computeWeekday(day)) + 6) % 7));
}

/** Columns of a week from 0 to 6, both included; null outside of it. A bar that is cut goes on before or after the week. */
export type BoardColumns = { from: number; to: number; isCutBefore: boolean; isCutAfter: boolean };

export function findColumns(days: DaySpan, monday: Day): BoardColumns | null {
  const common = findCommonDays(days, { from: monday, to: addDays(monday, daysOfBoard - 1) });
  if (common === null) return null;
  return {
    from: countDays(monday, common.from) - 1,
    to: countDays(monday, common.to) - 1,
    isCutBefore: common.from !== days.from,
    isCutAfter: common.to !== days.to,
  };
}

/** Columns of a truck's row that belong together: trips whose days overlap, or free days. */
export type BoardCell<Trip> = { from: number; to: number; trips: Trip[] };

/** `spans`: the days of the trip and of its permits. */
type Spanned = { spans: readonly DaySpan[] };

const joinSpans = ([first, ...rest]: readonly DaySpan[]): DaySpan | null =>
  first === undefined
    ? null
    : rest.reduce(
        ({ from, to }, span) => ({
          from: compareDays(span.from, from) < 0 ? span.from : from,
          to: compareDays(span.to, to) > 0 ? span.to : to,
        }),
        first,
      );

/** The cells of a row of the week, which together have each column once. */
export function layOutRow<Trip extends Spanned>(trips: readonly Trip[], monday: Day): BoardCell<Trip>[] {
  const placed = trips.flatMap((trip) => {
    const days = joinSpans(trip.spans);
    const columns = days === null ? null : findColumns(days, monday);
    return columns === null ? [] : [{ trip, ...columns }];
  });
  const cells: BoardCell<Trip>[] = [];
  let next = 0;
  for (const { trip, from, to } of placed.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = cells.at(-1);
    if (last !== undefined && last.trips.length > 0 && from <= last.to) {
      last.trips.push(trip);
      last.to = Math.max(last.to, to);
    } else {
      if (from > next) cells.push({ from: next, to: from - 1, trips: [] });
      cells.push({ from, to, trips: [trip] });
    }
    next = (cells.at(-1)?.to ?? 0) + 1;
  }
  return next < daysOfBoard ? [...cells, { from: next, to: daysOfBoard - 1, trips: [] }] : cells;
}
