import type { Stripe, StripeElements, StripeExpressCheckoutElement } from '@stripe/stripe-js';
import { onTheme, currentTheme } from '../../../../lib/theme.ts';
import type { SetupResult, WalletButton, WalletSale } from '../card-port.ts';
import { refusedBy, setUpCard } from './set-up-card.ts';

/** Apple Pay and Google Pay are cards to us; every other button of the provider's would need another way to pay. */
const never = { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' } as const;

/** The buttons that stand out from the page of the theme. */
function buttonTheme() {
  const colour = currentTheme() === 'dark' ? 'white' : 'black';
  return { applePay: colour, googlePay: colour } as const;
}

/** Makes the wallet's card a payment method, and sets it up as any other card is. */
async function confirmSetup(stripe: Stripe, elements: StripeElements, clientSecret: string): Promise<SetupResult> {
  const submitted = await elements.submit();
  if (submitted.error) return refusedBy(submitted.error);
  const made = await stripe.createPaymentMethod({ elements });
  if (made.error) return refusedBy(made.error);
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
    buttonTheme: buttonTheme(),
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
  // The provider waits a second for one of the two.
  element.on('click', ({ resolve, reject }) => (sale.mayOpen() ? resolve() : reject()));
  element.on('confirm', async ({ paymentFailed }) => {
    const isDone = await sale.onAgreed((clientSecret) => confirmSetup(stripe, elements, clientSecret));
    if (!isDone) paymentFailed({ reason: 'fail' });
  });
  return element;
}

/** The provider's buttons of Apple Pay and Google Pay, whichever the browser has. */
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
      // The colour of these buttons cannot be changed, so that they are made anew.
      stop = onTheme(open);
    },
    unmount() {
      stop();
      element?.destroy();
      element = undefined;
    },
  };
}
