import { useEffect, useState } from 'react';
import type { TripFinder } from './trip-finder.ts';

/** The calls for places and routes load with the first touch of From or To. */
export function useTripFinder(isNeeded: boolean): TripFinder | 'failed' | null {
  const [finder, setFinder] = useState<TripFinder | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('./trip-finder.ts').then(
      ({ tripFinder }) => isWanted && setFinder(tripFinder),
      () => isWanted && setFinder('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return finder;
}
