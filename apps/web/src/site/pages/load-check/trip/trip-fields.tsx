import type { TripPlace, StateCode } from '@wideload/domain';
import { useState, useEffect } from 'react';
import { findToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatFieldLabel } from '../field-problems.ts';
import type { CheckWords } from '../load-check-texts.ts';
import type { FormKey, LoadForm } from '../load-form.ts';
import { formatConfirmedState } from './said-state.ts';
import { type TripAnswer, isStopKey, listTypedPlaces, stopKeys, type PlaceKey } from './trip-answer.ts';
import css from './trip-fields.module.css';
import type { TripFinder } from './trip-finder.ts';
import type { PlaceNote } from '@wideload/contract';
import { PlaceChoices } from '#product/trip/place-choices.tsx';
import { PlaceNoteLines } from '#product/trip/place-note-lines.tsx';
import { usePlaceBox } from '#product/trip/use-place-box.tsx';
import { useFieldIds } from '#ui/form/field.tsx';

type Props = {
  form: LoadForm;
  words: CheckWords;
  finder: TripFinder | 'failed' | null;
  trip: TripAnswer;
  readings: Partial<Record<PlaceKey, string>>;
  choices: Partial<Record<PlaceKey, readonly TripPlace[]>>;
  findMessage: (key: FormKey) => string | undefined;
  onPick: (key: PlaceKey, place: TripPlace) => void;
  onInput: (changed: Partial<LoadForm>) => void;
  onFocus: () => void;
  onBlur: (key: FormKey) => void;
};

type TripPlaceProps = {
  name: PlaceKey;
  label: string;
  hint?: string | undefined;
  /** A new field takes the focus. */
  isFocused?: boolean | undefined;
  text: string;
  finder: TripFinder | 'failed' | null;
  reading: string | undefined;
  error: string | undefined;
  /** Places that an unreadable text may mean. */
  choices: readonly TripPlace[];
  note: PlaceNote | undefined;
  words: CheckWords;
  onState: (state: StateCode) => void;
  onText: (text: string) => void;
  onPick: (place: TripPlace) => void;
  onFocus: () => void;
  onBlur: () => void;
};

function PlaceField(props: TripPlaceProps) {
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
      {note !== undefined && (
        <PlaceNoteLines note={note} words={{ ...texts.trip, stateName: words.map.stateName }} onState={onState} />
      )}
    </div>
  );
}

export function TripFields(props: Props) {
  const { form, words, finder, trip, readings, choices, findMessage, onPick, onInput, onFocus, onBlur } = props;
  const { texts } = words;
  const [added, setAdded] = useState(0);
  const { refusal } = trip;
  const typed = listTypedPlaces(form);
  const refused = refusal === null ? undefined : typed[refusal.place];
  const shown = Math.max(added, stopKeys.findLastIndex((key) => form[key].trim() !== '') + 1);
  const renderPlace = (key: PlaceKey) => (
    <PlaceField
      key={key}
      name={key}
      label={formatFieldLabel(key, texts)}
      hint={isStopKey(key) ? texts.trip.stopHint : undefined}
      isFocused={key === stopKeys[added - 1]}
      text={form[key]}
      finder={finder}
      reading={readings[key]}
      error={
        findMessage(key) ??
        (refused === key && refusal ? texts.trip.faults[refusal.fault](refusal.area ?? '') : undefined)
      }
      choices={findMessage(key) === undefined ? [] : (choices[key] ?? [])}
      note={trip.notes.find(({ place }) => typed[place] === key)}
      onState={(state) => {
        const place = trip.places?.[typed.indexOf(key)];
        if (place !== undefined) onInput({ [key]: formatConfirmedState(place, state) });
      }}
      words={words}
      onText={(text) => onInput({ [key]: text })}
      onPick={(place) => onPick(key, place)}
      onFocus={onFocus}
      onBlur={() => onBlur(key)}
    />
  );
  return (
    <>
      <div className={css['fields']}>
        {(['from', 'to'] as const).map(renderPlace)}
        {stopKeys.slice(0, shown).map(renderPlace)}
        {shown < stopKeys.length && (
          <Button size="small" className="whole-row" onClick={() => setAdded(shown + 1)}>
            {texts.trip.addStop}
          </Button>
        )}
      </div>
      <div className={css['departure']}>
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
        <TextField
          label={texts.fields.hour}
          name="hour"
          type="time"
          hint={texts.trip.hourHint}
          value={form.hour}
          error={findMessage('hour')}
          onChange={(event) => onInput({ hour: event.target.value })}
          onBlur={() => onBlur('hour')}
        />
      </div>
    </>
  );
}
