import {
  findRemovedStates,
  isReordered,
  restoreOrder,
  restoreState,
  stateName,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { formatMiles } from '#product/trip/leg-words.ts';
import * as texts from './jurisdiction.texts.ts';

type HandChangesProps = {
  route: readonly TripState[];
  chosen: readonly StateCode[];
  onChange: (chosen: readonly StateCode[]) => void;
};

/** The states of the route that were removed, and the order if it is by hand, each with its Undo. */
export function HandChanges({ route, chosen, onChange }: HandChangesProps) {
  const removed = findRemovedStates(route, chosen);
  const isMoved = isReordered(route, chosen);
  if (removed.length === 0 && !isMoved) return null;
  return (
    <ul className="rows below-12" aria-label={texts.changedByHand}>
      {isMoved && (
        <li className="spread align-center">
          <span>{texts.orderByHand}</span>
          <Button size="small" aria-label={texts.undoOrder} onClick={() => onChange(restoreOrder(route, chosen))}>
            {texts.undo}
          </Button>
        </li>
      )}
      {removed.map((state) => (
        <li key={state} className="spread align-center">
          <span>
            <span className="strong">{texts.removedByHand}</span>:{' '}
            {texts.removedState(texts.nameWithCode(stateName(state), state), formatMiles(route, state))}
          </span>
          <Button
            size="small"
            aria-label={texts.undoRemoval(stateName(state))}
            onClick={() => onChange(restoreState(route, chosen, state))}
          >
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
