import type { DraftStore } from './draft/draft-store.ts';
import { toCompanyFacts } from './draft/order-form.ts';
import type { WizardSlots } from './wizard-slots.ts';
import type { UnitForm } from '#product/unit/unit-form.ts';

export type RecordKind = 'company' | 'truck' | 'trailer';

type AddRecordProps = {
  kind: RecordKind;
  /** The unit that gets the truck or the trailer. */
  unit: string | null;
  store: DraftStore;
  drawers: WizardSlots['drawers'];
  onClose: () => void;
};

/** A drawer over the step; its form must not be inside the form of the step. */
export function AddRecord({ kind, unit, store, drawers, onClose }: AddRecordProps) {
  const { company: CompanyDrawer, truck: TruckDrawer, trailer: TrailerDrawer } = drawers;

  function choose(change: () => void) {
    change();
    onClose();
    void store.flush();
  }
  const chooseTruck = (truckId: string) => choose(() => chooseVehicle(store, unit, { truckId }));
  const chooseTrailer = (trailerId: string) => choose(() => chooseVehicle(store, unit, { trailerId }));

  if (kind === 'truck') return <TruckDrawer onClose={onClose} onSaved={({ _id }) => chooseTruck(_id)} />;
  if (kind === 'trailer') return <TrailerDrawer onClose={onClose} onSaved={({ _id }) => chooseTrailer(_id)} />;
  return (
    <CompanyDrawer
      onClose={onClose}
      onSaved={(company) => choose(() => store.change({ company: toCompanyFacts(company) }))}
    />
  );
}

export function chooseVehicle(
  store: DraftStore,
  unit: string | null,
  vehicle: Partial<Pick<UnitForm, 'truckId' | 'trailerId'>>,
): void {
  const { units } = store.getState().form;
  store.change({ units: units.map((other) => (other._id === unit ? { ...other, ...vehicle } : other)) });
}
