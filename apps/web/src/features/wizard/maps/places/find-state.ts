import { isWithin, type Place, type StateCode } from '@wideload/domain';
// Type only: the outlines load on demand.
import type { StateAreas } from './state-areas.ts';

export function findStateAt(place: Place, { areas }: Pick<StateAreas, 'areas'>): StateCode | null {
  for (const [code, area] of areas) if (isWithin(place, area)) return code;
  return null;
}
