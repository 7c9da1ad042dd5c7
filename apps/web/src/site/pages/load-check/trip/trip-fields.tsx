import type { TripPlace } from '@wideload/domain';
import { useState } from 'react';
import { findToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatFieldLabel } from '../field-problems.ts';
import type { CheckWords } from '../load-check-texts.ts';
import type { FormKey, LoadForm } from '../load-form.ts';
import { PlaceField } from './place-field.tsx';
import { formatConfirmedState } from './said-state.ts';
import type { TripAnswer } from './trip-answer.ts';
import css from './trip-fields.module.css';
import type { TripFinder } from './trip-finder.ts';
import { isStopKey, listTypedPlaces, stopKeys, type PlaceKey } from './trip-keys.ts';

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
