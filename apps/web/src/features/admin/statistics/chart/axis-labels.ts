import { weekdayOf, type Day } from '@wideload/domain';

export type AxisLabel = {
  /** Of its day. */
  index: number;
  /** The second stands under the first. */
  lines: [string, string];
};

/** What a label takes with the space around it, in px. */
const room = { day: 52, month: 40 };
/** With more days than these the months are named. */
const mostNamedDays = 31;

/** Among a few days they explain the shape; a year has too many, and one day no shape. */
export function hasWeekends(days: number): boolean {
  return days > 1 && days <= mostNamedDays;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Each `every`th from the last one back: the day in hand has its label whatever is left out. */
function thinned<T>(labels: readonly T[], every: number): T[] {
  return labels.filter((_, index) => (labels.length - 1 - index) % every === 0);
}

/** The days, or months, that are named under bars which have `band` px each. */
export function axisLabels(days: readonly Day[], band: number): AxisLabel[] {
  if (days.length > mostNamedDays) return monthLabels(days, band);
  const labels = days.map((day, index): AxisLabel => ({
    index,
    lines: [monthAndDay.format(new Date(day)), days.length <= 7 ? weekdayOf(day).slice(0, 3) : ''],
  }));
  return thinned(labels, Math.ceil(room.day / band));
}

function monthLabels(days: readonly Day[], band: number): AxisLabel[] {
  const firsts = days.flatMap((day, index) => (day.endsWith('-01') ? [{ day, index }] : []));
  const shown = thinned(firsts, Math.ceil(room.month / (band * 30)));
  return shown.map(({ day, index }, at) => {
    const year = day.slice(0, 4);
    const isNew = shown[at - 1]?.day.slice(0, 4) !== year;
    return { index, lines: [month.format(new Date(day)), isNew ? year : ''] };
  });
}
