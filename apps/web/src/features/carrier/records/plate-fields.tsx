import { normalizePlate, splitPlate, isSamePlate, type Plate } from '@wideload/domain';
import type { ClipboardEvent } from 'react';
import { Controller, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { listRegionChoices } from '#product/account/region-choices.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TruckForm, TrailerForm } from './truck-form.ts';
import * as texts from './vehicles.texts.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';

/** A search finds no shorter plate. */
const shortest = 3;

/** The hint comes while the plate is looked at, without a search for each key. */
const delayMs = 300;

/** The name of another vehicle of the carrier with this plate. A failed search says nothing: it is only a hint. */
function useSamePlate(plate: Plate, ownId: string | undefined): string | null {
  const number = useDebounced(normalizePlate(plate.plateNumber), delayMs);
  const enabled = number.length >= shortest;
  const trucks = useQuery({ ...truckRecords.choicesQuery(number), enabled });
  const trailers = useQuery({ ...trailerRecords.choicesQuery(number), enabled });
  const isOther = (vehicle: Plate & { _id: string }) => vehicle._id !== ownId && isSamePlate(vehicle, plate);
  const truck = trucks.data?.items.find(isOther);
  const trailer = trailers.data?.items.find(isOther);
  if (truck !== undefined) return texts.truckNumbered(truck.internalNumber);
  return trailer === undefined ? null : texts.trailerNumbered(trailer.internalNumber);
}

type PlateValues = { plateNumber: string; plateState: string };
type PlateForm = UseFormReturn<PlateValues>;
type Props = {
  form: TruckForm | TrailerForm;
  /** Of the record that is changed. */
  ownId: string | undefined;
  labels: Record<keyof PlateValues, string>;
  isStateOptional?: boolean;
};

const regions = listRegionChoices();

/** The number of the plate, and the state, province or territory that it is from. */
export function PlateFields({ form, ownId, labels, isStateOptional = false }: Props) {
  // Cast: both forms have these two fields.
  const { register, control, setValue } = form as unknown as PlateForm;
  const { errors } = useFormState({ control });
  const [plateNumber, plateState] = useWatch({ control, name: ['plateNumber', 'plateState'] });
  const same = useSamePlate({ plateNumber, plateState }, ownId);

  /** `TX R104WL` fills both fields. */
  function takeState(event: ClipboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const plate = splitPlate(event.clipboardData.getData('text'));
    if (plate === null || !isWhole) return;
    event.preventDefault();
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('plateNumber', plate.number, options);
    setValue('plateState', plate.state, options);
  }

  /** A typed `TX R104WL` does, too, unless another state was chosen: `AB 12345` can be a plate without its state. */
  function leave(text: string) {
    const plate = splitPlate(text);
    const isTold = plate !== null && (plateState === '' || plateState === plate.state);
    setValue('plateNumber', isTold ? plate.number : normalizePlate(text), { shouldDirty: true });
    if (isTold && plateState === '') setValue('plateState', plate.state, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <>
      <TextField
        label={labels.plateNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('plateNumber', {
          onBlur: (event: { target: HTMLInputElement }) => leave(event.target.value),
        })}
        onPaste={takeState}
        error={errors.plateNumber?.message}
        reading={same === null ? '' : texts.samePlate(same)}
      />
      <Controller
        control={control}
        name="plateState"
        render={({ field, fieldState }) => (
          <Combobox
            label={labels.plateState}
            optional={isStateOptional}
            choices={regions}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
