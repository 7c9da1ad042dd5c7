import type { KnownFacts, TripState } from '@wideload/domain';
import { useEffect, useMemo, useState } from 'react';
import type { findTripTimes, TripTimes } from './trip-times.ts';

/** The calendar loads with the first route. Null: the times are loading, or cannot be told. */
export function useTripTimes(
  states: readonly TripState[] | null,
  facts: KnownFacts,
  leaving: string,
): TripTimes | 'failed' | null {
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
    return find(states, facts, leaving);
  }, [states, find, facts, leaving]);
}
