import { useState } from 'react';
import { findToday } from '#lib/today.ts';
import * as texts from './permit.texts.ts';
import type { RangeEnd } from '#ui/form/calendars.tsx';
import { DateField, DateCalendar } from '#ui/form/date-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { parseTypedDay } from './typed-day.ts';
import { formatWeekdayAndDay } from './format-day.ts';

type Texts = Readonly<Record<RangeEnd, string>>;

type DayRangeProps = {
  titles: Texts;
  names: Texts;
  value: Texts;
  findError: (name: string) => string | undefined;
  onChange: (value: Texts) => void;
};

export function DayRange({ titles, names, value, findError, onChange }: DayRangeProps) {
  const [picking, setPicking] = useState<RangeEnd>();
  const put = (which: RangeEnd, text: string) => onChange({ ...value, [which]: text });
  const field = (which: RangeEnd) => (
    <DateField
      label={titles[which]}
      name={names[which]}
      value={value[which]}
      today={findToday()}
      reading={formatReading(value[which])}
      error={findError(names[which])}
      onText={(text) => put(which, text)}
      onDay={(day) => put(which, day)}
      calendar={{ label: texts.pick(titles[which]), onOpen: () => setPicking(which) }}
    />
  );
  return (
    <FieldGrid columns={2}>
      {field('start')}
      {field('end')}
      {picking && (
        <DateCalendar
          titles={titles}
          first={picking}
          start={parseTypedDay(value.start)}
          end={parseTypedDay(value.end)}
          today={findToday()}
          onPick={put}
          onClose={() => setPicking(undefined)}
        />
      )}
    </FieldGrid>
  );
}

function formatReading(text: string): string | undefined {
  const day = parseTypedDay(text);
  return day === null ? undefined : formatWeekdayAndDay(day);
}
