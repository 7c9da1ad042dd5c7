// The figures of the statistics in words.
import type { Day } from '@wideload/domain';
import * as texts from './statistics.texts.ts';

const number = new Intl.NumberFormat('en-US');

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const period = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatLongDay(of: string): string {
  return day.format(new Date(of));
}

export function formatPeriod({ from, to }: { from: string; to: string }): string {
  return from === to ? formatLongDay(from) : period.formatRange(new Date(from), new Date(to));
}

export function formatCount(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export function formatInDays(days: readonly unknown[]): string {
  return days.length === 1 ? texts.onThisDay : texts.inTheseDays;
}

export function formatBar({ day: of, permits }: { day: string; permits: number }): string {
  return `${formatLongDay(of)}: ${formatCount(permits, texts.permitWords)}`;
}

export function formatSummary(days: readonly { day: Day; permits: number }[]): string {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  const inAll = formatCount(total, texts.permitWords);
  if (days.length === 1) return texts.permitsOnThisDay(inAll);
  const max = Math.max(...days.map(({ permits }) => permits));
  const best = days.findLast(({ permits }) => permits === max);
  return best === undefined || max === 0
    ? texts.permitsInDays(inAll, days.length)
    : texts.permitsAndMost(inAll, days.length, { max: number.format(max), day: formatLongDay(best.day) });
}

const units = [
  [texts.dayWords, 24 * 60],
  [texts.hourWords, 60],
  [texts.minuteWords, 1],
] as const;

export function formatTimeTaken(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return texts.underAMinute;
  // Durations over a day omit the minutes.
  const rounded = minutes >= 24 * 60 ? Math.round(minutes / 60) * 60 : minutes;
  let rest = rounded;
  const parts = units.map(([words, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? '' : formatCount(count, words);
  });
  return parts.filter((part) => part !== '').join(' ');
}
