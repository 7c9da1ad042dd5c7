// Places of the chart's bars, lines and labels, as numbers.
import { computeWeekday, type Day } from '@wideload/domain';

/** From 0 to `top`. */
export type Scale = { top: number; ticks: number[] };

const maxLines = 4;

/** Round whole numbers. */
export function computeScale(max: number): Scale {
  let step = 1;
  for (let turn = 0; max > step * maxLines; turn += 1) step *= turn % 3 === 1 ? 2.5 : 2;
  const lines = Math.max(1, Math.ceil(max / step));
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, line) => line * step) };
}

/** In px. */
export type Bar = { x: number; width: number; y: number; height: number };

const maxBarWidth = 96;

/** Any value above 0 is visible. */
export function computeBars(
  values: readonly number[],
  { width, height, top }: { width: number; height: number; top: number },
): Bar[] {
  const band = width / values.length;
  const bar = Math.min(maxBarWidth, Math.max(1, band * 0.7));
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / top) * height);
    return { x: band * (index + 0.5) - bar / 2, width: bar, y: height - tall, height: tall };
  });
}

export function findBarAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

type AxisLabel = {
  index: number;
  lines: [string, string];
};

/** With margin, in px. */
const labelWidth = { day: 52, month: 40 };
/** Longer ranges are labeled by month. */
const maxNamedDays = 31;

/** Weekends explain the shape of a few days; a year has too many of them, and one day has no shape. */
export function hasWeekends(days: number): boolean {
  return days > 1 && days <= maxNamedDays;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Counted from the last, so that the last day always has its label. */
function thinLabels<T>(labels: readonly T[], every: number): T[] {
  return labels.filter((_, index) => (labels.length - 1 - index) % every === 0);
}

/** Bars are `band` px wide. */
export function computeAxisLabels(days: readonly Day[], band: number): AxisLabel[] {
  if (days.length > maxNamedDays) return computeMonthLabels(days, band);
  const labels = days.map((day, index): AxisLabel => ({
    index,
    lines: [monthAndDay.format(new Date(day)), days.length <= 7 ? computeWeekday(day).slice(0, 3) : ''],
  }));
  return thinLabels(labels, Math.ceil(labelWidth.day / band));
}

function computeMonthLabels(days: readonly Day[], band: number): AxisLabel[] {
  const firsts = days.flatMap((day, index) => (day.endsWith('-01') ? [{ day, index }] : []));
  const shown = thinLabels(firsts, Math.ceil(labelWidth.month / (band * 30)));
  return shown.map(({ day, index }, at) => {
    const year = day.slice(0, 4);
    const isNew = shown[at - 1]?.day.slice(0, 4) !== year;
    return { index, lines: [month.format(new Date(day)), isNew ? year : ''] };
  });
}
