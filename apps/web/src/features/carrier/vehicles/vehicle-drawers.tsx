import type { Truck, Trailer } from '@wideload/contract';
import { truckRecords, trailerRecords } from '#product/account/own-records.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './vehicles.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { TruckApplicationFields, TruckFields, truckLabels } from './truck-fields.tsx';
import { useTruckForm } from './truck-form.ts';
import { trailerTypes } from '@wideload/domain';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PlateFields } from './plate-fields.tsx';
import { describeFeet, describePounds } from './vehicle-figures.ts';
import { formatVinReading } from './vin-reading.ts';
import { useTrailerForm, type TrailerField, type TrailerForm } from './trailer-form.ts';

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
      <TextField
        autoComplete="off"
        unit={texts.lb}
        optional
        {...field('emptyWeight')}
        reading={describePounds(emptyWeight)}
      />
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
