import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { chooseVehicle } from './add-record.tsx';
import type { DraftStore } from './draft/draft-store.ts';
import { toCompanyFacts } from './draft/order-form.ts';
import type { WizardAddress } from './wizard-address.ts';
import { newestCompaniesQuery } from './wizard.queries.ts';

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
