import { compareDays, readDay, type Day } from '@wideload/domain';
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { toast } from '../../lib/toast.ts';
import { whenOpened } from '../../ui/when-opened.tsx';
import { viewerToday } from './viewer-zone.ts';

const DayCalendar = whenOpened(async () => (await import('../../ui/day-calendar.tsx')).DayCalendar);

const notADay = 'This is not a day. Type it like 11/3/2026.';
const toCome = 'This day is still to come. Days of last year need their year, like 11/3/2025.';

export type DayFilterProps = {
  /** The day that is looked at. */
  day: Day | undefined;
  onDay: (day: Day) => void;
  /** The field was emptied. */
  onNone: () => void;
};

/** One specific day, typed or picked. */
export function DayFilter({ day, onDay, onNone }: DayFilterProps) {
  const [text, setText] = useState<string>(day ?? '');
  const [problem, setProblem] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [known, setKnown] = useState(day);
  const today = viewerToday();

  // Another day stands in the address: Back, or one of the windows.
  if (known !== day) {
    setKnown(day);
    setText(day ?? '');
    setProblem(undefined);
  }
  function choose(next: Day) {
    if (compareDays(next, today) > 0) return setProblem(toCome);
    setProblem(undefined);
    setText(next);
    if (next !== day) onDay(next);
  }
  function leave() {
    if (text.trim() === '') return day === undefined ? setProblem(undefined) : onNone();
    if (readDay(text, today) === null) setProblem(notADay);
  }
  async function pick() {
    try {
      await DayCalendar.preload();
      setPicking(true);
    } catch (reason) {
      if (!(reason instanceof TypeError)) throw reason;
      toast({ tone: 'danger', text: 'The calendar cannot be loaded just now. Type the day, for example 11/3/2026.' });
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <DateField
        label="One day"
        name="day"
        value={text}
        today={today}
        error={problem}
        onText={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        onDay={choose}
        onBlur={leave}
        calendar={{ label: 'Pick a day', onOpen: () => void pick() }}
      />
      {isPicking && (
        <DayCalendar
          title="Pick a day"
          day={day ?? null}
          today={today}
          last={today}
          onPick={choose}
          onClose={() => setPicking(false)}
        />
      )}
    </form>
  );
}
