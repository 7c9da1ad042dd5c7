import type { Day } from '@wideload/domain';
import { DayPicker } from 'react-day-picker';
import { atOpening, Chevron, dateOf, dayClasses, dayLabels, dayOf } from './calendar-parts.tsx';
import { Modal } from '../overlay/modal.tsx';

export type DayCalendarProps = {
  title: string;
  /** The selected day. */
  day: Day | null;
  today: Day;
  /** Later days cannot be picked. */
  last?: Day | undefined;
  onPick: (day: Day) => void;
  onClose: () => void;
};

/** A single day looks like the end of a range. */
const classes = { ...dayClasses, selected: dayClasses['range_start'] ?? '' };

/** Picks one day, which closes the calendar. */
export function DayCalendar({ title, day, today, last, onPick, onClose }: DayCalendarProps) {
  function pick(date: Date) {
    const picked = dayOf(date);
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
        classNames={classes}
        labels={dayLabels}
        selected={day === null ? undefined : dateOf(day)}
        onSelect={(_, date) => pick(date)}
        defaultMonth={dateOf(day ?? today)}
        today={dateOf(today)}
        {...(last === undefined ? {} : { disabled: { after: dateOf(last) }, endMonth: dateOf(last) })}
        components={{ Chevron }}
      />
    </Modal>
  );
}
