import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import { snapshotOf } from './order-form.ts';
import type { WizardAddress } from './wizard-address.ts';
import { newestCompaniesQuery } from './wizard.queries.ts';

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
    chooseVehicle(store, { unit, truck, trailer });
    if (company === undefined) return setHandled(added);
    void client
      .fetchQuery(newestCompaniesQuery)
      .then(({ items }) => {
        const chosen = items.find(({ _id }) => _id === company);
        if (chosen !== undefined) store.change({ company: snapshotOf(chosen) });
      })
      // Without it the person chooses by hand, where a list that cannot be loaded says so.
      .catch(() => undefined)
      .finally(() => setHandled(added));
  }, [added, company, truck, trailer, unit, store, client]);

  if (unit !== undefined && unit !== shownUnit) setShownUnit(unit);
  return { isArriving: added !== undefined && handled !== added, unit: shownUnit };
}

type Added = Record<'unit' | 'truck' | 'trailer', string | undefined>;

function chooseVehicle(store: DraftStore, { unit, truck, trailer }: Added): void {
  const { units } = store.getState().form;
  const target = units.find(({ _id }) => _id === unit);
  if (target === undefined || (truck === undefined && trailer === undefined)) return;
  const changed = { ...target, truckId: truck ?? target.truckId, trailerId: trailer ?? target.trailerId };
  store.change({ units: units.map((other) => (other === target ? changed : other)) });
}
