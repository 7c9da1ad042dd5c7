import { findUnitOfPermit, isPermitSettled, stateName, type TripPlace } from '@wideload/domain';
import { useState, useRef } from 'react';
import { DayRange } from '#product/permit/day-range.tsx';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { TrailerPicker, TruckPicker } from '#product/unit/vehicle-pickers.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { toPermitForm, toPermitPath, type PermitForm } from './change-form.ts';
import type { PartProps } from './change-quote.tsx';
import { createVehicleQueries } from './changes.queries.ts';
import * as texts from './changes.texts.ts';
import { Checkbox, CheckboxList } from '#ui/form/checkbox.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { PlaceField } from '../../trip/place-field.tsx';
import { fetchReading, usePlaceMeaning } from '../../trip/place-query.ts';
import { reading, toLeftText, type LeftText } from '../../trip/place.texts.ts';

const titles = { start: texts.firstDayOfPermit, end: texts.lastDayOfPermit };

type Props = {
  label: string;
  name: string;
  place: TripPlace | null;
  error: string | undefined;
  /** Null while a typed text is no place. */
  onPlace: (place: TripPlace | null) => void;
};

/** A place of a paid order. What is typed is read when the field is left. */
export function ReadPlaceField({ label, name, place, error, onPlace }: Props) {
  const client = useQueryClient();
  const [unread, setUnread] = useState<LeftText | null>(null);
  const newest = useRef(0);
  const meaning = usePlaceMeaning(place?.label === '' ? null : place);

  function put(next: TripPlace | null) {
    newest.current += 1;
    setUnread(null);
    onPlace(next);
  }

  async function take(text: string) {
    newest.current += 1;
    const own = newest.current;
    setUnread({ text, message: reading });
    onPlace(null);
    const found = await fetchReading(client, text);
    // Something else was typed or picked meanwhile.
    if (own !== newest.current) return;
    if (found?.is === 'point') put(found.place);
    else setUnread(toLeftText(text, found));
  }

  return (
    <PlaceField
      label={label}
      name={name}
      value={place === null ? '' : place.label || `${place.lat}, ${place.lng}`}
      left={unread?.text}
      choices={unread?.choices}
      error={unread === null ? error : unread.message}
      reading={unread === null ? meaning : undefined}
      onPick={put}
      onTake={(text) => void take(text)}
      onClear={() => put(null)}
    />
  );
}

/** The days, places and vehicles of one permit at a time, which then no longer follow those of the order. */
export function ChangedPermit({ order, form, lists, put, findError }: PartProps) {
  const live = order.permits.filter(({ status }) => status !== 'voided');
  // Most often a permit is corrected before it is filed.
  const [id, setId] = useState((live.find(({ status }) => !isPermitSettled(status)) ?? live[0])?._id ?? '');
  const permit = live.find(({ _id }) => _id === id);
  const choices = live.map((one) => ({
    value: one._id,
    label: texts.permitOf(stateName(one.state), findUnitNumber(order.units, one)),
  }));
  const value = permit === undefined ? null : (form.permits[id] ?? toPermitForm(order, permit));
  const putParts = (parts: Partial<PermitForm>) =>
    value !== null && put({ permits: { ...form.permits, [id]: { ...value, ...parts } } });
  const unit = permit && findUnitOfPermit(order.units, permit);
  const findVehicles = createVehicleQueries(order);
  const field = (path: string) => {
    const name = toPermitPath(id, path);
    return { name, error: findError(name), onBlur: () => undefined, nothing: texts.noVehicle };
  };
  const names = { start: toPermitPath(id, 'start'), end: toPermitPath(id, 'end') };
  return (
    <div className="stack gap-20 above-12">
      <p>{texts.permitIntro}</p>
      <Combobox label={texts.whichPermit} name="permit" choices={choices} value={id} onChange={setId} />
      {value !== null && (
        <div key={id} className="stack gap-20">
          <DayRange titles={titles} names={names} value={value} findError={findError} onChange={putParts} />
          <FieldGrid columns={1}>
            {(['origin', 'destination'] as const).map((end) => (
              <ReadPlaceField
                key={end}
                label={texts[end]}
                name={toPermitPath(id, end)}
                place={value[end]}
                error={findError(toPermitPath(id, end))}
                onPlace={(place) => putParts({ [end]: place })}
              />
            ))}
            <TruckPicker
              {...field('truckId')}
              chosenId={value.truckId}
              kept={unit?.truck ?? null}
              toQuery={findVehicles('trucks', lists.findTrucks)}
              onChoose={(truckId) => putParts({ truckId })}
            />
            <TrailerPicker
              {...field('trailerId')}
              chosenId={value.trailerId}
              kept={unit?.trailer ?? null}
              toQuery={findVehicles('trailers', lists.findTrailers)}
              onChoose={(trailerId) => putParts({ trailerId })}
            />
          </FieldGrid>
        </div>
      )}
    </div>
  );
}

export function CanceledPermits({ order, form: { canceled }, put }: PartProps) {
  const live = order.permits.filter(({ status }) => status !== 'voided');
  const all = live.map(({ _id }) => _id);
  const isAll = all.every((id) => canceled.includes(id));
  return (
    <div className="stack gap-8 above-12">
      <p>{texts.cancelIntro}</p>
      <CheckboxList>
        {live.map((permit) => (
          <Checkbox
            key={permit._id}
            name={`cancel.${permit._id}`}
            label={texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit))}
            checked={canceled.includes(permit._id)}
            onChange={({ target }) =>
              put({
                canceled: target.checked ? [...canceled, permit._id] : canceled.filter((one) => one !== permit._id),
              })
            }
          />
        ))}
        <Checkbox
          name="cancel.all"
          label={texts.cancelAll}
          checked={isAll}
          onChange={({ target }) => put({ canceled: target.checked ? all : [] })}
        />
      </CheckboxList>
    </div>
  );
}
