import { parseDay, parseDayText, type Day } from '@wideload/domain';
import { CalendarDays } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import css from './date-field.module.css';
import { buildDescription, Field, useFieldIds, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';
import { IconButton } from '../icon-button.tsx';
import { createLazyPart } from '../overlay/lazy-part.tsx';

export type DateFieldProps = FieldProps & {
  name: string;
  /** A day as `YYYY-MM-DD`, or text that is not a valid day. */
  value: string;
  /** The base for `tomorrow` and a day without a year. */
  today: Day;
  onText: (text: string) => void;
  /** `before` is the value before typing. */
  onDay: (day: Day, before: string) => void;
  onBlur?: (() => void) | undefined;
  calendar: { label: string; onOpen: () => void };
};

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A text that is no day stays unchanged. */
function formatDay(text: string): string {
  const day = parseDay(text);
  return day === null ? text : shortDay.format(new Date(`${day}T00:00:00Z`));
}

export function DateField(props: DateFieldProps) {
  const { label, hint, optional, error, action, reading, name, value, today, onText, onDay, onBlur, calendar } = props;
  const ids = useFieldIds({ name });
  const [before, setBefore] = useState<string | null>(null);

  function type(text: string) {
    if (before === null) setBefore(value);
    onText(text);
  }
  function commit() {
    setBefore(null);
    const day = parseDayText(value, today);
    if (day !== null && day !== value) onDay(day, before ?? value);
    // A day typed in the stored format does not change the value, but `onDay` must still run.
    else if (day !== null && before !== null && before !== value) onDay(day, before);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
  }

  return (
    <Field {...{ ids, label, hint, optional, error, action, reading }}>
      <div className={fieldCss['box']}>
        <input
          type="text"
          id={ids.id}
          name={name}
          className={classNames(fieldCss['control'], css['input'])}
          value={before === null ? formatDay(value) : value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            commit();
            onBlur?.();
          }}
          {...buildDescription(ids, { hint, error })}
        />
        <IconButton label={calendar.label} className={css['calendar']} onClick={calendar.onOpen}>
          <CalendarDays size={20} />
        </IconButton>
      </div>
    </Field>
  );
}

// The library of the calendars weighs more than a form, and a date can be typed.
export const DayCalendar = createLazyPart(async () => (await import('./calendars.tsx')).DayCalendar);
export const DateCalendar = createLazyPart(async () => (await import('./calendars.tsx')).DateCalendar);
