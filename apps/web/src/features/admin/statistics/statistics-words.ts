import type { Day } from '@wideload/domain';
import * as texts from './statistics.texts.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');
const period = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `Tuesday, November 17, 2026`. */
export function longDay(of: string): string {
  return day.format(new Date(of));
}

/** `November 15 – 21, 2026`; a single day with its weekday. */
export function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? longDay(from) : period.formatRange(new Date(from), new Date(to));
}

/** `1 permit`, `1,204 permits`. */
export function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export function inTheseDays(days: readonly unknown[]): string {
  return days.length === 1 ? texts.onThisDay : texts.inTheseDays;
}

export function barText({ day: of, permits }: { day: string; permits: number }): string {
  return `${longDay(of)}: ${counted(permits, texts.permitWords)}`;
}

export function summaryOf(days: readonly { day: Day; permits: number }[]): string {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  const inAll = counted(total, texts.permitWords);
  if (days.length === 1) return texts.permitsOnThisDay(inAll);
  const most = Math.max(...days.map(({ permits }) => permits));
  const best = days.findLast(({ permits }) => permits === most);
  return best === undefined || most === 0
    ? texts.permitsInDays(inAll, days.length)
    : texts.permitsAndMost(inAll, days.length, { most: number.format(most), day: longDay(best.day) });
}

const units = [
  [texts.dayWords, 24 * 60],
  [texts.hourWords, 60],
  [texts.minuteWords, 1],
] as const;

/** A duration in its two largest units: `2 days 4 hours`. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return texts.underAMinute;
  // Durations over a day omit the minutes.
  const rounded = minutes >= 24 * 60 ? Math.round(minutes / 60) * 60 : minutes;
  let rest = rounded;
  const parts = units.map(([words, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? '' : counted(count, words);
  });
  return parts.filter((part) => part !== '').join(' ');
}
