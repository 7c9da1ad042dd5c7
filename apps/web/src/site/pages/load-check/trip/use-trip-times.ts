import type { KnownFacts, TripState } from '@wideload/domain';
import { useEffect, useMemo, useState } from 'react';
import type { ClosedTrip, findTripTimes, TripTimes } from './trip-times.ts';
import type { TripForm } from './trip-keys.ts';

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
