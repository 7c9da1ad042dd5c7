import { useSearch } from '@tanstack/react-router';
import { FailedState } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { readWizardAddress } from './wizard-address.ts';
import type { WizardSlots } from './wizard-slots.ts';
import { Wizard } from './wizard.tsx';

/** The new order wizard (spec [2]), at `/new_order?order=…&step=…`. */
export function OrderWizardPage(slots: WizardSlots) {
  const address = readWizardAddress(useSearch({ strict: false }));
  const { store, failure, retry } = useOrderDraft(address.order);
  if (failure !== null) return <FailedState failure={failure} onRetry={retry} />;
  if (store === null) return <Spinner label="Loading the order" />;
  return <Wizard key={keyOf(store)} store={store} address={address} slots={slots} />;
}

const keys = new WeakMap<object, number>();

/** Each draft has a wizard of its own, so that nothing of one order shows up in the next. */
function keyOf(store: object): number {
  const key = keys.get(store) ?? ++lastKey;
  keys.set(store, key);
  return key;
}
let lastKey = 0;
