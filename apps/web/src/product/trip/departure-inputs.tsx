import { findPastPart, type Departure } from '@wideload/domain';
import { useState } from 'react';
import { findNow, findToday } from '#lib/today.ts';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import { parseTypedDay } from '../permit/typed-day.ts';
import { DateField, DayCalendar } from '#ui/form/date-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import * as texts from './departure.texts.ts';
import { formatHour, parseHourIn } from './hour-text.ts';

/** By field name: typed texts that are no value, with the reason. */
export type UnreadTexts = Readonly<Record<string, { text: string; message: string }>>;

export type DepartureInputsProps = {
  /** Prefix of the field names: `trip`. */
  name: string;
  value: Departure;
  /** The origin, whose local time counts, and its zone; null while they are not known. */
  local: { place: string; zone: string } | null;
  /** The IANA zone of the origin, in which the hour is past or not. */
  timeZone: string | null;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  onChange: (value: Departure) => void;
};

/** A day and an hour; typed text that is neither stays in its field with a message. */
export function DepartureInputs({ name, value, local, timeZone, unread, onUnread, onChange }: DepartureInputsProps) {
  const [isPicking, setPicking] = useState(false);
  const [day, hour] = [`${name}.startDate`, `${name}.startTime`];
  const [typedDay, setTypedDay] = useState(unread[day]?.text);
  const [typedHour, setTypedHour] = useState(unread[hour]?.text);
  const shownDay = typedDay ?? value.startDate ?? '';
  const readDay = parseTypedDay(shownDay);
  const now = findNow(timeZone);
  const past = findPastPart(value, now);
  const forget = (field: string) => {
    const { [field]: known, ...others } = unread;
    if (known) onUnread(others);
  };

  function putDay(startDate: Departure['startDate']) {
    if (startDate !== null && startDate < now.day) return refuseDay(startDate, texts.dayIsPast);
    setTypedDay(undefined);
    const startTime = parseHourIn(typedHour ?? '', local?.zone) ?? value.startTime;
    const isHourPast = findPastPart({ startDate, startTime }, now) !== null;
    if (isHourPast && startTime !== null) refuseHour(formatHour(startTime), texts.hourIsPast, [day]);
    else forget(day);
    if (startDate !== value.startDate || isHourPast)
      onChange({ startDate, startTime: isHourPast ? null : value.startTime });
  }
  function leaveDay() {
    if (typedDay === undefined) return;
    const parsed = parseTypedDay(typedDay);
    if (parsed !== null || typedDay.trim() === '') putDay(parsed);
    else refuseDay(typedDay, texts.isNoDay(typedDay.trim()));
  }
  function refuseDay(text: string, message: string) {
    setTypedDay(text);
    onUnread({ ...unread, [day]: { text, message } });
  }
  function leaveHour() {
    if (typedHour === undefined) return;
    const startTime = parseHourIn(typedHour, local?.zone);
    if (startTime === null && typedHour.trim() !== '') return refuseHour(typedHour, texts.isNoHour(typedHour.trim()));
    if (findPastPart({ ...value, startTime }, now) === 'startTime') return refuseHour(typedHour, texts.hourIsPast);
    setTypedHour(undefined);
    forget(hour);
    if (startTime !== value.startTime) onChange({ ...value, startTime });
  }
  function refuseHour(text: string, message: string, settled: readonly string[] = []) {
    setTypedHour(text);
    const others = Object.entries(unread).filter(([field]) => !settled.includes(field));
    onUnread({ ...Object.fromEntries(others), [hour]: { text, message } });
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
        error={unread[day]?.message ?? (past === 'startDate' ? texts.dayIsPast : undefined)}
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
        error={unread[hour]?.message ?? (past === 'startTime' ? texts.hourIsPast : undefined)}
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
