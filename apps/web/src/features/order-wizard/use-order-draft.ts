import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order, User } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../lib/session.ts';
import { deviceBackup } from './draft-backup.ts';
import { DraftStore } from './draft-store.ts';
import { emptyOrderForm } from './order-form.ts';
import { orderPort, saveFailureOf, storedOrderQuery } from './wizard.queries.ts';

type Bound = { address: string | undefined; store: DraftStore | null };

export type OrderDraft = {
  store: DraftStore | null;
  failure: { message: string; requestId?: string | undefined } | null;
  retry: () => void;
};

/**
 * The draft of the address: a new one without an id, else the stored one. An order that is made by its first save gets its id into the
 * address, and goes on as the same draft; a new address ('New order') begins another.
 */
export function useOrderDraft(orderId: string | undefined): OrderDraft {
  const client = useQueryClient();
  const { data: user } = useQuery(currentUserQuery);
  const [bound, setBound] = useState<Bound>(() => ({
    address: orderId,
    store: orderId === undefined ? newDraft(client, user) : null,
  }));
  const stored = useQuery({
    ...storedOrderQuery(orderId ?? ''),
    enabled: orderId !== undefined && bound.store === null,
  });

  if (orderId !== bound.address) {
    const isSame = orderId !== undefined && bound.store?.getState().order?._id === orderId;
    const store = isSame ? bound.store : orderId === undefined ? newDraft(client, user) : null;
    setBound({ address: orderId, store });
  } else if (bound.store === null && stored.data !== undefined && !stored.isFetching) {
    setBound({ address: orderId, store: draftOfOrder(client, user, stored.data) });
  }

  useSaveOnLeaving(bound.store);
  const failure = bound.store === null && stored.error !== null ? stored.error : null;
  return { store: bound.store, failure, retry: () => void stored.refetch() };
}

function newDraft(client: QueryClient, user: User | undefined): DraftStore {
  const customer = { email: user?.email ?? '', phone: user?.phone ?? '', personName: '' };
  return new DraftStore({ ...optionsOf(client, user), order: null, prefill: { ...emptyOrderForm, customer } });
}

function draftOfOrder(client: QueryClient, user: User | undefined, order: Order): DraftStore {
  return new DraftStore({ ...optionsOf(client, user), order });
}

function optionsOf(client: QueryClient, user: User | undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const backup = user === undefined ? undefined : deviceBackup(user._id);
  return { port: orderPort(client), timeZone, failureOf: saveFailureOf, backup };
}

/** Sends what is unsaved when the page is left, hidden or closed; a closing tab asks first. */
function useSaveOnLeaving(store: DraftStore | null): void {
  useEffect(() => {
    if (store === null) return undefined;
    store.resume();
    const save = () => {
      store.keepUnsaved();
      void store.flush();
    };
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    const ask = (event: BeforeUnloadEvent) => {
      if (!store.hasUnsaved) return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('beforeunload', ask);
      save();
    };
  }, [store]);
}
