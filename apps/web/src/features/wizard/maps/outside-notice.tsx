import { stateName, type Place, type StateCode } from '@wideload/domain';
import * as texts from './maps.texts.ts';
import type { StateAreas } from './state-areas.ts';
import { findStateAt } from './find-state.ts';

type Props = { place: Place; state: StateCode; states: StateAreas };

/** The point may be correct, so it stays. */
export function OutsideNotice({ place, state, states }: Props) {
  const found = findStateAt(place, { areas: states.areas, likely: state });
  return (
    <p role="status" className="filled-above-8 warn strong size-label">
      {found !== state && texts.pointIsOutside(found && stateName(found), stateName(state))}
    </p>
  );
}
