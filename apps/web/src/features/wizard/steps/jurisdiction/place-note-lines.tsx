import type { PlaceNote } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import * as texts from './trip-route.texts.ts';

type Props = { note: PlaceNote; onState: (state: StateCode) => void };

/** How far the next known road is, and which of two states a point at their border is in. */
export function PlaceNoteLines({ note: { milesToRoad, atBorder }, onState }: Props) {
  return (
    <div role="status" className="stack gap-8">
      {milesToRoad !== undefined && <p className="hint">{texts.farFromRoad(milesToRoad)}</p>}
      {atBorder !== undefined && (
        <div role="group" aria-label={texts.whichState(...atBorder)} className="cluster gap-8">
          <p className="strong">{texts.whichState(...atBorder)}</p>
          <div className="cluster gap-12">
            {atBorder.map((state) => (
              <Button key={state} size="small" onClick={() => onState(state)}>
                {stateName(state)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
