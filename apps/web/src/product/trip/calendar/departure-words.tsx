import { stateName, type Day, type Departure, computeWeekday } from '@wideload/domain';
import { type Instant, type Simulation, HOUR, type BetterDeparture } from '@wideload/domain/calendar';
import type { ReactNode } from 'react';
import { formatList } from '#lib/format-list.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { formatDuration, formatTripInstant } from './instant-words.ts';
import type { TripCalendar } from './trip-calendar.ts';
import { formatPictureDay } from './calendar-picture.tsx';

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
export function DepartureWords({ calendar, departure, onTake }: DepartureWordsProps) {
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
