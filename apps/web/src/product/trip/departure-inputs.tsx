import type { Departure } from '@wideload/domain';
import { useState } from 'react';
import { findToday } from '../../lib/today.ts';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import { parseTypedDay } from '../permit/typed-day.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FieldGrid } from '../../ui/layout/panel.tsx';
import { createLazyPart } from '../../ui/overlay/lazy-part.tsx';
import * as texts from './departure.texts.ts';
import { formatHour, parseHour } from './hour-text.ts';

const DayCalendar = createLazyPart(async () => (await import('../../ui/date/day-calendar.tsx')).DayCalendar);

/** By field name: typed texts that are no value, with the reason. */
export type UnreadTexts = Readonly<Record<string, { text: string; message: string }>>;

export type DepartureInputsProps = {
  /** Prefix of the field names: `trip`. */
  name: string;
  value: Departure;
  /** The origin, whose local time counts, and its zone; null while they are not known. */
  local: { place: string; zone: string } | null;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  onChange: (value: Departure) => void;
};

/** A day and an hour; typed text that is neither stays in its field with a message. */
export function DepartureInputs({ name, value, local, unread, onUnread, onChange }: DepartureInputsProps) {
  const [isPicking, setPicking] = useState(false);
  const [day, hour] = [`${name}.startDate`, `${name}.startTime`];
  const [typedDay, setTypedDay] = useState(unread[day]?.text);
  const [typedHour, setTypedHour] = useState(unread[hour]?.text);
  const shownDay = typedDay ?? value.startDate ?? '';
  const readDay = parseTypedDay(shownDay);
  const forget = (field: string) => {
    const { [field]: known, ...others } = unread;
    if (known) onUnread(others);
  };

  function putDay(startDate: Departure['startDate']) {
    setTypedDay(undefined);
    forget(day);
    if (startDate !== value.startDate) onChange({ ...value, startDate });
  }
  function leaveDay() {
    if (typedDay === undefined) return;
    const parsed = parseTypedDay(typedDay);
    if (parsed !== null || typedDay.trim() === '') putDay(parsed);
    else onUnread({ ...unread, [day]: { text: typedDay, message: texts.isNoDay(typedDay.trim()) } });
  }
  function leaveHour() {
    if (typedHour === undefined) return;
    const startTime = parseHour(typedHour);
    if (startTime === null && typedHour.trim() !== '')
      return onUnread({ ...unread, [hour]: { text: typedHour, message: texts.isNoHour(typedHour.trim()) } });
    setTypedHour(undefined);
    forget(hour);
    if (startTime !== value.startTime) onChange({ ...value, startTime });
  }

  return (
    <FieldGrid columns={2}>
      <DateField
        label={texts.leaving}
        name={day}
        optional
        value={shownDay}
        today={findToday()}
        reading={readDay === null ? undefined : formatWeekdayAndDay(readDay)}
        error={unread[day]?.message}
        onText={(text) => {
          forget(day);
          setTypedDay(text);
        }}
        onDay={putDay}
        onBlur={leaveDay}
        calendar={{ label: texts.pickDay, onOpen: () => setPicking(true) }}
      />
      <TextField
        label={texts.hour}
        name={hour}
        optional
        hint={local === null ? texts.hourHint : texts.hourHintIn(local.place, local.zone)}
        value={typedHour ?? (value.startTime === null ? '' : formatHour(value.startTime))}
        error={unread[hour]?.message}
        autoComplete="off"
        onChange={(event) => {
          forget(hour);
          setTypedHour(event.target.value);
        }}
        onBlur={leaveHour}
        // Enter submits a form without leaving the field.
        onKeyDown={(event) => event.key === 'Enter' && leaveHour()}
      />
      {isPicking && (
        <DayCalendar
          title={texts.leaving}
          day={readDay}
          today={findToday()}
          onPick={putDay}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldGrid>
  );
}
