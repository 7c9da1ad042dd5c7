import type { UseQueryOptions } from '@tanstack/react-query';
import type { Trailer, Truck } from '@wideload/contract';
import { formatPlate, getTrailerTypeLabel, loadTypes, type LoadType } from '@wideload/domain';
import { useMemo, type ReactNode } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { Combobox, type Choice } from '#ui/form/combobox.tsx';
import { useFoundChoices } from '#ui/form/use-found-choices.ts';
import * as texts from './unit-form.texts.ts';
import { trailer as trailerLabel, truck as truckLabel, loadType } from './unit.texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';

type ListedTruck = Omit<Truck, 'createdAt'>;
type ListedTrailer = Omit<Trailer, 'createdAt'>;

type PickerProps<Vehicle, Answer> = {
  name: string;
  error: string | undefined;
  onBlur: () => void;
  chosenId: string | null;
  /** The order's snapshot, which stays available after its deletion from the list. */
  kept: Vehicle | null;
  toQuery: (search: string) => UseQueryOptions<Answer, ApiProblem, { items: Vehicle[]; total: number }>;
  nothing: string;
  action?: ReactNode;
  onChoose: (id: string | null) => void;
};

export function TruckPicker<Answer>(props: PickerProps<ListedTruck, Answer>) {
  return <VehiclePicker {...props} label={truckLabel} placeholder={texts.truckPlaceholder} toChoice={toTruckChoice} />;
}

export function TrailerPicker<Answer>(props: PickerProps<ListedTrailer, Answer>) {
  return (
    <VehiclePicker {...props} label={trailerLabel} placeholder={texts.trailerPlaceholder} toChoice={toTrailerChoice} />
  );
}

type VehiclePickerProps<Vehicle, Answer> = PickerProps<Vehicle, Answer> & {
  label: string;
  placeholder: string;
  toChoice: (vehicle: Vehicle) => Choice;
};

function VehiclePicker<Vehicle extends { _id: string }, Answer>(props: VehiclePickerProps<Vehicle, Answer>) {
  const { chosenId, kept, toQuery, toChoice, error, onChoose, ...field } = props;
  const { items, failure, onSearch } = useFoundChoices<Vehicle, Vehicle, Answer>(toQuery, kept);
  const choices = useMemo(() => items.map(toChoice), [items, toChoice]);
  return (
    <Combobox
      {...field}
      choices={choices}
      value={chosenId ?? ''}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onSearch={onSearch}
      {...(error === undefined ? failure : { error })}
    />
  );
}

function toTruckChoice({ _id, internalNumber, make, model, ...detail }: ListedTruck) {
  return {
    value: _id,
    label: `${internalNumber}, ${make} ${model}`,
    detail: texts.truckDetail({ ...detail, plate: formatPlate(detail) }),
  };
}

function toTrailerChoice({ _id, internalNumber, type, ...detail }: ListedTrailer) {
  const label = `${internalNumber}, ${getTrailerTypeLabel(type)}`;
  return { value: _id, label, detail: texts.trailerDetail({ ...detail, plate: formatPlate(detail) }) };
}

const options = loadTypes.map(({ key, label }) => ({ value: key, label }));

type LoadTypeFieldProps = {
  name: string;
  error: string | undefined;
  onBlur: () => void;
  value: LoadType | null;
  onChoose: (loadType: LoadType | null) => void;
};

export function LoadTypeField({ value, onChoose, ...field }: LoadTypeFieldProps) {
  return (
    <SelectField
      {...field}
      label={loadType}
      options={options}
      placeholder={texts.selectLoadType}
      value={value ?? ''}
      onChange={(event) => onChoose(loadTypes.find(({ key }) => key === event.target.value)?.key ?? null)}
    />
  );
}
