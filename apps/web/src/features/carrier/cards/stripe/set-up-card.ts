import type { ConfirmCardSetupData, Stripe, StripeError } from '@stripe/stripe-js';
import type { CardBilling } from '@wideload/contract';
import * as texts from './stripe.texts.ts';
import { withDialogsHidden } from '#ui/overlay/hide-dialogs.ts';
import type { SetupResult } from '../card-port.ts';
import { loadStripe } from '@stripe/stripe-js/pure';

type Billing = NonNullable<Exclude<ConfirmCardSetupData['payment_method'], string | undefined>['billing_details']>;

const omitEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

/** Empty fields are left out, because the provider refuses an empty e-mail. */
export function toBillingDetails({ address, ...person }: CardBilling): Billing {
  return { ...omitEmpty(person), address: omitEmpty(address) };
}

type Setup = NonNullable<StripeError['setup_intent']>;

function toMethodId({ payment_method: method }: Setup): string {
  return typeof method === 'string' ? method : (method?.id ?? '');
}

export function toRefused({ code, type, decline_code: declineCode, message }: StripeError): SetupResult {
  return { ok: false, code: code ?? type, declineCode: declineCode ?? null, message: message ?? texts.cardRefused };
}

type Answer = { setupIntent?: Setup | undefined; error?: StripeError | undefined };

function toResult({ setupIntent, error }: Answer): SetupResult {
  // The response to an earlier, successful press was lost.
  const setup = error?.code === 'setup_intent_unexpected_state' ? error.setup_intent : setupIntent;
  if (setup?.status === 'succeeded') return { ok: true, sourceId: toMethodId(setup) };
  return error ? toRefused(error) : { ok: false, code: 'setup_failed', declineCode: null, message: texts.cardRefused };
}

/** The provider draws the bank's challenge below any open dialog, so it is a separate step. */
export async function setUpCard(
  stripe: Stripe,
  clientSecret: string,
  data: ConfirmCardSetupData,
): Promise<SetupResult> {
  const confirmed = await stripe.confirmCardSetup(clientSecret, data, { handleActions: false });
  if (confirmed.setupIntent?.status !== 'requires_action') return toResult(confirmed);
  return toResult(await withDialogsHidden(() => stripe.handleNextAction({ clientSecret })));
}

/** The user may retry after it. */
export const timeoutMs = 15_000;

/** The load continues after the timeout, and a retry may find it done. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script of the card form takes too long')), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function addScript(src: string): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', (cause) => {
      // A failed script element never loads again; a retry needs a new one.
      script.remove();
      reject(new Error('The script of the card form did not come', { cause }));
    });
    document.head.append(script);
  });
}

type Options = { publishableKey: string; jsUrl: string | undefined };

/** Stripe requires that its script comes from https://js.stripe.com. */
export async function openStripeJs({ publishableKey, jsUrl }: Options): Promise<Stripe> {
  if (jsUrl !== undefined) await withTimeout(addScript(jsUrl));
  const stripe = await withTimeout(loadStripe(publishableKey, { locale: 'en' }));
  if (stripe === null) throw new Error('Stripe.js needs a browser');
  return stripe;
}
