import { stateName, type Departure } from '@wideload/domain';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import * as texts from './calendar.texts.ts';
import { formatBetter, formatLeaveAndArrive } from './departure-sentences.ts';
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
