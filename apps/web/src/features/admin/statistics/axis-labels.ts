import { computeWeekday, type Day } from '@wideload/domain';

export type AxisLabel = {
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
