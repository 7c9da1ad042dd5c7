import {
  isOrderable,
  isStateCode,
  stateCodes,
  stateName,
  type StateCode,
  type TripPlace,
  addDays,
  type Day,
} from '@wideload/domain';
import { Checkbox, CheckboxList } from '#ui/form/checkbox.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { findUnitNumber } from '../../permit/unit-number.ts';
import { listReplaceable, toPlacePath } from './change-form.ts';
import type { PartProps } from './change-quote.tsx';
import * as texts from './changes.texts.ts';
import { maxTripPlaces } from '@wideload/contract/client';
import { Button } from '#ui/button.tsx';
import { ReadPlaceField } from './changed-permit.tsx';
import { useState } from 'react';
import { findToday } from '#lib/today.ts';
import { formatWeekdayAndDay } from '../../permit/format-day.ts';
import { parseTypedDay } from '../../permit/typed-day.ts';
import { DateField, DayCalendar } from '#ui/form/date-field.tsx';

/** The states in travel order: one more after any of them, or one less. */
export function ChangedStates({ order, form: { states, again }, put, findError }: PartProps) {
  const added = states.filter((state) => !order.jurisdictions.includes(state));
  const choices = stateCodes
    .filter((state) => isOrderable(state) && !states.includes(state))
    .map((state) => ({ value: state, label: `${stateName(state)} (${state})`, find: stateName(state) }));
  const add = (state: string) => isStateCode(state) && put({ states: [...states, state] });
  // A state that is selected again returns to its place.
  const toggle = (state: StateCode, isWanted: boolean) => {
    const others = states.filter((one) => one !== state);
    const before = order.jurisdictions
      .slice(0, order.jurisdictions.indexOf(state))
      .findLast((one) => others.includes(one));
    const at = before === undefined ? 0 : others.indexOf(before) + 1;
    put({ states: isWanted ? others.toSpliced(at, 0, state) : others });
  };
  const move = (state: StateCode, after: string) => {
    const others = states.filter((one) => one !== state);
    put({ states: others.toSpliced(isStateCode(after) ? others.indexOf(after) + 1 : 0, 0, state) });
  };
  return (
    <div className="stack gap-12 above-12">
      <p>{texts.statesIntro}</p>
      <CheckboxList>
        {order.jurisdictions.map((state) => (
          <Checkbox
            key={state}
            name={`states.${state}`}
            label={stateName(state)}
            checked={states.includes(state)}
            error={states.length === 0 && state === order.jurisdictions[0] ? findError('states') : undefined}
            onChange={({ target }) => toggle(state, target.checked)}
          />
        ))}
      </CheckboxList>
      {added.map((state) => (
        <div key={state} className="stack gap-8">
          <Checkbox
            name={`states.${state}`}
            label={texts.addedState(stateName(state))}
            checked
            onChange={() => put({ states: states.filter((one) => one !== state) })}
          />
          <Combobox
            label={texts.afterWhich(stateName(state))}
            name={`after.${state}`}
            choices={states.filter((one) => one !== state).map((one) => ({ value: one, label: stateName(one) }))}
            value={states[states.indexOf(state) - 1] ?? ''}
            placeholder={texts.firstOfAll}
            onChange={(after) => move(state, after)}
          />
        </div>
      ))}
      {listReplaceable(order).map((permit) => (
        <Checkbox
          key={permit._id}
          name={`again.${permit._id}`}
          label={texts.requestAgain(texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit)))}
          checked={again.includes(permit._id)}
          onChange={({ target }) =>
            put({ again: target.checked ? [...again, permit._id] : again.filter((one) => one !== permit._id) })
          }
        />
      ))}
      <Combobox
        label={texts.addState}
        name="addState"
        choices={choices}
        value=""
        placeholder={texts.findState}
        onChange={add}
      />
    </div>
  );
}

/** The places of the trip, in travel order. */
export function ChangedPlaces({ form: { places }, put, findError }: PartProps) {
  const last = places.length - 1;
  const putPlace = (index: number, place: TripPlace | null) =>
    put({ places: places.map((one, at) => (at === index ? place : one)) });
  const label = (index: number) => (index === 0 ? texts.from : index === last ? texts.to : texts.stop(index));
  return (
    <div className="stack gap-20 above-12">
      <p>{texts.placesIntro}</p>
      {places.map((place, index) => (
        <div key={index === last ? 'last' : index} className="stack gap-8">
          <ReadPlaceField
            label={label(index)}
            name={toPlacePath(index)}
            place={place}
            error={findError(toPlacePath(index))}
            onPlace={(next) => putPlace(index, next)}
          />
          {index > 0 && index < last && (
            <Button
              size="small"
              aria-label={texts.removeStopOf(label(index))}
              onClick={() => put({ places: places.filter((_, at) => at !== index) })}
            >
              {texts.removeStop}
            </Button>
          )}
        </div>
      ))}
      {places.length < maxTripPlaces && (
        <Button size="small" onClick={() => put({ places: [...places.slice(0, last), null, ...places.slice(last)] })}>
          {texts.addStop}
        </Button>
      )}
    </div>
  );
}

/** The day on which the move begins: every departure and every permit moves with it. */
export function ChangedDays({ form, put, findError }: PartProps) {
  const [isPicking, setPicking] = useState(false);
  const today = findToday();
  const day = parseTypedDay(form.firstDay);
  const putDay = (next: Day) => put({ firstDay: next });
  return (
    <div className="stack gap-12 above-12">
      <p>{texts.daysIntro}</p>
      <div className="stack gap-20">
        <DateField
          label={texts.firstDay}
          name="firstDay"
          value={form.firstDay}
          today={today}
          reading={day === null ? undefined : formatWeekdayAndDay(day)}
          error={findError('firstDay')}
          onText={(firstDay) => put({ firstDay })}
          onDay={putDay}
          calendar={{ label: texts.pickFirstDay, onOpen: () => setPicking(true) }}
        />
        {day !== null && (
          <div className="cluster gap-8">
            {day > today && (
              <Button size="small" onClick={() => putDay(addDays(day, -1))}>
                {texts.dayEarlier}
              </Button>
            )}
            <Button size="small" onClick={() => putDay(addDays(day, 1))}>
              {texts.dayLater}
            </Button>
          </div>
        )}
        {isPicking && (
          <DayCalendar
            title={texts.firstDay}
            day={day}
            today={today}
            onPick={putDay}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
    </div>
  );
}
