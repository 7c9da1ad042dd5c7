import type { Truck } from '@wideload/contract';
import { truckRecords } from '#product/account/own-records.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './vehicles.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { TruckApplicationFields, TruckFields, truckLabels } from './truck-fields.tsx';
import { useTruckForm } from './truck-form.ts';

type Props = {
  truck?: Truck | undefined;
  onClose: () => void;
  onSaved: (truck: Truck) => void;
};

export function TruckDrawer({ truck, onClose, onSaved }: Props) {
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
