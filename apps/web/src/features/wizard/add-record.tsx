import type { DraftStore } from './draft/draft-store.ts';
import { toCompanyFacts } from './draft/order-form.ts';
import type { WizardSlots } from './wizard-slots.ts';
import type { UnitForm } from '#product/unit/unit-form.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import type { WizardAddress } from './wizard-address.ts';
import { newestCompaniesQuery } from './wizard.queries.ts';

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

type Added = Record<'company' | 'truck' | 'trailer', string | undefined> & {
  unit: number | undefined;
};

export function useShortcutReturn(store: DraftStore, { company, truck, trailer, unit }: WizardAddress): boolean {
  const client = useQueryClient();
  const [handled, setHandled] = useState<string>();
  const added = company ?? truck ?? trailer;

  useEffect(() => {
    if (added === undefined) return;
    void chooseAdded(store, client, { unit, company, truck, trailer }).finally(() => setHandled(added));
  }, [added, company, truck, trailer, unit, store, client]);

  return added !== undefined && handled !== added;
}

async function chooseAdded(store: DraftStore, client: QueryClient, added: Added): Promise<void> {
  chooseForUnit(store, added);
  if (added.company === undefined) return;
  try {
    const { items } = await client.fetchQuery(newestCompaniesQuery);
    const chosen = items.find(({ _id }) => _id === added.company);
    if (chosen !== undefined) store.change({ company: toCompanyFacts(chosen) });
  } catch (reason) {
    if (!isProblem(reason)) throw reason;
    // The company exists and can still be chosen by hand.
    showToast({ text: reason.message, tone: 'danger' });
  }
}

function chooseForUnit(store: DraftStore, { unit, truck, trailer }: Added): void {
  const { units } = store.getState().form;
  // Not clamped: if the unit was deleted in the meantime, no other unit gets the new record.
  const target = unit === undefined ? undefined : units[unit - 1];
  if (target === undefined || (truck === undefined && trailer === undefined)) return;
  const { _id, truckId, trailerId } = target;
  chooseVehicle(store, _id, { truckId: truck ?? truckId, trailerId: trailer ?? trailerId });
}
