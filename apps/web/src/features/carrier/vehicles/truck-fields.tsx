import type { Truck } from '@wideload/contract';
import { truckMakes, listTruckYears, yesNo } from '@wideload/domain';
import { useMemo, useState } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import * as texts from './vehicles.texts.ts';
import { Combobox, type Choice } from '#ui/form/combobox.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PlateFields } from './plate-fields.tsx';
import { fillFromVin, type TruckField, type TruckForm } from './truck-form.ts';
import { describePounds } from './vehicle-figures.ts';
import { formatVinReading } from './vin-reading.ts';

export const truckLabels: Record<TruckField, string> = {
  internalNumber: texts.powerUnitNumber,
  type: 'Type',
  vinCode: texts.vin,
  make: texts.make,
  model: texts.model,
  year: 'Year',
  plateNumber: texts.plateNumber,
  plateState: texts.plateState,
  registeredWeight: texts.registeredWeight,
  emptyWeight: texts.emptyWeight,
  gvwr: texts.gvwr,
  plateExpiry: texts.plateExpiry,
  irp: texts.irp,
  tireSize: texts.tireSize,
};
const types = [{ value: 'truck', label: texts.truck }];
const apportioned = yesNo.map((answer) => ({ value: answer, label: answer }));
const makes = truckMakes.map((make) => ({ value: make, label: make }));

function useYearChoices(own: number | undefined, currentYear: number): Choice[] {
  return useMemo(() => {
    const years = listTruckYears(currentYear);
    const all = own === undefined || years.includes(own) ? years : [...years, own];
    return all.map((year) => ({ value: String(year), label: String(year) }));
  }, [own, currentYear]);
}

type Props = { form: TruckForm; truck: Truck | undefined };

export function TruckFields({ form, truck }: Props) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [currentYear] = useState(() => new Date().getFullYear());
  const years = useYearChoices(truck?.year, currentYear);
  const [vin, typedYear, weight] = useWatch({ control, name: ['vinCode', 'year', 'registeredWeight'] });
  const field = (name: TruckField) => ({
    ...register(name),
    label: truckLabels[name],
    error: errors[name]?.message,
  });
  const choose = (name: 'make' | 'year', choices: readonly Choice[]) => (
    <Controller
      control={control}
      name={name}
      render={({ field: own, fieldState }) => (
        <Combobox label={truckLabels[name]} choices={choices} {...own} error={fieldState.error?.message} />
      )}
    />
  );
  return (
    <FieldGrid>
      <TextField autoComplete="off" {...field('internalNumber')} />
      <SelectField options={types} {...field('type')} />
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('vinCode')}
        {...register('vinCode', { onChange: () => fillFromVin(form, currentYear) })}
        className="whole-row"
        reading={formatVinReading(
          vin,
          { kind: 'truck', year: typedYear === '' ? null : Number(typedYear) },
          currentYear,
        )}
      />
      {choose('make', makes)}
      <TextField autoComplete="off" {...field('model')} />
      {choose('year', years)}
      <PlateFields form={form} ownId={truck?._id} labels={truckLabels} />
      <TextField
        unit={texts.lb}
        hint={texts.anyWeight}
        {...field('registeredWeight')}
        reading={describePounds(weight)}
      />
    </FieldGrid>
  );
}

const applicationFields = ['emptyWeight', 'gvwr', 'plateExpiry', 'irp', 'tireSize'] as const satisfies TruckField[];

/** Folded until something was given: most states ask for none of it. */
export function TruckApplicationFields({ form: { register, control, getValues } }: Pick<Props, 'form'>) {
  const { errors } = useFormState({ control });
  const [emptyWeight, gvwr] = useWatch({ control, name: ['emptyWeight', 'gvwr'] });
  const isOpen = applicationFields.some((name) => getValues(name) !== '' || errors[name] !== undefined);
  const field = (name: (typeof applicationFields)[number]) => ({
    ...register(name),
    label: truckLabels[name],
    optional: true,
    error: errors[name]?.message,
  });
  return (
    <FoldedFields title={texts.stateApplications} hint={texts.stateApplicationsHint} isOpen={isOpen}>
      <FieldGrid>
        <TextField autoComplete="off" unit={texts.lb} {...field('emptyWeight')} reading={describePounds(emptyWeight)} />
        <TextField
          autoComplete="off"
          unit={texts.lb}
          hint={texts.gvwrHint}
          {...field('gvwr')}
          reading={describePounds(gvwr)}
        />
        <TextField type="date" autoComplete="off" {...field('plateExpiry')} />
        <SelectField options={apportioned} placeholder={texts.notChosen} {...field('irp')} />
        <TextField autoComplete="off" hint={texts.tireSizeHint} {...field('tireSize')} />
      </FieldGrid>
    </FoldedFields>
  );
}
