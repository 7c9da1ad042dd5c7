import { stateName, type Departure, type DraftTrip, type TripState } from '@wideload/domain';
import { findBannedWays } from '@wideload/domain/calendar';
import { useState } from 'react';
import { formatList } from '#lib/format-list.ts';
import { findToday } from '#lib/today.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { CalendarPicture } from './calendar-picture.tsx';
import { DepartureList } from './departure-list.tsx';
import { DepartureWords } from './departure-words.tsx';
import { StayList } from './stay-list.tsx';
import { listTravelGroups, takeDeparture, type TravelUnit } from './travel-groups.ts';
import { getTripCalendar, listUnknownWays } from './trip-calendar.ts';

export type CalendarViewProps = {
  trip: DraftTrip;
  /** In travel order. */
  states: readonly TripState[];
  units: readonly TravelUnit[];
  /** Omitted where the trip cannot be changed. */
  onTrip?: ((trip: DraftTrip) => void) | undefined;
};

export function CalendarView({ trip, states, units, onTrip }: CalendarViewProps) {
  const groups = listTravelGroups(trip, units);
  const [shown, setShown] = useState<string | undefined>();
  const group = groups.find(({ ids }) => shown !== undefined && ids.includes(shown)) ?? groups[0];
  if (group === undefined) return null;
  const calendar = getTripCalendar(states, { departure: group.departure, load: group.load, today: findToday() });
  const take = onTrip && ((departure: Departure) => onTrip(takeDeparture(trip, group.ids, departure)));

  return (
    <div className="stack gap-16">
      {groups.length > 1 && (
        <SelectField
          label={texts.unit}
          name="calendar.unit"
          value={group.ids[0]}
          onChange={(event) => setShown(event.target.value)}
          options={groups.map(({ ids, numbers }) => ({ value: ids[0] ?? '', label: texts.unitsAlike(numbers) }))}
        />
      )}
      {calendar === null ? (
        <Notice>{texts.noWay(formatList(listUnknownWays(states).map(stateName)))}</Notice>
      ) : (
        <>
          {findBannedWays(group.load, states).map(({ state, ...way }) => (
            <Notice key={state} tone="warn">
              {texts.banned(stateName(state), way)}
            </Notice>
          ))}
          <DepartureWords calendar={calendar} departure={group.departure} onTake={take} />
          {calendar.simulation?.ok === true && (
            <>
              <CalendarPicture calendar={calendar} simulation={calendar.simulation} />
              <StayList simulation={calendar.simulation} />
            </>
          )}
          {take && <DepartureList calendar={calendar} departure={group.departure} onTake={take} />}
        </>
      )}
    </div>
  );
}
