import { compareDays, type Day } from '@wideload/domain';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { atOpening, Chevron, dateOf, dayClasses, dayLabels, dayOf, saidDay } from './calendar-parts.tsx';
import { Modal } from '../overlay/modal.tsx';

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

function rangeOf(start: Day, end: Day | null) {
  return { from: dateOf(start), to: dateOf(end === null || compareDays(end, start) < 0 ? start : end) };
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
      <p role="status" className="hint below-12">
        {titles.start}: {saidDay(start)}
        <br />
        {titles.end}: {saidDay(end)}
      </p>
      <DayPicker
        mode="range"
        required
        {...atOpening}
        navLayout="around"
        showOutsideDays
        classNames={dayClasses}
        labels={dayLabels}
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
