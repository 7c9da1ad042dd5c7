import type { ClosedDay } from '@wideload/contract';
import { addDays, computeWeekday, weekdays, type Day } from '@wideload/domain';

export const shownWeeks = 8;

export type DayLook = 'past' | 'open' | 'part' | 'whole' | 'unknown';
export type DayCell = { day: Day; look: DayLook; closed: ClosedDay | null };

const daysOfWeek = 7;

function findLook(closed: ClosedDay | undefined): DayLook {
  if (closed === undefined) return 'open';
  if (closed.is_whole) return 'whole';
  return closed.hours.every(({ certainty }) => certainty === 'not-established') ? 'unknown' : 'part';
}

/** Whole weeks from Sunday to Saturday, the first with today. */
export function buildWeeks(today: Day, closedDays: readonly ClosedDay[]): DayCell[][] {
  const byDay = new Map(closedDays.map((closed) => [closed.day, closed]));
  const sunday = addDays(today, -weekdays.indexOf(computeWeekday(today)));
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, weekday): DayCell => {
      const day = addDays(sunday, week * daysOfWeek + weekday);
      const closed = byDay.get(day);
      return { day, look: day < today ? 'past' : findLook(closed), closed: closed ?? null };
    }),
  );
}

type Hours = ClosedDay['hours'][number];
/** Days in a row that one holiday closes; `from` is on the first and `to` on the last of them. */
export type ClosedSpan = Hours & { first: Day; last: Day };

/** The holidays and seasons of the calendar in the order of their days. */
export function listSpans(closedDays: readonly ClosedDay[]): ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const { day, hours } of closedDays)
    for (const each of hours.filter(({ because }) => because !== 'weekend')) {
      const open = spans.find((span) => continues(span, each, day));
      if (open === undefined) spans.push({ ...each, first: day, last: day });
      else Object.assign(open, { last: day, to: each.to });
    }
  return spans;
}

function continues(span: ClosedSpan, next: Hours, day: Day): boolean {
  const isSame = span.because === next.because && span.name === next.name && span.certainty === next.certainty;
  return isSame && addDays(span.last, 1) === day && span.to === '24:00' && next.from === '00:00';
}

export type WeekendHours = Pick<Hours, 'from' | 'to' | 'certainty'>;

/** The hours that most weekends have; holidays can change single ones. */
export function findWeekendHours(closedDays: readonly ClosedDay[], weekday: 'Saturday' | 'Sunday'): WeekendHours[] {
  const counts = new Map<string, number>();
  for (const { day, hours } of closedDays) {
    if (computeWeekday(day) !== weekday) continue;
    const weekend = hours.filter(({ because }) => because === 'weekend');
    if (weekend.length === 0) continue;
    const key = JSON.stringify(weekend.map(({ from, to, certainty }) => ({ from, to, certainty })));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  // The text was made above.
  return most === undefined ? [] : (JSON.parse(most[0]) as WeekendHours[]);
}
