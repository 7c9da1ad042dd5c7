import { addDays, type Day } from '@wideload/domain';
import { useState } from 'react';
import { findToday } from '#lib/today.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { DayCalendar } from '#ui/form/lazy-calendars.ts';
import type { PartProps } from './change-parts.ts';
import * as texts from './changes.texts.ts';

/** The day on which the move begins: every departure and every permit moves with it. */
export function ChangedDays({ form, put, findError }: PartProps) {
  const [isPicking, setPicking] = useState(false);
  const today = findToday();
  const day = parseTypedDay(form.firstDay);
  const putDay = (next: Day) => put({ firstDay: next });
  return (
    <div className="stack gap-12 above-12">
      <p>{texts.daysIntro}</p>
      <div className="stack gap-20">
        <DateField
          label={texts.firstDay}
          name="firstDay"
          value={form.firstDay}
          today={today}
          reading={day === null ? undefined : formatWeekdayAndDay(day)}
          error={findError('firstDay')}
          onText={(firstDay) => put({ firstDay })}
          onDay={putDay}
          calendar={{ label: texts.pickFirstDay, onOpen: () => setPicking(true) }}
        />
        {day !== null && (
          <div className="cluster gap-8">
            {day > today && (
              <Button size="small" onClick={() => putDay(addDays(day, -1))}>
                {texts.dayEarlier}
              </Button>
            )}
            <Button size="small" onClick={() => putDay(addDays(day, 1))}>
              {texts.dayLater}
            </Button>
          </div>
        )}
        {isPicking && (
          <DayCalendar
            title={texts.firstDay}
            day={day}
            today={today}
            onPick={putDay}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
    </div>
  );
}
