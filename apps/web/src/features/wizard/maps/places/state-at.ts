import { isWithin, type Place, type StateCode } from '@wideload/domain';
// Only its type: the outlines come when they are needed.
import type { StateAreas } from './state-areas.ts';

/** The state that a place lies in; null on the sea and abroad. */
export function stateAt(place: Place, { areas }: Pick<StateAreas, 'areas'>): StateCode | null {
  for (const [code, area] of areas) if (isWithin(place, area)) return code;
  return null;
}
