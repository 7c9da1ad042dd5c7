import { compareDays, parseDayText, type Day } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './statistics.texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { showToast } from '#lib/toast.ts';
import { DayCalendar } from '#ui/form/lazy-calendars.ts';
import { findViewerToday } from './viewer-zone.ts';

export type DayFilterProps = {
  day: Day | undefined;
  onDay: (day: Day) => void;
  onNone: () => void;
};

export function DayFilter({ day, onDay, onNone }: DayFilterProps) {
  const [text, setText] = useState<string>(day ?? '');
  const [problem, setProblem] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [known, setKnown] = useState(day);
  const today = findViewerToday();

  // The day in the address changed: Back, or one of the windows.
  if (known !== day) {
    setKnown(day);
    setText(day ?? '');
    setProblem(undefined);
  }
  function choose(next: Day) {
    if (compareDays(next, today) > 0) return setProblem(texts.dayToCome);
    setProblem(undefined);
    setText(next);
    if (next !== day) onDay(next);
  }
  function leave() {
    if (text.trim() === '') return day === undefined ? setProblem(undefined) : onNone();
    if (parseDayText(text, today) === null) setProblem(texts.notADay);
  }
  async function pick() {
    try {
      await DayCalendar.preload();
      setPicking(true);
    } catch (reason) {
      if (!(reason instanceof TypeError)) throw reason;
      showToast({ tone: 'danger', text: texts.calendarNotLoaded });
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
        label={texts.oneDay}
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
        calendar={{ label: texts.pickADay, onOpen: () => void pick() }}
      />
      {isPicking && (
        <DayCalendar
          title={texts.pickADay}
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
