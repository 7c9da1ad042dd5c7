import type { Trailer, Truck } from '@wideload/contract';
import { trailerTypeLabel } from '@wideload/domain';
import { useMemo } from 'react';
import { trailerRecords, truckRecords } from '../../../../../product/records/own-records.ts';
import * as texts from '../vehicles-step.texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Combobox } from '../../../../../ui/combobox/combobox.tsx';
import { useFoundChoices } from '../../../../../ui/combobox/use-found-choices.ts';

type PickerProps<T> = {
  name: string;
  error: string | undefined;
  /** The order's own snapshot, which may since have been deleted from its list. */
  stored: Omit<T, 'createdAt'> | null;
  onChoose: (id: string | null) => void;
  onBlur: () => void;
  onAdd: () => void;
};

/** One of the own trucks, found by number, make, plate or VIN. */
export function TruckPicker({
  truckId,
  stored,
  onChoose,
  onAdd,
  error,
  ...field
}: PickerProps<Truck> & { truckId: string | null }) {
  const chosen = stored?._id === truckId ? stored : null;
  const { items, failure, onSearch } = useFoundChoices<Omit<Truck, 'createdAt'>, Truck>(
    truckRecords.choicesQuery,
    chosen,
  );
  const choices = useMemo(() => items.map(truckChoice), [items]);
  return (
    <Combobox
      {...field}
      label={texts.truck}
      choices={choices}
      value={truckId ?? ''}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onSearch={onSearch}
      error={error ?? failure}
      placeholder={texts.truckPlaceholder}
      nothing={texts.noTruckMatches}
      action={
        <Button look="link" onClick={onAdd}>
          {texts.addTruck}
        </Button>
      }
    />
  );
}

/** One of the own trailers, found by number, type, plate or VIN. */
export function TrailerPicker({
  trailerId,
  stored,
  onChoose,
  onAdd,
  error,
  ...field
}: PickerProps<Trailer> & { trailerId: string | null }) {
  const chosen = stored?._id === trailerId ? stored : null;
  const { items, failure, onSearch } = useFoundChoices<Omit<Trailer, 'createdAt'>, Trailer>(
    trailerRecords.choicesQuery,
    chosen,
  );
  const choices = useMemo(() => items.map(trailerChoice), [items]);
  return (
    <Combobox
      {...field}
      label={texts.trailer}
      choices={choices}
      value={trailerId ?? ''}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onSearch={onSearch}
      error={error ?? failure}
      placeholder={texts.trailerPlaceholder}
      nothing={texts.noTrailerMatches}
      action={
        <Button look="link" onClick={onAdd}>
          {texts.addTrailer}
        </Button>
      }
    />
  );
}

function truckChoice({ _id, internalNumber, make, model, ...detail }: Omit<Truck, 'createdAt'>) {
  return { value: _id, label: `${internalNumber}, ${make} ${model}`, detail: texts.truckDetail(detail) };
}

function trailerChoice({ _id, internalNumber, type, ...detail }: Omit<Trailer, 'createdAt'>) {
  return { value: _id, label: `${internalNumber}, ${trailerTypeLabel(type)}`, detail: texts.trailerDetail(detail) };
}
