import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '../../lib/api-problem.ts';
import { toast } from '../../lib/toast.ts';
import type { DraftStore } from './draft-store.ts';
import { snapshotOf } from './order-form.ts';
import type { WizardAddress } from './wizard-address.ts';
import { newestCompaniesQuery } from './wizard.queries.ts';

type Added = Record<'unit' | 'company' | 'truck' | 'trailer', string | undefined>;

/**
 * The way back from a shortcut: what was added there is chosen here. `isArriving` until it is, as only then its parameter may leave the
 * address; `unit` is the one that the shortcut was taken from.
 */
export function useShortcutReturn(store: DraftStore, { company, truck, trailer, unit }: WizardAddress) {
  const client = useQueryClient();
  const [handled, setHandled] = useState<string>();
  const [shownUnit, setShownUnit] = useState(unit);
  const added = company ?? truck ?? trailer;

  useEffect(() => {
    if (added === undefined) return;
    void chooseAdded(store, client, { unit, company, truck, trailer }).finally(() => setHandled(added));
  }, [added, company, truck, trailer, unit, store, client]);

  if (unit !== undefined && unit !== shownUnit) setShownUnit(unit);
  return { isArriving: added !== undefined && handled !== added, unit: shownUnit };
}

async function chooseAdded(store: DraftStore, client: QueryClient, added: Added): Promise<void> {
  chooseVehicle(store, added);
  if (added.company === undefined) return;
  try {
    const { items } = await client.fetchQuery(newestCompaniesQuery);
    const chosen = items.find(({ _id }) => _id === added.company);
    if (chosen !== undefined) store.change({ company: snapshotOf(chosen) });
  } catch (reason) {
    if (!isProblem(reason)) throw reason;
    // The company is kept; it only has to be chosen by hand.
    toast({ text: reason.message, tone: 'danger' });
  }
}

function chooseVehicle(store: DraftStore, { unit, truck, trailer }: Added): void {
  const { units } = store.getState().form;
  const target = units.find(({ _id }) => _id === unit);
  if (target === undefined || (truck === undefined && trailer === undefined)) return;
  const changed = { ...target, truckId: truck ?? target.truckId, trailerId: trailer ?? target.trailerId };
  store.change({ units: units.map((other) => (other === target ? changed : other)) });
}
