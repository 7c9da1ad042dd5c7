import { parseDay, type Day } from '@wideload/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './date-calendar.module.css';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Midnight here, as the calendar counts. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function dayOf(date: Date): Day | null {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((figure) => String(figure).padStart(2, '0'));
  return parseDay(`${date.getFullYear()}-${month}-${day}`);
}

/** `Saturday, November 21, 2026`, `not chosen` for none. */
export function saidDay(day: Day | null): string {
  return day === null ? texts.notChosen : longDay.format(dateOf(day));
}

const ofMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const ofWeek = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** The name of a day's button, `21 November 2026, Saturday`: it begins with the figure that is seen, which is what a person says to press it. */
export function nameDay(
  date: Date,
  { today = false, selected = false }: { today?: boolean; selected?: boolean },
): string {
  const name = `${date.getDate()} ${ofMonth.format(date)}, ${ofWeek.format(date)}`;
  return [name, ...(today ? [texts.isToday] : []), ...(selected ? [texts.isSelected] : [])].join(', ');
}

export const dayLabels = { labelDayButton: nameDay };

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
// A class that a style sheet lacks is undefined, which the calendar's type does not know.
export const dayClasses = Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, name ?? '']));

/** The day in hand has the focus when the dialog opens, as the pattern of a date dialog asks (APG). */
export const atOpening = { autoFocus: true };

export function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
}
