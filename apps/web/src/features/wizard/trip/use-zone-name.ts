import type { Day, Place } from '@wideload/domain';
import { findToday } from '../../../lib/today.ts';
import { formatZone } from '../../../product/trip/format-zone.ts';
import { useLoadedPart } from '../maps/use-loaded-part.ts';

const loadLocalTime = () => import('@wideload/local-time');

/** `CST` at the place on that day; null until it is known. */
export function useZoneName(place: Place | null, day: Day | null): string | null {
  const { part } = useLoadedPart('local-time', loadLocalTime);
  if (part === undefined || place === null) return null;
  return formatZone(part.localTime.findZone(place), day ?? findToday());
}
