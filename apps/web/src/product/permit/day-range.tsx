import { useState } from 'react';
import { todayHere } from '../../lib/today-here.ts';
import * as texts from './permit.texts.ts';
import type { RangeEnd } from '../../ui/date/date-calendar.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FieldGrid } from '../../ui/layout/panel.tsx';
import { whenOpened } from '../../ui/overlay/when-opened.tsx';
import { dayOfText } from './day-of-text.ts';
import { dayText } from './day-text.ts';

const DateCalendar = whenOpened(async () => (await import('../../ui/date/date-calendar.tsx')).DateCalendar);

type Texts = Readonly<Record<RangeEnd, string>>;

type DayRangeProps = {
  titles: Texts;
  names: Texts;
  value: Texts;
  errorOf: (name: string) => string | undefined;
  onChange: (value: Texts) => void;
};

export function DayRange({ titles, names, value, errorOf, onChange }: DayRangeProps) {
  const [picking, setPicking] = useState<RangeEnd>();
  const put = (which: RangeEnd, text: string) => onChange({ ...value, [which]: text });
  const field = (which: RangeEnd) => (
    <DateField
      label={titles[which]}
      name={names[which]}
      value={value[which]}
      today={todayHere()}
      reading={readingOf(value[which])}
      error={errorOf(names[which])}
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
          start={dayOfText(value.start)}
          end={dayOfText(value.end)}
          today={todayHere()}
          onPick={put}
          onClose={() => setPicking(undefined)}
        />
      )}
    </FieldGrid>
  );
}

function readingOf(text: string): string | undefined {
  const day = dayOfText(text);
  return day === null ? undefined : dayText(day);
}
