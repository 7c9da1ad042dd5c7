import type { Departure } from '@wideload/domain';
import type { RankedDeparture } from '@wideload/domain/calendar';
import { Button } from '#ui/button.tsx';
import * as texts from './calendar.texts.ts';
import { formatDuration, formatTripInstant } from './instant-words.ts';
import type { TripCalendar } from './trip-calendar.ts';

type DepartureListProps = {
  calendar: TripCalendar;
  departure: Departure;
  onTake: ((departure: Departure) => void) | undefined;
};

export function DepartureList({ calendar, departure, onTake }: DepartureListProps) {
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
