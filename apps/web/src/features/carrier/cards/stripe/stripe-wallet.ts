import type { Stripe, StripeElements, StripeExpressCheckoutElement } from '@stripe/stripe-js';
import { onTheme, readTheme } from '#lib/theme.ts';
import type { SetupResult, WalletButton, WalletSale } from '../card-port.ts';
import { toRefused, setUpCard } from './set-up-card.ts';

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

export function createStripeWallet(stripe: Stripe, sale: WalletSale): WalletButton {
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
