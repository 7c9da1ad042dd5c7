import type { Trailer, Truck } from '@wideload/contract';
import { trailerTypeLabel } from '@wideload/domain';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { useOwnChoices } from '../../use-own-choices.ts';
import { trailerChoicesQuery, truckChoicesQuery } from '../../wizard.queries.ts';

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
  const { items, failure, onSearch } = useOwnChoices<Omit<Truck, 'createdAt'>, Truck>(truckChoicesQuery, chosen);
  const choices = useMemo(() => items.map(truckChoice), [items]);
  return (
    <Combobox
      {...field}
      label="Truck"
      choices={choices}
      value={truckId ?? ''}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onSearch={onSearch}
      error={error ?? failure}
      placeholder="Number, make, plate or VIN"
      nothing="None of your trucks matches"
      action={
        <Button look="link" onClick={onAdd}>
          Add truck
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
  const { items, failure, onSearch } = useOwnChoices<Omit<Trailer, 'createdAt'>, Trailer>(trailerChoicesQuery, chosen);
  const choices = useMemo(() => items.map(trailerChoice), [items]);
  return (
    <Combobox
      {...field}
      label="Trailer"
      choices={choices}
      value={trailerId ?? ''}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onSearch={onSearch}
      error={error ?? failure}
      placeholder="Number, type, plate or VIN"
      nothing="None of your trailers matches"
      action={
        <Button look="link" onClick={onAdd}>
          Add trailer
        </Button>
      }
    />
  );
}

function truckChoice({
  _id,
  internalNumber,
  make,
  model,
  plateState,
  plateNumber,
  vinCode,
  year,
}: Omit<Truck, 'createdAt'>) {
  const detail = `${year}, plate ${plateState} ${plateNumber}, VIN ${vinCode}`;
  return { value: _id, label: `${internalNumber}, ${make} ${model}`, detail };
}

function trailerChoice({ _id, internalNumber, type, length, plateNumber, vinCode }: Omit<Trailer, 'createdAt'>) {
  const detail = `${length} ft, plate ${plateNumber}, VIN ${vinCode}`;
  return { value: _id, label: `${internalNumber}, ${trailerTypeLabel(type)}`, detail };
}
