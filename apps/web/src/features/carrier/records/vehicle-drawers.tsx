import '#lib/forms/number-words.ts';
import type { Truck, Trailer } from '@wideload/contract';
import { truckRecords, trailerRecords } from '#product/account/own-records.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './vehicles.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import {
  useTruckForm,
  fillFromVin,
  type TruckField,
  type TruckForm,
  useTrailerForm,
  type TrailerField,
  type TrailerForm,
  describeFeet,
  describePounds,
  formatVinReading,
  readVin,
  useYearChoices,
} from './truck-form.ts';
import { trailerTypes, truckMakes, yesNo } from '@wideload/domain';
import { useState } from 'react';
import { useFormState, useWatch, Controller } from 'react-hook-form';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PlateFields } from './plate-fields.tsx';
import { Combobox, type Choice } from '#ui/form/combobox.tsx';
import { FoldedFields } from '#ui/form/folded-fields.tsx';

const truckLabels: Record<TruckField, string> = {
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
const truckTypes = [{ value: 'truck', label: texts.truck }];
const apportioned = yesNo.map((answer) => ({ value: answer, label: answer }));
const makes = truckMakes.map((make) => ({ value: make, label: make }));

type Props = { form: TruckForm; truck: Truck | undefined };

function TruckFields({ form, truck }: Props) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [currentYear] = useState(() => new Date().getFullYear());
  const [given, setGiven] = useState(() => readVin(truck?.vinCode ?? '', currentYear));
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
      <SelectField options={truckTypes} {...field('type')} />
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('vinCode')}
        {...register('vinCode', { onChange: () => setGiven(fillFromVin(form, given, currentYear)) })}
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
function TruckApplicationFields({ form: { register, control, getValues } }: Pick<Props, 'form'>) {
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
        <TextField unit={texts.lb} {...field('emptyWeight')} reading={describePounds(emptyWeight)} />
        <TextField unit={texts.lb} hint={texts.gvwrHint} {...field('gvwr')} reading={describePounds(gvwr)} />
        <TextField type="date" autoComplete="off" {...field('plateExpiry')} />
        <SelectField options={apportioned} placeholder={texts.notChosen} {...field('irp')} />
        <TextField autoComplete="off" hint={texts.tireSizeHint} {...field('tireSize')} />
      </FieldGrid>
    </FoldedFields>
  );
}

type TruckProps = {
  truck?: Truck | undefined;
  onClose: () => void;
  onSaved: (truck: Truck) => void;
};

export function TruckDrawer({ truck, onClose, onSaved }: TruckProps) {
  const form = useTruckForm(truck);
  const { drawer } = useRecordForm(form, {
    save: (body) => truckRecords.save(truck?._id, body),
    stale: truckRecords.key,
    successText: ({ internalNumber }) => (truck === undefined ? texts.truckAdded : texts.truckChanged)(internalNumber),
    taken: { code: 'truck.exists', field: 'internalNumber' },
    labels: truckLabels,
    isChange: truck !== undefined,
    onSaved,
  });
  return (
    <FormDrawer
      title={truck === undefined ? texts.addTruck : texts.editTruck}
      save={truck === undefined ? texts.addTruck : texts.saveTruck}
      onClose={onClose}
      {...drawer}
    >
      <TruckFields form={form} truck={truck} />
      <TruckApplicationFields form={form} />
    </FormDrawer>
  );
}

const trailerLabels: Record<TrailerField, string> = {
  internalNumber: texts.internalNumber,
  type: 'Type',
  vinCode: texts.vin,
  plateNumber: texts.plateNumber,
  plateState: texts.plateState,
  length: texts.length,
  year: texts.year,
  make: texts.make,
  emptyWeight: texts.emptyWeight,
  tireSize: texts.tireSize,
};
const types = trailerTypes.map(({ key, label }) => ({ value: key, label }));

function TrailerFields({ form, ownId }: { form: TrailerForm; ownId: string | undefined }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [currentYear] = useState(() => new Date().getFullYear());
  const [vin, length, emptyWeight] = useWatch({ control, name: ['vinCode', 'length', 'emptyWeight'] });
  const field = (name: TrailerField) => ({
    ...register(name),
    label: trailerLabels[name],
    error: errors[name]?.message,
  });
  return (
    <FieldGrid>
      <TextField autoComplete="off" {...field('internalNumber')} />
      <SelectField options={types} placeholder={texts.chooseAType} {...field('type')} />
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('vinCode')}
        className="whole-row"
        reading={formatVinReading(vin, { kind: 'trailer', year: null }, currentYear)}
      />
      <PlateFields form={form} ownId={ownId} labels={trailerLabels} isStateOptional />
      <TextField unit={texts.ft} hint={texts.wholeFeet} {...field('length')} reading={describeFeet(length)} />
      <TextField autoComplete="off" inputMode="numeric" optional {...field('year')} />
      <TextField autoComplete="off" optional {...field('make')} />
      <TextField unit={texts.lb} optional {...field('emptyWeight')} reading={describePounds(emptyWeight)} />
      <TextField autoComplete="off" hint={texts.tireSizeHint} optional {...field('tireSize')} />
    </FieldGrid>
  );
}

type TrailerProps = {
  trailer?: Trailer | undefined;
  onClose: () => void;
  onSaved: (trailer: Trailer) => void;
};

export function TrailerDrawer({ trailer, onClose, onSaved }: TrailerProps) {
  const form = useTrailerForm(trailer);
  const { drawer } = useRecordForm(form, {
    save: (body) => trailerRecords.save(trailer?._id, body),
    stale: trailerRecords.key,
    successText: ({ internalNumber }) =>
      (trailer === undefined ? texts.trailerAdded : texts.trailerChanged)(internalNumber),
    taken: { code: 'trailer.exists', field: 'internalNumber' },
    labels: trailerLabels,
    isChange: trailer !== undefined,
    onSaved,
  });
  return (
    <FormDrawer
      title={trailer === undefined ? texts.addTrailer : texts.editTrailer}
      save={trailer === undefined ? texts.addTrailer : texts.saveTrailer}
      onClose={onClose}
      {...drawer}
    >
      <TrailerFields form={form} ownId={trailer?._id} />
    </FormDrawer>
  );
}
