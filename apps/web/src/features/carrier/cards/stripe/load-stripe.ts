import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

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
