import type { Day } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './statistics.texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const DayCalendar = createLazyPart(async () => (await import('#ui/form/day-calendar.tsx')).DayCalendar);

type LedgerDayProps = {
  name: string;
  label: string;
  text: string;
  day: Day | null;
  today: Day;
  error: string | undefined;
  onText: (text: string) => void;
  onDay: (day: Day) => void;
  onBlur: () => void;
};

export function LedgerDay({ name, label, text, day, today, error, onText, onDay, onBlur }: LedgerDayProps) {
  const [isPicking, setPicking] = useState(false);
  const title = texts.pickLedgerDay(label);
  return (
    <>
      <DateField
        label={label}
        name={name}
        value={text}
        today={today}
        error={error}
        onText={onText}
        onDay={onDay}
        onBlur={onBlur}
        calendar={{ label: title, onOpen: () => setPicking(true) }}
      />
      {isPicking && (
        <DayCalendar
          title={title}
          day={day}
          today={today}
          last={today}
          onPick={onDay}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
