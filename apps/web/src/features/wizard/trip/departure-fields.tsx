import type { Departure, TripPlace } from '@wideload/domain';
import { useState } from 'react';
import { findToday } from '../../../lib/today.ts';
import { formatWeekdayAndDay } from '../../../product/permit/format-day.ts';
import { parseTypedDay } from '../../../product/permit/typed-day.ts';
import { formatHour, parseHour } from '../../../product/trip/hour-text.ts';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldGrid } from '../../../ui/layout/panel.tsx';
import { createLazyPart } from '../../../ui/overlay/lazy-part.tsx';
import type { UnreadTexts } from '../step/step-props.ts';
import { removeUnread } from '../step/unread-texts.ts';
import * as texts from './departure.texts.ts';
import { useZoneName } from './use-zone-name.ts';

const DayCalendar = createLazyPart(async () => (await import('../../../ui/date/day-calendar.tsx')).DayCalendar);

type DepartureFieldsProps = {
  /** Prefix of the field names: `trip`. */
  name: string;
  value: Departure;
  /** Its local time counts. */
  origin: TripPlace | null;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  onChange: (value: Departure) => void;
};

/** A day and an hour; typed text that is neither stays in its field with a message. */
export function DepartureFields({ name, value, origin, unread, onUnread, onChange }: DepartureFieldsProps) {
  const [isPicking, setPicking] = useState(false);
  const [day, hour] = [`${name}.startDate`, `${name}.startTime`];
  const [typedDay, setTypedDay] = useState(unread[day]?.text);
  const [typedHour, setTypedHour] = useState(unread[hour]?.text);
  const shownDay = typedDay ?? value.startDate ?? '';
  const readDay = parseTypedDay(shownDay);
  const zone = useZoneName(origin, value.startDate);
  const forget = (field: string) => field in unread && onUnread(removeUnread(unread, [field]));

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
        hint={origin === null || zone === null ? texts.hourHint : texts.hourHintIn(origin.label, zone)}
        value={typedHour ?? (value.startTime === null ? '' : formatHour(value.startTime))}
        error={unread[hour]?.message}
        autoComplete="off"
        onChange={(event) => {
          forget(hour);
          setTypedHour(event.target.value);
        }}
        onBlur={leaveHour}
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
