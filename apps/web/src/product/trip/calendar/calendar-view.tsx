import { stateName, type Departure, type DraftTrip, type TripState, type Day, computeWeekday } from '@wideload/domain';
import {
  findBannedWays,
  type RankedDeparture,
  type Simulation,
  type StateStay,
  type TripSegment,
  type Instant,
  HOUR,
  type BetterDeparture,
} from '@wideload/domain/calendar';
import { useState, type ReactNode } from 'react';
import { formatList } from '#lib/format-list.ts';
import { findToday } from '#lib/today.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { CalendarPicture, listReasons, formatPictureDay } from './calendar-picture.tsx';
import {
  getTripCalendar,
  listUnknownWays,
  type TripCalendar,
  formatDuration,
  formatTripInstant,
  formatTripSpan,
  listTravelGroups,
  takeDeparture,
  type TravelUnit,
} from './trip-calendar.ts';
import { Button } from '#ui/button.tsx';

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

export function formatLeaveAndArrive(
  { departure, arrival }: Pick<Simulation, 'departure' | 'arrival'>,
  { origin, arrivalZone }: Pick<TripCalendar, 'origin' | 'arrivalZone'>,
): string {
  return texts.leaveAndArrive(formatTripInstant(departure, origin.zone), formatTripInstant(arrival, arrivalZone));
}

/** `No hour of Sat, Nov 14 is known to be open to this load in Missouri. The truck may move from Mon, Nov 16, 6:33 AM CST.` */
export function formatNoOpenHour(
  { departure, stays }: Pick<Simulation, 'departure' | 'stays'>,
  { day, zone }: { day: Day; zone: string },
): string {
  const state = stays[0] === undefined ? '' : stateName(stays[0].state);
  return texts.noOpenHour(state, { day: formatPictureDay(day), opens: formatTripInstant(departure, zone) });
}

/** `Leave Monday instead of Saturday: 48 hours less waiting` */
export function formatBetter({ instead, savedWaiting, laterArrival }: BetterDeparture, chosen: Day): string {
  const sentence = texts.better(computeWeekday(instead.day), computeWeekday(chosen), formatDuration(savedWaiting));
  if (Math.abs(laterArrival) < HOUR) return `${sentence}.`;
  const length = formatDuration(Math.abs(laterArrival));
  return `${sentence}${laterArrival > 0 ? texts.laterBy(length) : texts.earlierBy(length)}.`;
}

type OnTake = ((departure: Departure) => void) | undefined;
type DepartureWordsProps = { calendar: TripCalendar; departure: Departure; onTake: OnTake };

/** When the truck leaves and arrives, and whether another day is better. */
function DepartureWords({ calendar, departure, onTake }: DepartureWordsProps) {
  const { simulation } = calendar;
  if (simulation === null) return <p>{onTake === undefined ? texts.noDepartureGiven : texts.noDeparture}</p>;
  if (!simulation.ok) return <Notice tone="warn">{texts.neverOpens(stateName(simulation.state))}</Notice>;
  return (
    <div className="stack gap-8">
      <p className="size-group strong" role="status">
        {formatLeaveAndArrive(simulation, calendar)}
      </p>
      <p>{simulation.waiting === 0 ? texts.noWaits : texts.waits(formatDuration(simulation.waiting))}</p>
      {!simulation.isChecked && <p className="warn strong">{texts.someUnchecked(listUnchecked(simulation))}</p>}
      <Offers {...{ calendar, departure, onTake, simulation }} />
    </div>
  );
}

function listUnchecked({ stays }: Simulation): string {
  const names = stays.filter(({ isChecked }) => !isChecked).map(({ state }) => stateName(state));
  return formatList([...new Set(names)]);
}

function Offers({ calendar, departure, onTake, simulation }: DepartureWordsProps & { simulation: Simulation }) {
  const { better, origin } = calendar;
  const leaves = origin.dayOf(simulation.departure);
  const toButton = (day: Day, at: Instant) =>
    onTake && (
      <Button size="small" onClick={() => onTake({ ...departure, startDate: day })}>
        {texts.take(formatTripInstant(at, origin.zone))}
      </Button>
    );
  return (
    <>
      {departure.startDate !== null && departure.startDate !== leaves && (
        <Offer
          sentence={formatNoOpenHour(simulation, { day: departure.startDate, zone: origin.zone })}
          button={toButton(leaves, simulation.departure)}
        />
      )}
      {better !== null && onTake !== undefined && (
        <Offer sentence={formatBetter(better, leaves)} button={toButton(better.instead.day, better.instead.leaves)} />
      )}
    </>
  );
}

function Offer({ sentence, button }: { sentence: string; button: ReactNode }) {
  return (
    <Notice tone="warn">
      <div className="spread align-center">
        <p className="strong">{sentence}</p>
        {button}
      </div>
    </Notice>
  );
}

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
