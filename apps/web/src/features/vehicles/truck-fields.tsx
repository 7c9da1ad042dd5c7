import { stateCodes, stateName, truckMakes, truckYears } from '@wideload/domain';
import { useMemo } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { Combobox, type Choice } from '../../ui/combobox.tsx';
import { FieldGrid } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TruckForm, TruckValues } from './truck-form.ts';

const types = [{ value: 'truck', label: 'Truck' }];
const makes = truckMakes.map((make) => ({ value: make, label: make }));
const states = stateCodes.map((code) => ({ value: code, label: stateName(code), find: code }));

/** The last 40 years, and the truck's own where it is older. */
function useYearChoices(own: number | undefined): Choice[] {
  return useMemo(() => {
    const years = truckYears(new Date().getFullYear());
    const all = own === undefined || years.includes(own) ? years : [...years, own];
    return all.map((year) => ({ value: String(year), label: String(year) }));
  }, [own]);
}

type Props = { form: TruckForm; year: number | undefined };

export function TruckFields({ form: { register, control }, year }: Props) {
  const { errors } = useFormState({ control });
  const field = (name: keyof TruckValues) => ({ ...register(name), error: errors[name]?.message });
  const choose = (name: 'make' | 'year' | 'plateState', label: string, choices: readonly Choice[]) => (
    <Controller
      control={control}
      name={name}
      render={({ field: own, fieldState }) => (
        <Combobox label={label} choices={choices} {...own} error={fieldState.error?.message} />
      )}
    />
  );
  return (
    <FieldGrid>
      <TextField label="Power unit number" autoComplete="off" {...field('internalNumber')} />
      <SelectField label="Type" options={types} {...field('type')} />
      <TextField label="VIN" autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('vinCode')} />
      {choose('make', 'Make', makes)}
      <TextField label="Model" autoComplete="off" {...field('model')} />
      {choose('year', 'Year', useYearChoices(year))}
      <TextField
        label="Plate number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('plateNumber')}
      />
      {choose('plateState', 'Plate state', states)}
      <TextField label="Registered weight" unit="lb" inputMode="numeric" {...field('registeredWeight')} />
    </FieldGrid>
  );
}
