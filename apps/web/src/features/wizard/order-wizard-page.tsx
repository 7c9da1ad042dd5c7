import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PartIsGone } from '#lib/load-part.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './wizard.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { CheckedLoad } from './draft/checked-load.ts';
import { useOrderDraft } from './draft/use-order-draft.ts';
import { laterStepsQuery, needsLaterSteps } from './first-step.ts';
import { parseWizardAddress, type WizardAddress } from './wizard-address.ts';
import type { WizardSlots } from './wizard-slots.ts';
import { Wizard } from './wizard.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';

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
