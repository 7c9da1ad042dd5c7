import { useQueryClient } from '@tanstack/react-query';
import type { Truck } from '@wideload/contract';
import { trucks } from '@wideload/contract/client';
import { useFormState } from 'react-hook-form';
import { call } from '../../../lib/api/api.ts';
import { useFormSave } from '../../../lib/forms/form-save.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './vehicles.texts.ts';
import { FormDrawer } from '../../../ui/overlay/form-drawer.tsx';
import { TruckFields } from './truck-fields.tsx';
import { truckLabels, useTruckForm, type TruckContent } from './truck-form.ts';
import { trucksKey } from './vehicles.queries.ts';

type Props = {
  /** The truck to change; a new one where it is left out. */
  truck?: Truck | undefined;
  onClose: () => void;
  onSaved: (truck: Truck) => void;
};

/** Adds a truck, or changes one. */
export function TruckDrawer({ truck, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const form = useTruckForm(truck);
  const { isDirty } = useFormState({ control: form.control });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: TruckContent) =>
      truck === undefined ? call(trucks.create, { body }) : call(trucks.update, { params: { id: truck._id }, body }),
    taken: { code: 'truck.exists', field: 'internalNumber' },
    labels: truckLabels,
    async onSaved(saved) {
      await client.invalidateQueries({ queryKey: trucksKey });
      toast({ tone: 'ok', text: (truck === undefined ? texts.truckAdded : texts.truckChanged)(saved.internalNumber) });
      onSaved(saved);
    },
  });
  return (
    <FormDrawer
      title={truck === undefined ? texts.addTruck : texts.editTruck}
      save={truck === undefined ? texts.addTruck : texts.saveTruck}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <TruckFields form={form} year={truck?.year} />
    </FormDrawer>
  );
}
