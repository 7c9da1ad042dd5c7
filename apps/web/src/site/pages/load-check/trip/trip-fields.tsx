import { useState } from 'react';
import { findToday } from '../../../../lib/today.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import { placeKeys, type FormKey, type LoadForm, type PlaceKey } from '../load-form.ts';
import type { TripAnswer } from './trip-answer.ts';
import type { TripFinder } from './trip-finder.ts';
import css from './trip-fields.module.css';

type Props = {
  form: LoadForm;
  texts: LoadCheckTexts;
  finder: TripFinder | 'failed' | null;
  trip: TripAnswer;
  readings: Partial<Record<PlaceKey, string>>;
  findMessage: (key: FormKey) => string | undefined;
  onInput: (changed: Partial<LoadForm>) => void;
  onFocus: () => void;
  onBlur: (key: FormKey) => void;
};

export function TripFields({ form, texts, finder, trip, readings, findMessage, onInput, onFocus, onBlur }: Props) {
  const { refusal } = trip;
  const refused = refusal === null ? undefined : placeKeys[refusal.place];
  return (
    <div className={css['fields']}>
      {placeKeys.map((key) => (
        <PlaceField
          key={key}
          name={key}
          label={texts.fields[key]}
          placeholder={texts.trip.placeholder}
          text={form[key]}
          finder={finder}
          reading={readings[key]}
          error={findMessage(key) ?? (refused === key && refusal ? texts.trip.faults[refusal.fault] : undefined)}
          onText={(text) => onInput({ [key]: text })}
          onFocus={onFocus}
          onBlur={() => onBlur(key)}
        />
      ))}
      <TextField
        label={texts.fields.leaving}
        name="leaving"
        type="date"
        hint={texts.trip.leavingHint}
        min={form.leaving === '' ? undefined : findToday()}
        value={form.leaving}
        error={findMessage('leaving')}
        onChange={(event) => onInput({ leaving: event.target.value })}
        onBlur={() => onBlur('leaving')}
      />
    </div>
  );
}

type PlaceFieldProps = {
  name: PlaceKey;
  label: string;
  placeholder: string;
  text: string;
  finder: TripFinder | 'failed' | null;
  reading: string | undefined;
  error: string | undefined;
  onText: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** The browser's own list of suggestions weighs nothing. */
function PlaceField({ name, label, placeholder, text, finder, reading, error, ...on }: PlaceFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const towns = !isTyping || finder === null || finder === 'failed' ? [] : finder.listTowns(text);
  return (
    <div className="shrinks">
      <TextField
        {...{ name, label, placeholder, reading, error }}
        list={`towns-${name}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setTyping(true);
          on.onText(event.target.value);
        }}
        onFocus={on.onFocus}
        onBlur={() => {
          setTyping(false);
          on.onBlur();
        }}
      />
      <datalist id={`towns-${name}`}>
        {towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
    </div>
  );
}
