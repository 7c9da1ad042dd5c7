import { useQuery, useQueryClient, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Order } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { orderStart } from '@wideload/contract/client';
import { readAccessToken } from '#lib/api/access-token.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import type { Orderer } from '../wizard-slots.ts';
import type { CheckedLoad } from './checked-load.ts';
import { DraftStore } from './draft-store.ts';
import { createDraftOptions, sendUnsavedDrafts } from './kept-drafts.ts';
import { findHeldDraft, holdDraft, releaseDraft } from './open-drafts.ts';
import { emptyOrderForm } from './order-form.ts';
import { storedOrderQuery } from '../wizard.queries.ts';
import { call } from '#lib/api/api.ts';

/** Not cached: each order changes the answer. */
const usualDetailsQuery = queryOptions({
  queryKey: ['orders', 'usual-details'],
  queryFn: ({ signal }) => call(orderStart.details, {}, { signal }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Fills in the person and the company of earlier orders. Without an answer, the fields stay blank. */
function useUsualDetails(store: DraftStore | null): void {
  const isNew = store !== null && store.getState().order === null;
  const { data } = useQuery({ ...usualDetailsQuery, enabled: isNew });
  useEffect(() => {
    if (data !== undefined) store?.fillIn(data);
  }, [store, data]);
}

/** `owner` is the user for whom an admin fills in the order. */
type Opening = { checkedLoad: CheckedLoad | null; owner: Orderer | undefined };

type Bound = { address: string | undefined; store: DraftStore | null };

export type OrderDraft = {
  store: DraftStore | null;
  failure: ApiProblem | null;
  retry: () => void;
};

/**
 * Opens the draft of the address: a new one without an id, otherwise the stored order, or its backup when the server
 * cannot be reached. The first save of a new order puts its id into the address and continues with the same draft; 'New
 * order' starts another. `checkedLoad` is the load of a load check for the first draft.
 */
export function useOrderDraft(orderId: string | undefined, { checkedLoad, owner }: Opening): OrderDraft {
  const client = useQueryClient();
  const { data: reader } = useQuery(currentUserQuery);
  const user = owner ?? reader;
  const [bound, setBound] = useState<Bound>(() => ({
    address: orderId,
    store: openAtOnce(client, user, { id: orderId, checkedLoad }),
  }));
  const stored = useQuery({
    ...storedOrderQuery(orderId ?? ''),
    enabled: orderId !== undefined && bound.store === null,
  });

  if (orderId !== bound.address) {
    const isSame = orderId !== undefined && bound.store?.getState().order?._id === orderId;
    setBound({ address: orderId, store: isSame ? bound.store : openAtOnce(client, user, { id: orderId }) });
  } else if (bound.store === null && orderId !== undefined && !stored.isFetching) {
    const store = openStored(client, user, { id: orderId, order: stored.data ?? null });
    if (store !== null) setBound({ address: orderId, store });
  }

  useSaveOnLeaving(bound.store);
  useUsualDetails(bound.store);
  useEffect(() => {
    if (bound.store !== null && user !== undefined) sendUnsavedDrafts(client, user);
  }, [client, user, bound.store]);
  const failure = bound.store === null && stored.error !== null ? stored.error : null;
  return { store: bound.store, failure, retry: () => void stored.refetch() };
}

/** A draft that can open without the server: one with unsaved changes, or a new one. Null when the order has to be loaded. */
function openAtOnce(
  client: QueryClient,
  user: Orderer | undefined,
  { id, checkedLoad = null }: { id: string | undefined; checkedLoad?: CheckedLoad | null },
): DraftStore | null {
  const isFromCheck = id === undefined && checkedLoad !== null;
  const held = isFromCheck ? null : findHeldDraft(id);
  if (held !== null || id !== undefined) return held;
  const options = createDraftOptions(client, user);
  const kept = options.backup?.all().find((draft) => draft.order === null && draft.version === null);
  const customer = { email: user?.email ?? '', phone: user?.phone ?? '', personName: formatName(user) };
  return new DraftStore({ ...options, order: null, kept, checkedLoad, prefill: { ...emptyOrderForm, customer } });
}

function formatName(user: Orderer | undefined): string {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ');
}

/** The loaded order with its backup on this device; without an answer, the backup alone. */
function openStored(
  client: QueryClient,
  user: Orderer | undefined,
  { id, order }: { id: string; order: Order | null },
): DraftStore | null {
  const options = createDraftOptions(client, user);
  const kept = options.backup?.find(id) ?? null;
  if (order === null && (kept === null || kept.order === null)) return null;
  return new DraftStore({ ...options, order, kept });
}

/** Saves when the page is left, hidden or closed. A closing tab asks for confirmation only after a failed save. */
function useSaveOnLeaving(store: DraftStore | null): void {
  useEffect(() => {
    if (store === null) return undefined;
    holdDraft(store);
    store.resume();
    const save = () => void store.flush();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    const ask = (event: BeforeUnloadEvent) => {
      const { saving, isKept } = store.getState();
      // Someone whose session ended signs in again and returns to this page.
      if (!store.hasUnsaved || readAccessToken() === null) return;
      save();
      if (saving === 'failed' || !isKept) event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('beforeunload', ask);
      void store.flush().finally(() => releaseDraft(store));
    };
  }, [store]);
}
