import { findDateWarnings, parseDay, type StateCode } from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import { showToast } from '#lib/toast.ts';
import { findToday } from '#lib/today.ts';
import { formatDateWarning } from './date-warning-text.ts';
import * as texts from './permits.texts.ts';
import { DateField, DateCalendar } from '#ui/form/date-field.tsx';
import type { RangeEnd } from '#ui/form/calendars.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { computeEndDate, formatDayText } from '../../draft/date-text.ts';
import type { PermitForm } from '../../draft/permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';

type Dates = Pick<PermitForm, 'startDate' | 'endDate'>;
type DateRangeProps = {
  permit: PermitForm;
  state: StateCode;
  path: string;
  messages: StepMessages;
  onDates: (dates: Dates) => void;
  /** Says that the days were changed for this permit. */
  mark: ReactNode;
};

const titles = { start: texts.startDate, end: texts.endDate } as const;
const calendarLabels = { start: texts.pickFirstDay, end: texts.pickLastDay } as const;
const keys = { start: 'startDate', end: 'endDate' } as const;

/** A start after the end moves the end too. */
export function DateRange({ permit, state, path, messages, onDates, mark }: DateRangeProps) {
  const [picking, setPicking] = useState<RangeEnd | null>(null);
  const { startDate, endDate } = permit;
  const today = findToday();

  function put(which: RangeEnd, day: string, before: Dates) {
    if (which === 'end') onDates({ startDate, endDate: day });
    else onDates({ startDate: day, endDate: computeEndDate(before, day) });
  }

  /** Typing a date works without the calendar's code. */
  async function pick(which: RangeEnd) {
    try {
      await DateCalendar.preload();
      setPicking(which);
    } catch (reason) {
      if (!(reason instanceof TypeError)) throw reason;
      showToast({ tone: 'danger', text: texts.calendarFailed });
    }
  }

  const field = (which: RangeEnd) => {
    const key = keys[which];
    const name = `${path}.date.${key}`;
    return (
      <DateField
        label={titles[which]}
        name={name}
        value={permit[key]}
        today={today}
        reading={parseTypedDay(permit[key]) === null ? undefined : formatDayText(permit[key])}
        error={messages.messageAt(name)}
        action={which === 'end' ? mark : undefined}
        onText={(text) => onDates({ startDate, endDate, [key]: text })}
        onDay={(day, before) => put(which, day, { startDate, endDate, [key]: before })}
        onBlur={() => messages.touch(name)}
        calendar={{ label: calendarLabels[which], onOpen: () => void pick(which) }}
      />
    );
  };

  return (
    <>
      {field('start')}
      {field('end')}
      <DateNotice dates={permit} state={state} />
      {picking !== null && (
        <DateCalendar
          titles={titles}
          first={picking}
          start={parseTypedDay(startDate)}
          end={parseTypedDay(endDate)}
          today={today}
          onPick={(which, day) => put(which, day, { startDate, endDate })}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

function DateNotice({ dates, state }: { dates: Dates; state: StateCode }) {
  const [start, end] = [parseDay(dates.startDate), parseDay(dates.endDate)];
  const warnings = start === null || end === null ? [] : findDateWarnings(state, { start, end, today: findToday() });
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" className="whole-row">
      {warnings.map((warning) => (
        <p key={warning.because}>{formatDateWarning(state, warning)}</p>
      ))}
    </Notice>
  );
}
