import { compareDays, parseDay, type Day } from '@wideload/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { classNames } from './class-names.ts';
import css from './date-calendar.module.css';
import { Modal } from './modal.tsx';

export type RangeEnd = 'start' | 'end';

export type DateCalendarProps = {
  /** What each end is called: the title while it is picked. */
  titles: Record<RangeEnd, string>;
  /** Which end to begin with; after the start follows the end. */
  first: RangeEnd;
  start: Day | null;
  end: Day | null;
  today: Day;
  onPick: (which: RangeEnd, day: Day) => void;
  onClose: () => void;
};

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Midnight here, as the calendar counts. */
function dateOf(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): Day | null {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((figure) => String(figure).padStart(2, '0'));
  return parseDay(`${date.getFullYear()}-${month}-${day}`);
}

function rangeOf(start: Day, end: Day | null) {
  return { from: dateOf(start), to: dateOf(end === null || compareDays(end, start) < 0 ? start : end) };
}

function said(day: Day | null): string {
  return day === null ? 'not chosen' : longDay.format(dateOf(day));
}

const parts = {
  root: css['calendar'],
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
const classes = Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, name ?? '']));

/** The day in hand has the focus when the dialog opens, as the pattern of a date dialog asks (APG). */
const atOpening = { autoFocus: true };

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
}

/** Picks the two ends of a range of days in one calendar, one after the other. */
export function DateCalendar({ titles, first, start, end, today, onPick, onClose }: DateCalendarProps) {
  const [which, setWhich] = useState(first);
  const shown = (which === 'start' ? start : (end ?? start)) ?? today;

  function pick(date: Date) {
    const day = dayOf(date);
    if (day === null) return;
    onPick(which, day);
    if (which === 'end') onClose();
    else setWhich('end');
  }

  return (
    <Modal title={titles[which]} size="small" onClose={onClose}>
      <p role="status" className={css['said']}>
        {titles.start}: {said(start)}
        <br />
        {titles.end}: {said(end)}
      </p>
      <DayPicker
        mode="range"
        required
        {...atOpening}
        navLayout="around"
        showOutsideDays
        classNames={classes}
        selected={start === null ? undefined : rangeOf(start, end)}
        onSelect={(_, date) => pick(date)}
        defaultMonth={dateOf(shown)}
        today={dateOf(today)}
        {...(which === 'end' && start !== null ? { disabled: { before: dateOf(start) } } : {})}
        components={{ Chevron }}
      />
    </Modal>
  );
}
