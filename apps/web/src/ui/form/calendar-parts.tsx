import { parseDay, type Day } from '@wideload/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './calendars.module.css';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Local midnight, as the calendar library counts. */
export function toDate(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function toDay(date: Date): Day | null {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((figure) => String(figure).padStart(2, '0'));
  return parseDay(`${date.getFullYear()}-${month}-${day}`);
}

export function formatDay(day: Day | null): string {
  return day === null ? texts.notChosen : longDay.format(toDate(day));
}

const ofMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const ofWeek = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** Starts with the visible number, so that voice control finds it. */
export function formatDayName(
  date: Date,
  { today = false, selected = false }: { today?: boolean; selected?: boolean },
): string {
  const name = `${date.getDate()} ${ofMonth.format(date)}, ${ofWeek.format(date)}`;
  return [name, ...(today ? [texts.isToday] : []), ...(selected ? [texts.isSelected] : [])].join(', ');
}

export const dayLabels = { labelDayButton: formatDayName };

const parts = {
  months: css['months'],
  month: css['month'],
  month_caption: css['caption'],
  month_grid: css['grid'],
  button_previous: classNames(css['turn'], css['previous']),
  button_next: classNames(css['turn'], css['next']),
  weekday: css['weekday'],
  day: css['day'],
  day_button: css['button'],
  today: css['today'],
  outside: css['outside'],
  disabled: css['disabled'],
  range_start: css['end'],
  range_end: css['end'],
  range_middle: css['between'],
};
// A class may be undefined, which the calendar's type does not allow.
export const dayClasses = Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, name ?? '']));

/** The APG date dialog focuses the active day when it opens. */
export const atOpening = { autoFocus: true };

export function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
}
