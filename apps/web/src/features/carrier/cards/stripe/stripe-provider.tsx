import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { createRoot, type Root } from 'react-dom/client';
import * as texts from '../cards.texts.ts';
import { withDialogsHidden } from '#ui/overlay/hide-dialogs.ts';
import type { ActionOutcome, CardFields, CardProvider, FieldsState } from '../card-port.ts';
import { openStripeJs } from './load-stripe.ts';
import { toBillingDetails, setUpCard } from './set-up-card.ts';
import { StripeFields } from './stripe-fields.tsx';

function createFields(stripe: Stripe): CardFields {
  const listeners = new Set<(state: FieldsState) => void>();
  let root: Root | undefined;
  let card: StripeCardElement | undefined;
  const keep = (next: StripeCardElement | undefined) => {
    card = next;
  };
  const notify = (state: FieldsState) => {
    for (const listener of listeners) listener(state);
  };

  return {
    mount(element) {
      root = createRoot(element);
      root.render(<StripeFields stripe={stripe} onCard={keep} onState={notify} />);
    },
    unmount() {
      const old = root;
      root = undefined;
      // React refuses to unmount a root while another one renders.
      setTimeout(() => old?.unmount());
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    focus: () => card?.focus(),
    clear: () => card?.clear(),
    async confirmSetup(clientSecret, billing) {
      if (!card) return { ok: false, code: 'incomplete', declineCode: null, message: texts.completeCard };
      const method = { card, billing_details: toBillingDetails(billing) };
      return setUpCard(stripe, clientSecret, { payment_method: method });
    },
  };
}

async function showChallenge(stripe: Stripe, clientSecret: string): Promise<ActionOutcome> {
  const { error } = await withDialogsHidden(() => stripe.handleNextAction({ clientSecret }));
  return error?.type === 'api_connection_error' ? 'closed' : 'answered';
}

/** Rejects when the script fails to load. */
export async function openStripe(config: Parameters<typeof openStripeJs>[0]): Promise<CardProvider> {
  const stripe = await openStripeJs(config);
  return {
    createFields: () => createFields(stripe),
    handleAction: (clientSecret) => showChallenge(stripe, clientSecret),
    async loadWallet() {
      const { createStripeWallet } = await import('./stripe-wallet.ts');
      return (sale) => createStripeWallet(stripe, sale);
    },
  };
}
