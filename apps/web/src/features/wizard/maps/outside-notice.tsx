import { stateName, type Place, type StateCode, findNamedState, isWithin } from '@wideload/domain';
import * as texts from './maps.texts.ts';
import type { StateAreas } from './state-areas.ts';

type Props = { place: Place; state: StateCode; states: StateAreas };

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

/** The point may be correct, so it stays. */
export function OutsideNotice({ place, state, states }: Props) {
  const found = findStateAt(place, { areas: states.areas, likely: state });
  return (
    <p role="status" className="filled-above-8 warn strong size-label">
      {found !== state && texts.pointIsOutside(found && stateName(found), stateName(state))}
    </p>
  );
}
