import type { TripAnswer } from '@wideload/contract';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { ListSkeleton } from '#ui/list/list-states.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import * as texts from '../trip.texts.ts';
import css from './folded-calendar.module.css';
import type { TravelUnit } from './trip-calendar.ts';

const ReadOnlyCalendar = createLazyPart(
  async () => (await import('./calendar-section.tsx')).ReadOnlyCalendar,
  <ListSkeleton rows={1} label={texts.loadingTheCalendar} />,
);

type FoldedCalendarProps = { trip: TripAnswer; units: readonly TravelUnit[] };

/** The calendar of a stored trip. Its code loads when a person opens it; without a day of departure there is none. */
export function FoldedCalendar({ trip, units }: FoldedCalendarProps) {
  const [isOpen, setOpen] = useState(false);
  const hasDay = [trip, ...trip.departures].some(({ startDate }) => startDate !== null);
  if (!hasDay || trip.states.length === 0 || units.length === 0) return null;
  return (
    <Panel className={classNames('no-print', css['folded'])}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="strong">{texts.calendarOfTheTrip}</summary>
        {isOpen && (
          <div className="above-12">
            <ReadOnlyCalendar trip={trip} states={trip.states} units={units} />
          </div>
        )}
      </details>
    </Panel>
  );
}
