import { stateName, type Place, type StateCode } from '@wideload/domain';
import * as texts from '../maps.texts.ts';
import css from './outside-notice.module.css';
import type { StateAreas } from './state-areas.ts';
import { stateAt } from './state-at.ts';

type Props = { place: Place; state: StateCode; states: StateAreas };

/** Warns of a point that is not in the permit's state. It is no mistake for certain, and is kept. */
export function OutsideNotice({ place, state, states }: Props) {
  const found = stateAt(place, states);
  return (
    <p role="status" className={css['outside']}>
      {found !== state && texts.pointIsOutside(found && stateName(found), stateName(state))}
    </p>
  );
}
