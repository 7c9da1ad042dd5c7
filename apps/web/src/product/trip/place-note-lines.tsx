import type { PlaceNote } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { Button } from '#ui/button.tsx';

type Props = {
  note: PlaceNote;
  words: {
    farFromRoad: (miles: number) => string;
    whichState: (one: string, other: string) => string;
    stateName: (state: StateCode) => string;
  };
  onState: (state: StateCode) => void;
};

/** How far the next known road is, and which of two states a point at their border is in. */
export function PlaceNoteLines({ note: { milesToRoad, atBorder }, words, onState }: Props) {
  const question = atBorder && words.whichState(words.stateName(atBorder[0]), words.stateName(atBorder[1]));
  return (
    <div role="status" className="stack gap-8">
      {milesToRoad !== undefined && <p className="hint">{words.farFromRoad(milesToRoad)}</p>}
      {atBorder !== undefined && (
        <div role="group" aria-label={question} className="cluster gap-8">
          <p className="strong">{question}</p>
          <div className="cluster gap-12">
            {atBorder.map((state) => (
              <Button key={state} size="small" onClick={() => onState(state)}>
                {words.stateName(state)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
