import { findNamedState, isWithin, type Place, type StateCode } from '@wideload/domain';
// Type only: the outlines load on demand.
import type { StateAreas } from './state-areas.ts';

/** The state that the place names, or else the one that it is in. */
export function findStateAt(place: Place, { areas }: Pick<StateAreas, 'areas'>): StateCode | null {
  const named = findNamedState(place, areas);
  if (named !== null) return named;
  for (const [code, area] of areas) if (isWithin(place, area)) return code;
  return null;
}
