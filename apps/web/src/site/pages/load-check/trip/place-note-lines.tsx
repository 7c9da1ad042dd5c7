import type { PlaceNote } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import type { CheckWords } from '../load-check-texts.ts';

type Props = { note: PlaceNote; words: CheckWords; onState: (state: StateCode) => void };

/** How far the next known road is, and which of two states a point at their border is in. */
export function PlaceNoteLines({ note: { milesToRoad, atBorder }, words: { texts, map }, onState }: Props) {
  const question = atBorder && texts.trip.whichState(...atBorder.map(map.stateName));
  return (
    <div role="status" className="stack gap-8">
      {milesToRoad !== undefined && <p className="hint">{texts.trip.farFromRoad(milesToRoad)}</p>}
      {atBorder !== undefined && (
        <div role="group" aria-label={question} className="cluster gap-8">
          <p className="strong">{question}</p>
          <div className="cluster gap-12">
            {atBorder.map((state) => (
              <Button key={state} size="small" onClick={() => onState(state)}>
                {map.stateName(state)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
