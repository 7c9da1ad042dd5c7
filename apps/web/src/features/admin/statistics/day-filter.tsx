import { compareDays, parseDayText, type Day, formatZoneName, toDayIn } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './statistics.texts.ts';
import { DateField, DayCalendar } from '#ui/form/date-field.tsx';
import { showToast } from '#lib/toast.ts';

export type DayFilterProps = {
  day: Day | undefined;
  onDay: (day: Day) => void;
  onNone: () => void;
};

/** An IANA name; the statistics count days in this zone. */
export function findViewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The server decides where a window ends. */
export function findViewerToday(): Day {
  const today = toDayIn(new Date(), findViewerZone());
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}

/** `Central Time (America/Chicago)` */
export function formatZone(timeZone: string): string {
  return `${formatZoneName(timeZone)} (${timeZone})`;
}

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
