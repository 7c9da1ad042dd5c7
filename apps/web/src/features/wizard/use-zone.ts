import type { Place } from '@wideload/domain';
import { useLoadedPart } from './maps/use-loaded-part.ts';

const loadLocalTime = () => import('@wideload/local-time');

/** The IANA zone of the place; null until it is known. */
export function useZone(place: Place | null): string | null {
  const { part } = useLoadedPart('local-time', loadLocalTime);
  return part === undefined || place === null ? null : part.localTime.findZone(place);
}
