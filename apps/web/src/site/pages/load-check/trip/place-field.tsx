import type { PlaceNote } from '@wideload/contract';
import type { StateCode, TripPlace } from '@wideload/domain';
import { useEffect } from 'react';
import { PlaceChoices } from '#product/trip/place-choices.tsx';
import { usePlaceBox } from '#product/trip/use-place-box.tsx';
import { useFieldIds } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { CheckWords } from '../load-check-texts.ts';
import type { TripFinder } from './trip-finder.ts';
import type { PlaceKey } from './trip-keys.ts';
import { Button } from '#ui/button.tsx';

type Props = { note: PlaceNote; words: CheckWords; onState: (state: StateCode) => void };

/** How far the next known road is, and which of two states a point at their border is in. */
function PlaceNoteLines({ note: { milesToRoad, atBorder }, words: { texts, map }, onState }: Props) {
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

type PlaceFieldProps = {
  name: PlaceKey;
  label: string;
  hint?: string | undefined;
  /** A new field takes the focus. */
  isFocused?: boolean | undefined;
  text: string;
  finder: TripFinder | 'failed' | null;
  reading: string | undefined;
  error: string | undefined;
  /** What a text that is no place may be. */
  choices: readonly TripPlace[];
  note: PlaceNote | undefined;
  words: CheckWords;
  onState: (state: StateCode) => void;
  onText: (text: string) => void;
  onPick: (place: TripPlace) => void;
  onFocus: () => void;
  onBlur: () => void;
};

export function PlaceField(props: PlaceFieldProps) {
  const { name, text, finder, isFocused, choices, note, words, ...rest } = props;
  const { onText, onPick, onState, onFocus, onBlur, ...field } = rest;
  const { texts } = words;
  const ids = useFieldIds({ name });
  const box = usePlaceBox({
    id: ids.id,
    labelId: ids.label,
    text,
    finder: finder === 'failed' ? null : finder,
    words: texts.trip.box,
    onText,
    onPick,
  });
  const { ref } = box.input;
  useEffect(() => {
    if (isFocused === true) ref.current?.focus();
  }, [isFocused, ref]);
  return (
    <div className="stack gap-20 shrinks">
      <TextField
        {...field}
        {...box.input}
        name={name}
        placeholder={texts.trip.placeholder}
        value={text}
        onFocus={onFocus}
        onBlur={() => {
          box.close();
          onBlur();
        }}
      />
      {box.list}
      <PlaceChoices label={texts.didYouMean} places={choices} onPick={onPick} />
      {note !== undefined && <PlaceNoteLines {...{ note, words, onState }} />}
    </div>
  );
}
