import type { RouteValue } from '@wideload/contract';
import type { TripPlace } from '@wideload/domain';
import type { CheckWords } from '../load-check-texts.ts';
import type { TripTimes } from './trip-times.ts';

type Props = {
  places: readonly TripPlace[];
  route: RouteValue;
  times: TripTimes | 'failed' | null;
  words: CheckWords;
};

/** Miles and travel days of the whole trip; its states follow below. */
export function TripSummary({ places, route, times, words: { texts } }: Props) {
  const { trip } = texts;
  return (
    <section aria-labelledby="check-trip" className="stack ruled size-label padded-top-12 gap-4">
      <h3 id="check-trip" className="size-group">
        {trip.title(places.map(({ label }) => label))}
      </h3>
      <p>{trip.found(route.miles, route.via)}</p>
      {times === 'failed' && <p>{trip.noTimes}</p>}
      {times !== null && times !== 'failed' && <Times times={times} texts={trip} />}
      <p className="small-print">{trip.forPlanning}</p>
    </section>
  );
}

function Times({ times, texts }: { times: TripTimes; texts: CheckWords['texts']['trip'] }) {
  return (
    <>
      <p className="strong">{texts.times(texts.moment(times.leaves), texts.moment(times.arrives))}</p>
      {times.waiting > 0 && <p>{texts.waiting(times.waiting)}</p>}
      {times.better !== null && <p>{texts.better(texts.moment(times.better.leaves), times.better.savedWaiting)}</p>}
      {!times.isChecked && <p>{texts.hoursNotChecked}</p>}
    </>
  );
}
