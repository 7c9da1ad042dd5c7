import { findNamedState, isWithin, type Place, type StateCode } from '@wideload/domain';
// Type only: the outlines load on demand.
import type { StateAreas } from './state-areas.ts';

type Options = Pick<StateAreas, 'areas'> & {
  /** Looked at first, because each state costs time. */
  likely?: StateCode | undefined;
};

/** The state that the place names, or else the one that it is in. */
export function findStateAt(place: Place, { areas, likely }: Options): StateCode | null {
  const named = findNamedState(place, areas);
  if (named !== null) return named;
  const codes = likely === undefined ? areas.keys() : [likely, ...areas.keys()];
  for (const code of codes) if (isWithin(place, areas.get(code) ?? [])) return code;
  return null;
}
