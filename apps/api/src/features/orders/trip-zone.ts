import type { DraftTrip } from '@wideload/domain';
import { localTime } from '@wideload/local-time';

/** The IANA zone of the origin, in which the hour of the departure is; null without an origin. */
export function findTripZone({ places }: Pick<DraftTrip, 'places'>): string | null {
  const origin = places[0] ?? null;
  return origin === null ? null : localTime.findZone(origin);
}
