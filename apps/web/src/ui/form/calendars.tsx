import { type Day, compareDays, parseDay } from '@wideload/domain';
import { DayPicker } from 'react-day-picker';
import { Modal } from '../overlay/modal.tsx';
import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './calendars.module.css';

export type DayCalendarProps = {
  title: string;
  day: Day | null;
  today: Day;
  last?: Day | undefined;
  onPick: (day: Day) => void;
  onClose: () => void;
};

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Local midnight, as the calendar library counts. */
function toDate(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): Day | null {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((figure) => String(figure).padStart(2, '0'));
  return parseDay(`${date.getFullYear()}-${month}-${day}`);
}

function formatDay(day: Day | null): string {
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

const dayLabels = { labelDayButton: formatDayName };

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
const dayClasses = Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, name ?? '']));

/** The APG date dialog focuses the active day when it opens. */
const atOpening = { autoFocus: true };

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
}

/** A single day looks like the end of a range. */
const ofOneDay = { ...dayClasses, selected: dayClasses['range_start'] ?? '' };

export function DayCalendar({ title, day, today, last, onPick, onClose }: DayCalendarProps) {
  function pick(date: Date) {
    const picked = toDay(date);
    if (picked === null) return;
    onPick(picked);
    onClose();
  }
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <DayPicker
        mode="single"
        required
        {...atOpening}
        navLayout="around"
        showOutsideDays
        classNames={ofOneDay}
        labels={dayLabels}
        selected={day === null ? undefined : toDate(day)}
        onSelect={(_, date) => pick(date)}
        defaultMonth={toDate(day ?? today)}
        today={toDate(today)}
        {...(last === undefined ? {} : { disabled: { after: toDate(last) }, endMonth: toDate(last) })}
        components={{ Chevron }}
      />
    </Modal>
  );
}

export type RangeEnd = 'start' | 'end';

export type DateCalendarProps = {
  titles: Record<RangeEnd, string>;
  first: RangeEnd;
  start: Day | null;
  end: Day | null;
  today: Day;
  onPick: (which: RangeEnd, day: Day) => void;
  onClose: () => void;
};

function toRange(start: Day, end: Day | null) {
  return { from: toDate(start), to: toDate(end === null || compareDays(end, start) < 0 ? start : end) };
}

export function DateCalendar({ titles, first, start, end, today, onPick, onClose }: DateCalendarProps) {
  const [which, setWhich] = useState(first);
  const shown = (which === 'start' ? start : (end ?? start)) ?? today;

  function pick(date: Date) {
    const day = toDay(date);
    if (day === null) return;
    onPick(which, day);
    if (which === 'end') onClose();
    else setWhich('end');
  }

  return (
    <Modal title={titles[which]} size="small" onClose={onClose}>
      <p role="status" className="hint below-12">
        {titles.start}: {formatDay(start)}
        <br />
        {titles.end}: {formatDay(end)}
      </p>
      <DayPicker
        mode="range"
        required
        {...atOpening}
        navLayout="around"
        showOutsideDays
        classNames={dayClasses}
        labels={dayLabels}
        selected={start === null ? undefined : toRange(start, end)}
        onSelect={(_, date) => pick(date)}
        defaultMonth={toDate(shown)}
        // Without it the first selected day in view gets the focus, even if the range began in another month.
        modifiers={{ focused: toDate(shown) }}
        today={toDate(today)}
        {...(which === 'end' && start !== null ? { disabled: { before: toDate(start) } } : {})}
        components={{ Chevron }}
      />
    </Modal>
  );
}
