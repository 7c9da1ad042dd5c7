import type { StateCode, TripPlace } from '@wideload/domain';
import { useState, type KeyboardEvent } from 'react';
import { useFieldIds, type FieldProps } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PlaceChoices } from './place-choices.tsx';
import { placeFinder } from './place-finder.ts';
import * as texts from './place.texts.ts';
import { usePlaceBox } from './use-place-box.tsx';

export type PlaceFieldProps = Omit<FieldProps, 'hint'> & {
  name?: string | undefined;
  /** The name of the chosen place. */
  value: string;
  /** A text that is being read or could not be: it stays in the field. */
  left?: string | undefined;
  /** The places that the text may mean. */
  choices?: readonly TripPlace[] | undefined;
  /** Its places are suggested first. */
  state?: StateCode | null;
  placeholder?: string;
  onPick: (place: TripPlace) => void;
  /** A text to read, on Enter or when the field is left. */
  onTake: (text: string) => void;
  onClear?: () => void;
  onType?: () => void;
};

const noChoices: readonly TripPlace[] = [];

/** A field for a town, a ZIP code, an address, coordinates or a link of a map. */
export function PlaceField({
  value,
  left,
  choices = noChoices,
  state = null,
  onPick,
  onTake,
  onClear,
  onType,
  ...field
}: PlaceFieldProps) {
  const ids = useFieldIds({ name: field.name });
  const [typed, setTyped] = useState<string | null>(null);
  const [knownValue, setKnownValue] = useState(value);
  // A place that came from elsewhere, such as a map, replaces the typed text.
  if (value !== knownValue) {
    setKnownValue(value);
    setTyped(null);
  }
  const text = typed ?? left ?? value;
  const box = usePlaceBox({
    id: ids.id,
    labelId: ids.label,
    text,
    finder: placeFinder,
    state,
    words: texts.boxWords,
    onText(next) {
      setTyped(next);
      onType?.();
    },
    onPick: choose,
  });

  function choose(place: TripPlace) {
    setTyped(null);
    onPick(place);
  }
  function take(text: string) {
    box.close();
    setTyped(null);
    if (text.trim() !== '') onTake(text.trim());
    else if (value !== '') onClear?.();
  }
  function press(event: KeyboardEvent) {
    box.input.onKeyDown(event);
    const open = typed ?? left;
    if (event.key !== 'Enter' || event.defaultPrevented || open === undefined) return;
    // The text is read before the form goes on.
    event.preventDefault();
    take(open);
  }

  return (
    <div className="stack gap-20 shrinks">
      <TextField
        {...field}
        {...box.input}
        value={text}
        onKeyDown={press}
        onBlur={() => (typed === null ? box.close() : take(typed))}
      />
      {box.list}
      <PlaceChoices label={texts.choicesOf(text)} places={choices} onPick={choose} />
    </div>
  );
}
