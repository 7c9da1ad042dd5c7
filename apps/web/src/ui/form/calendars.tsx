import { type Day, compareDays } from '@wideload/domain';
import { DayPicker } from 'react-day-picker';
import { atOpening, Chevron, toDate, dayClasses, dayLabels, toDay, formatDay } from './calendar-parts.tsx';
import { Modal } from '../overlay/modal.tsx';
import { useState } from 'react';

export type DayCalendarProps = {
  title: string;
  day: Day | null;
  today: Day;
  last?: Day | undefined;
  onPick: (day: Day) => void;
  onClose: () => void;
};

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
