import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { showToast } from '#lib/toast.ts';
import * as texts from './wizard.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { CheckedLoad } from './draft/checked-load.ts';
import { useOrderDraft } from './draft/use-order-draft.ts';
import { parseWizardAddress, type WizardAddress } from './wizard-address.ts';
import type { WizardSlots } from './wizard-slots.ts';
import { Wizard } from './wizard.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { NoOrder } from '#product/order/no-order.tsx';

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
  if (failure?.status === 404) return slots.clerk?.noOrder ?? <NoOrder />;
  if (failure !== null) return <FailedState failure={failure} onRetry={retry} />;
  if (store === null) return <Spinner label={texts.loadingTheOrder} />;
  return <Wizard key={toKey(store)} store={store} address={address} slots={slots} />;
}

const keys = new WeakMap<object, number>();

/** A key per draft remounts the wizard, so that no state of one order leaks into the next. */
function toKey(store: object): number {
  const key = keys.get(store) ?? ++lastKey;
  keys.set(store, key);
  return key;
}
let lastKey = 0;
