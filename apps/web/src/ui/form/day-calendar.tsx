import type { Day } from '@wideload/domain';
import { DayPicker } from 'react-day-picker';
import { atOpening, Chevron, toDate, dayClasses, dayLabels, toDay } from './calendar-parts.tsx';
import { Modal } from '../overlay/modal.tsx';

export type DayCalendarProps = {
  title: string;
  day: Day | null;
  today: Day;
  last?: Day | undefined;
  onPick: (day: Day) => void;
  onClose: () => void;
};

/** A single day looks like the end of a range. */
const classes = { ...dayClasses, selected: dayClasses['range_start'] ?? '' };

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
        classNames={classes}
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
