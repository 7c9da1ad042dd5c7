import type { PlaceNote } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { CheckWords } from '../load-check-texts.ts';
import { PlaceNoteLines } from './place-note-lines.tsx';
import type { TripFinder } from './trip-finder.ts';
import type { PlaceKey } from './trip-keys.ts';

type PlaceFieldProps = {
  name: PlaceKey;
  label: string;
  placeholder: string;
  hint?: string | undefined;
  /** A new field takes the focus. */
  isFocused?: boolean | undefined;
  text: string;
  finder: TripFinder | 'failed' | null;
  reading: string | undefined;
  error: string | undefined;
  note: PlaceNote | undefined;
  words: CheckWords;
  onState: (state: StateCode) => void;
  onText: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** The browser's own list of suggestions weighs nothing. */
export function PlaceField({
  onText,
  onFocus,
  onBlur,
  onState,
  name,
  text,
  finder,
  isFocused,
  note,
  words,
  ...field
}: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused === true) input.current?.focus();
  }, [isFocused]);
  const [isTyping, setTyping] = useState(false);
  const towns = !isTyping || finder === null || finder === 'failed' ? [] : finder.listTowns(text);
  return (
    <div className="shrinks">
      <TextField
        {...field}
        name={name}
        ref={input}
        list={`towns-${name}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setTyping(true);
          onText(event.target.value);
        }}
        onFocus={onFocus}
        onBlur={() => {
          setTyping(false);
          onBlur();
        }}
      />
      <datalist id={`towns-${name}`}>
        {towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
      {note !== undefined && <PlaceNoteLines {...{ note, words, onState }} />}
    </div>
  );
}
