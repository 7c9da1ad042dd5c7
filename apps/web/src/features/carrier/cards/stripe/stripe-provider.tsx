import type {
  Stripe,
  StripeCardElement,
  StripeElementStyle,
  StripeElements,
  StripeExpressCheckoutElement,
} from '@stripe/stripe-js';
import { createRoot, type Root } from 'react-dom/client';
import * as texts from '../cards.texts.ts';
import { withDialogsHidden } from '#ui/overlay/hide-dialogs.ts';
import type {
  ActionOutcome,
  CardFields,
  CardProvider,
  FieldsState,
  SetupResult,
  WalletButton,
  WalletSale,
} from '../card-port.ts';
import { toBillingDetails, setUpCard, toRefused, openStripeJs, timeoutMs } from './set-up-card.ts';
import { useEffect, useRef, useState } from 'react';
import { onTheme, readTheme } from '#lib/theme.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CardField } from '../card-field.tsx';
import css from './stripe-provider.module.css';
import * as stripeTexts from './stripe.texts.ts';

/** Our font cannot load in the provider's frames, so they use the fallback. */
function readCardStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const readToken = (name: string) => tokens.getPropertyValue(name).trim();
  const ink2 = readToken('--ink2');
  const danger = readToken('--danger');
  return {
    base: {
      color: readToken('--ink'),
      iconColor: ink2,
      fontFamily: 'Overpass, Arial, sans-serif',
      fontSize: '17px',
      fontWeight: '500',
      '::placeholder': { color: ink2 },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

type Props = {
  stripe: Stripe;
  onCard: (card: StripeCardElement | undefined) => void;
  onState: (state: FieldsState) => void;
};

type LoadState = 'opening' | 'open' | 'failed';

/** This page cannot read the provider's frame. */
function StripeFields({ stripe, onCard, onState }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [loadState, setLoadState] = useState<LoadState>('opening');
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const card = stripe.elements().create('card', { hidePostalCode: true, disableLink: true, style: readCardStyle() });
    const tooLong = setTimeout(() => setLoadState('failed'), timeoutMs);
    card.on('loaderror', () => setLoadState('failed'));
    card.on('ready', () => {
      clearTimeout(tooLong);
      setLoadState('open');
      // The drawer focuses the container, and a heading follows a button that went; the focus is never taken from a field in use.
      const focused = document.activeElement;
      if (focused?.contains(element) || focused?.matches('h1, h2, h3')) card.focus();
    });
    // The frame keeps the key, which the dialog around it waits for.
    card.on('escape', () =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    );
    card.on('change', ({ complete, empty, brand, error: wrong }) => {
      setError(wrong?.message);
      onState({ complete, empty, brand: brand === 'unknown' ? null : brand, error: wrong?.message ?? null });
    });
    card.mount(element);
    onCard(card);
    const stop = onTheme(() => card.update({ style: readCardStyle() }));
    return () => {
      clearTimeout(tooLong);
      stop();
      onCard(undefined);
      card.destroy();
    };
  }, [stripe, round, onCard, onState]);

  function retry() {
    setLoadState('opening');
    setRound(round + 1);
  }

  return (
    <CardField name="card" error={error} opening={loadState === 'opening' ? stripeTexts.openingFields : undefined}>
      {loadState === 'failed' && (
        <Notice tone="danger">
          <p>{texts.cardFormNotLoaded}</p>
          <Button onClick={retry}>{stripeTexts.tryAgain}</Button>
        </Notice>
      )}
      <div ref={place} className={css['box']} hidden={loadState === 'failed'} data-wrong={error !== undefined} />
    </CardField>
  );
}

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

/** Apple Pay and Google Pay are cards to us; the provider's other buttons would need another payment flow. */
const never = { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' } as const;

function findButtonTheme() {
  const color = readTheme() === 'dark' ? 'white' : 'black';
  return { applePay: color, googlePay: color } as const;
}

/** Sets the wallet's card up like any other card. */
async function confirmSetup(stripe: Stripe, elements: StripeElements, clientSecret: string): Promise<SetupResult> {
  const submitted = await elements.submit();
  if (submitted.error) return toRefused(submitted.error);
  const made = await stripe.createPaymentMethod({ elements });
  if (made.error) return toRefused(made.error);
  return setUpCard(stripe, clientSecret, { payment_method: made.paymentMethod.id });
}

function openElement(stripe: Stripe, sale: WalletSale): StripeExpressCheckoutElement {
  const elements = stripe.elements({
    mode: 'payment',
    amount: sale.amountCents,
    currency: 'usd',
    setupFutureUsage: 'off_session',
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
  });
  const element = elements.create('expressCheckout', {
    buttonHeight: 48,
    buttonTheme: findButtonTheme(),
    buttonType: { applePay: 'plain', googlePay: 'pay' },
    layout: { maxColumns: 1, overflow: 'never' },
    paymentMethods: { applePay: 'auto', googlePay: 'auto', ...never },
    emailRequired: true,
    billingAddressRequired: true,
  });
  element.on('availablepaymentmethodschange', ({ paymentMethods: found }) =>
    sale.onAvailable(found?.applePay?.available === true || found?.googlePay?.available === true),
  );
  element.on('loaderror', () => sale.onAvailable(false));
  // The provider requires one of the two within a second.
  element.on('click', ({ resolve, reject }) => (sale.mayOpen() ? resolve() : reject()));
  element.on('confirm', async ({ paymentFailed }) => {
    const isDone = await sale.onAgreed((clientSecret) => confirmSetup(stripe, elements, clientSecret));
    if (!isDone) paymentFailed({ reason: 'fail' });
  });
  return element;
}

function createStripeWallet(stripe: Stripe, sale: WalletSale): WalletButton {
  let element: StripeExpressCheckoutElement | undefined;
  let stop = () => {};
  return {
    mount(place) {
      const open = () => {
        element?.destroy();
        element = openElement(stripe, sale);
        element.mount(place);
      };
      open();
      // The color of an existing button cannot change, so the buttons are created again.
      stop = onTheme(open);
    },
    unmount() {
      stop();
      element?.destroy();
      element = undefined;
    },
  };
}

/** Rejects when the script fails to load. */
export async function openStripe(config: Parameters<typeof openStripeJs>[0]): Promise<CardProvider> {
  const stripe = await openStripeJs(config);
  return {
    createFields: () => createFields(stripe),
    handleAction: (clientSecret) => showChallenge(stripe, clientSecret),
    createWallet: (sale) => createStripeWallet(stripe, sale),
  };
}
