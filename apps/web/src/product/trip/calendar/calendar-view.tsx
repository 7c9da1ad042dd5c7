import { stateName, type Departure, type DraftTrip, type TripState } from '@wideload/domain';
import {
  findBannedWays,
  type RankedDeparture,
  type Simulation,
  type StateStay,
  type TripSegment,
} from '@wideload/domain/calendar';
import { useState } from 'react';
import { formatList } from '#lib/format-list.ts';
import { findToday } from '#lib/today.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { CalendarPicture, listReasons } from './calendar-picture.tsx';
import { DepartureWords } from './departure-words.tsx';
import { listTravelGroups, takeDeparture, type TravelUnit } from './travel-groups.ts';
import { getTripCalendar, listUnknownWays, type TripCalendar } from './trip-calendar.ts';
import { Button } from '#ui/button.tsx';
import { formatDuration, formatTripInstant, formatTripSpan } from './instant-words.ts';

type Way = { segments: readonly TripSegment[]; isFirst: boolean };

/** Waits, rests and warnings in the order of the clock. */
export function listStops({ zone, enters, leaves, areas }: StateStay, { segments, isFirst }: Way): string[] {
  const here = segments.filter(({ from }) => (isFirst || from >= enters) && from < leaves);
  const areaLines = areas.map((area) => texts.area(area.area, formatTripSpan(area, zone)));
  return [...here.flatMap((segment) => formatStop(segment, zone)), ...new Set(areaLines)];
}

function formatStop(segment: TripSegment, zone: string): string[] {
  if (segment.kind === 'drive') return [];
  const when = formatTripSpan(segment, zone);
  if (segment.kind === 'rest') return [texts.rest(when)];
  const reasons = listReasons(segment.windows).join('. ');
  return [segment.isAtBorder ? texts.waitAtBorder(stateName(segment.state), when, reasons) : texts.wait(when, reasons)];
}

/** The content of the picture in words. */
export function StayList({ simulation }: { simulation: Simulation }) {
  const { stays, segments } = simulation;
  return (
    <details>
      <summary className="strong">{texts.inWords}</summary>
      <ol className="stack gap-12 above-12 size-label">
        {stays.map((stay, index) => (
          <li key={stay.enters}>
            <p className="strong">{formatStay(stay)}</p>
            <ul className="bullets">
              {listStops(stay, { segments, isFirst: index === 0 }).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

function formatStay({ state, zone, enters, leaves, isChecked }: StateStay): string {
  const line = `${stateName(state)}: ${formatTripSpan({ from: enters, to: leaves }, zone)}`;
  return isChecked ? line : `${line}, ${texts.notChecked}`;
}

type DepartureListProps = {
  calendar: TripCalendar;
  departure: Departure;
  onTake: ((departure: Departure) => void) | undefined;
};

function DepartureList({ calendar, departure, onTake }: DepartureListProps) {
  const { departures, origin, arrivalZone } = calendar;
  if (departures.length === 0) return null;
  return (
    <details>
      <summary className="strong">{texts.departures}</summary>
      <ol className="rows above-8 size-label">
        {departures.map((one) => (
          <li key={one.day} className="spread align-center">
            <span>
              {texts.leaveAndArrive(
                formatTripInstant(one.leaves, origin.zone),
                formatTripInstant(one.arrives, arrivalZone),
              )}
              <span className="second-line">{formatDetail(one)}</span>
            </span>
            {one.day === departure.startDate ? (
              <span className="strong">{texts.chosen}</span>
            ) : (
              onTake !== undefined && (
                <Button size="small" onClick={() => onTake({ ...departure, startDate: one.day })}>
                  {texts.take(formatTripInstant(one.leaves, origin.zone))}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function formatDetail({ waiting, isChecked }: RankedDeparture): string {
  const wait = waiting === 0 ? texts.noWaits : texts.waits(formatDuration(waiting));
  return isChecked ? wait : `${wait} ${texts.notCheckedSentence}`;
}

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
