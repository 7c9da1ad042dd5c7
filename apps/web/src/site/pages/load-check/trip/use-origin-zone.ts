import type { TripPlace } from '@wideload/domain';
import { useEffect, useState } from 'react';

type FindZone = (place: TripPlace) => string;

/** The IANA zone of From; null until it is known. It loads once an hour is typed. */
export function useOriginZone(places: readonly TripPlace[] | null, hour: string): string | null {
  const [find, setFind] = useState<FindZone | null>(null);
  const [origin] = places ?? [];
  const isNeeded = origin !== undefined && hour !== '';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('@wideload/local-time').then(
      ({ localTime }) => isWanted && setFind(() => localTime.findZone),
      // Without it the hour is not compared; the trip says that its times cannot be told.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return origin === undefined || find === null ? null : find(origin);
}
