import type { DraftStore } from './draft/draft-store.ts';
import { toCompanyFacts } from './forms/order-form.ts';
import type { WizardSlots } from './wizard-slots.ts';
import type { UnitForm } from '../../product/unit/unit-form.ts';

export type RecordKind = 'company' | 'truck' | 'trailer';

type AddRecordProps = {
  kind: RecordKind;
  /** The unit that gets the truck or the trailer. */
  unit: string | null;
  store: DraftStore;
  slots: WizardSlots;
  onClose: () => void;
};

/** A drawer over the step. Its form must not be inside the form of the step. */
export function AddRecord({ kind, unit, store, slots, onClose }: AddRecordProps) {
  function choose(change: () => void) {
    change();
    onClose();
    void store.flush();
  }
  if (kind === 'company')
    return slots.companyDrawer({
      onClose,
      onSaved: (company) => choose(() => store.change({ company: toCompanyFacts(company) })),
    });
  const onSaved = ({ _id }: { _id: string }) =>
    choose(() => chooseVehicle(store, unit, kind === 'truck' ? { truckId: _id } : { trailerId: _id }));
  return kind === 'truck' ? slots.truckDrawer({ onClose, onSaved }) : slots.trailerDrawer({ onClose, onSaved });
}

export function chooseVehicle(
  store: DraftStore,
  unit: string | null,
  vehicle: Partial<Pick<UnitForm, 'truckId' | 'trailerId'>>,
): void {
  const { units } = store.getState().form;
  store.change({ units: units.map((other) => (other._id === unit ? { ...other, ...vehicle } : other)) });
}
