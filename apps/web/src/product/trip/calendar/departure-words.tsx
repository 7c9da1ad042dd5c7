import { computeWeekday, stateName, type Departure } from '@wideload/domain';
import type { BetterDeparture, Simulation } from '@wideload/domain/calendar';
import { HOUR } from '@wideload/domain/calendar';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { formatDuration, formatTripInstant } from './instant-words.ts';
import type { TripCalendar } from './trip-calendar.ts';

type DepartureWordsProps = {
  calendar: TripCalendar;
  departure: Departure;
  onTake: ((departure: Departure) => void) | undefined;
};

/** When the truck leaves and arrives, and whether another day is better. */
export function DepartureWords({ calendar, departure, onTake }: DepartureWordsProps) {
  const { simulation, better } = calendar;
  if (simulation === null) return <p>{texts.noDeparture}</p>;
  if (!simulation.ok) return <Notice tone="warn">{texts.neverOpens(stateName(simulation.state))}</Notice>;
  return (
    <div className="stack gap-8">
      <p className="size-group strong" role="status">
        {formatLeaveAndArrive(simulation, calendar)}
      </p>
      <p>{simulation.waiting === 0 ? texts.noWaits : texts.waits(formatDuration(simulation.waiting))}</p>
      {!simulation.isChecked && <p className="warn strong">{texts.someUnchecked}</p>}
      {better !== null && departure.startDate !== null && (
        <Notice tone="warn">
          <div className="spread align-center">
            <p className="strong">{formatBetter(better, departure.startDate)}</p>
            {onTake !== undefined && (
              <Button size="small" onClick={() => onTake({ ...departure, startDate: better.instead.day })}>
                {texts.take(formatTripInstant(better.instead.leaves, calendar.origin.zone))}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

export function formatLeaveAndArrive(
  { departure, arrival }: Pick<Simulation, 'departure' | 'arrival'>,
  { origin, arrivalZone }: Pick<TripCalendar, 'origin' | 'arrivalZone'>,
): string {
  return texts.leaveAndArrive(formatTripInstant(departure, origin.zone), formatTripInstant(arrival, arrivalZone));
}

/** `Leave Monday instead of Saturday: 48 hours less waiting` */
export function formatBetter(
  { instead, savedWaiting, laterArrival }: BetterDeparture,
  chosen: Departure['startDate'] & string,
): string {
  const sentence = texts.better(computeWeekday(instead.day), computeWeekday(chosen), formatDuration(savedWaiting));
  if (Math.abs(laterArrival) < HOUR) return `${sentence}.`;
  const length = formatDuration(Math.abs(laterArrival));
  return `${sentence}${laterArrival > 0 ? texts.laterBy(length) : texts.earlierBy(length)}.`;
}
