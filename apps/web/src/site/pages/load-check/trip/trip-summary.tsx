import type { RouteValue } from '@wideload/contract';
import type { Day, TripPlace, KnownFacts, TripState, StateCode } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import type { CheckWords, LoadCheckTexts } from '../load-check-texts.ts';
import type { TripTimes, ClosedTrip, findTripTimes, StayTimes } from './trip-times.ts';
import { useEffect, useMemo, useState, Fragment } from 'react';
import type { TripForm } from './trip-answer.ts';

/** Null: the times are loading, or cannot be told. */
export type FoundTimes = TripTimes | ClosedTrip | 'failed' | null;

export function areTimes(times: FoundTimes): times is TripTimes {
  return times !== null && times !== 'failed' && 'stays' in times;
}

/** The calendar loads with the first route. */
export function useTripTimes(
  { states, other }: { states: readonly TripState[] | null; other: readonly TripState[] | null },
  facts: KnownFacts,
  { leaving, hour }: Pick<TripForm, 'leaving' | 'hour'>,
): FoundTimes {
  const [find, setFind] = useState<typeof findTripTimes | 'failed' | null>(null);
  const isNeeded = states !== null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('./trip-times.ts').then(
      (loaded) => isWanted && setFind(() => loaded.findTripTimes),
      () => isWanted && setFind('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return useMemo(() => {
    if (states === null || find === null || find === 'failed') return find === 'failed' ? 'failed' : null;
    return find({ states, other }, facts, { leaving, hour });
  }, [states, other, find, facts, leaving, hour]);
}

type Props = {
  places: readonly TripPlace[];
  route: RouteValue;
  times: FoundTimes;
  words: CheckWords;
  onLeave: (day: Day) => void;
  /** Left out where the other route cannot be taken. */
  onTakeOther?: () => void;
};

/** Miles and hours of the whole trip; its states follow below. */
export function TripSummary({ places, route, times, words: { texts, map }, onLeave, onTakeOther }: Props) {
  const { trip } = texts;
  return (
    <section aria-labelledby="check-trip" className="stack ruled size-label padded-top-12 gap-4">
      <h3 id="check-trip" className="size-group">
        {trip.title(places.map(({ label }) => label))}
      </h3>
      <p>{trip.found(route.miles, route.via)}</p>
      {times === 'failed' && <p>{trip.noTimes}</p>}
      {areTimes(times) && <Times {...{ times, onLeave, onTakeOther }} texts={trip} stateName={map.stateName} />}
      {times !== null && times !== 'failed' && 'closed' in times && (
        <p className="strong">{trip.closed(map.stateName(times.closed))}</p>
      )}
      <p className="small-print">{trip.forPlanning}</p>
    </section>
  );
}

type TimesProps = Pick<Props, 'onLeave'> & {
  onTakeOther: (() => void) | undefined;
  times: TripTimes;
  texts: CheckWords['texts']['trip'];
  stateName: CheckWords['map']['stateName'];
};

function Times({ times, texts, stateName, onLeave, onTakeOther }: TimesProps) {
  const { better } = times;
  return (
    <>
      <p className="strong">{texts.times(texts.moment(times.leaves), texts.moment(times.arrives))}</p>
      {times.banned.map((way) => (
        <p key={way.state} className="strong">
          {texts.banned(stateName(way.state), { ...way, isOtherFree: times.isOtherFree })}
        </p>
      ))}
      {times.banned.length > 0 && times.isOtherFree && onTakeOther && (
        <Button size="small" className="no-print" onClick={onTakeOther}>
          {texts.takeOther}
        </Button>
      )}
      {times.leftOut.length > 0 && (
        <p>{[texts.leftOut, ...times.leftOut.map((way) => texts.closedRoads(stateName(way.state), way))].join(' ')}</p>
      )}
      {times.waiting > 0 && <p>{texts.waiting(times.waiting)}</p>}
      {better !== null && (
        <div className="cluster gap-12">
          <p className="shrinks">{texts.better(texts.moment(better.leaves), better.savedWaiting)}</p>
          <Button size="small" className="no-print" onClick={() => onLeave(better.day)}>
            {texts.leaveThen}
          </Button>
        </div>
      )}
      {!times.isChecked && <p>{texts.hoursNotChecked}</p>}
    </>
  );
}

/** The way through one state, over all its visits. */
export type StateWay = {
  miles: number;
  visits: readonly TripState[];
  /** One for each visit; empty while the calendar loads, or when it cannot tell. */
  stays: readonly StayTimes[];
};

/** Null for a state that is not on the route. */
export function findWay(state: StateCode, route: readonly TripState[], times: FoundTimes): StateWay | null {
  const visits = route.filter((visit) => visit.state === state);
  if (visits.length === 0) return null;
  return {
    miles: visits.reduce((sum, visit) => sum + (visit.miles ?? 0), 0),
    visits,
    stays: areTimes(times) ? times.stays.filter((stay) => stay.state === state) : [],
  };
}

/** The way through one state: miles, roads, entry, exit and hours of each visit. */
export function Way({ way: { visits, stays }, texts }: { way: StateWay; texts: LoadCheckTexts }) {
  const { trip } = texts;
  return (
    <ul>
      {visits.map(({ miles, roads, entry, exit }, at) => {
        const stay = stays[at];
        return (
          <Fragment key={`${entry?.label} to ${exit?.label}`}>
            {miles !== null && <li>{trip.leg(miles, roads)}</li>}
            {entry !== null && <li>{trip.entry(entry.label)}</li>}
            {exit !== null && <li>{trip.exit(exit.label)}</li>}
            {stay !== undefined && <li>{trip.stay(stay)}</li>}
          </Fragment>
        );
      })}
    </ul>
  );
}
