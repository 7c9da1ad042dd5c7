import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { PartIsGone } from '#lib/load-part.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './wizard.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Spinner } from '#ui/button.tsx';
import type { CheckedLoad } from './draft/checked-load.ts';
import { laterStepsQuery, needsLaterSteps } from './first-step.ts';
import { parseWizardAddress, type WizardAddress } from './wizard-address.ts';
import type { WizardSlots, Orderer } from './wizard-slots.ts';
import { Wizard } from './wizard.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import type { Order } from '@wideload/contract';
import { orderStart } from '@wideload/contract/client';
import { readAccessToken } from '#lib/api/access-token.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { DraftStore } from './draft/draft-store.ts';
import { createDraftOptions, sendUnsavedDrafts } from './draft/kept-drafts.ts';
import { findHeldDraft, holdDraft, releaseDraft } from './draft/open-drafts.ts';
import { emptyOrderForm } from './draft/order-form.ts';
import { storedOrderQuery } from './wizard.queries.ts';

export function OrderWizardPage(slots: WizardSlots) {
  const search = useSearch({ strict: false });
  // The address drops the code once the order has an id.
  const [checked] = useState(search.order === undefined ? search : {});
  const { load: code, trip, route, leaving, hour } = checked;
  const {
    data: load,
    error,
    refetch,
  } = useQuery({
    queryKey: ['checked-load', code, trip, route, leaving, hour],
    queryFn: async () =>
      (await import('./draft/checked-load.ts')).parseCheckedLoad(code ?? '', { trip, route, leaving, hour }),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const isUnreadable = load === null;
  useEffect(() => {
    if (isUnreadable) showToast({ tone: 'danger', text: texts.unreadableLink });
  }, [isUnreadable]);
  const mayOrder = useRight('dispatcher');
  if (!mayOrder) return <MissingRight right="dispatcher" />;
  if (error !== null) return <FailedState failure={error} onRetry={() => void refetch()} />;
  if (code !== undefined && load === undefined) return <Spinner label={texts.loadingTheOrder} />;
  return <OpenOrder address={parseWizardAddress(search)} load={load ?? null} slots={slots} />;
}

type OpenOrderProps = { address: WizardAddress; load: CheckedLoad | null; slots: WizardSlots };

/** Not cached: each order changes the answer. */
const usualDetailsQuery = callQuery(
  ['orders', 'usual-details'],
  orderStart.details,
  {},
  { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
);

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

type OrderDraft = {
  store: DraftStore | null;
  failure: ApiProblem | null;
  retry: () => void;
};

/**
 * Opens the draft of the address: a new one without an id, otherwise the stored order, or its backup when the server
 * cannot be reached. The first save of a new order puts its id into the address and continues with the same draft; 'New
 * order' starts another. `checkedLoad` is the load of a load check for the first draft.
 */
function useOrderDraft(orderId: string | undefined, { checkedLoad, owner }: Opening): OrderDraft {
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

function OpenOrder({ address, load, slots }: OpenOrderProps) {
  const { store, failure, retry } = useOrderDraft(address.order, { checkedLoad: load, owner: slots.clerk?.owner });
  const later = useQuery({ ...laterStepsQuery, enabled: address.order !== undefined });
  const isMissing = failure?.status === 404;
  if (isMissing && slots.clerk !== undefined) return slots.clerk.noOrder;
  if (failure !== null && !isMissing) return <FailedState failure={failure} onRetry={retry} />;
  if (later.data === undefined && (isMissing || (store !== null && needsLaterSteps(store.getState(), address)))) {
    const error: unknown = later.error;
    // Only a reload helps, which the page of failures offers.
    if (error instanceof PartIsGone) throw error;
    if (error !== null)
      return <FailedState failure={{ message: texts.notLoaded }} onRetry={() => void later.refetch()} />;
    return <Spinner label={texts.loadingTheOrder} />;
  }
  if (isMissing && later.data !== undefined) return <later.data.NoOrder />;
  if (store === null) return <Spinner label={texts.loadingTheOrder} />;
  return <Wizard key={toKey(store)} store={store} address={address} slots={slots} later={later.data} />;
}

const keys = new WeakMap<object, number>();

/** A key per draft remounts the wizard, so that no state of one order leaks into the next. */
function toKey(store: object): number {
  const key = keys.get(store) ?? ++lastKey;
  keys.set(store, key);
  return key;
}
let lastKey = 0;
