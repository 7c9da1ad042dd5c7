import { normalizePlate, splitPlate } from '@wideload/domain';
import type { ClipboardEvent } from 'react';
import { Controller, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { listRegionChoices } from '#product/account/region-choices.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TrailerForm } from './trailer-form.ts';
import * as texts from './vehicles.texts.ts';
import type { TruckForm } from './truck-form.ts';
import { useSamePlate } from './use-same-plate.ts';

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
  return (
    <>
      <TextField
        label={labels.plateNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('plateNumber', {
          onBlur: (event: { target: HTMLInputElement }) =>
            setValue('plateNumber', normalizePlate(event.target.value), { shouldDirty: true }),
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
