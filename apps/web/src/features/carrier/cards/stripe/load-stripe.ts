import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** How long the script may take before the person is told and may try again, in ms. */
export const patienceMs = 15_000;

/** Rejects when the work takes longer than anybody waits; the work goes on, and the next try may find it done. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script of the card form takes too long')), patienceMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the script that the server names in the place of Stripe's own: that of the stand-in. */
function addScript(src: string): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', (cause) => {
      // A script that has failed never loads again: the next try needs a new one.
      script.remove();
      reject(new Error('The script of the card form did not come', { cause }));
    });
    document.head.append(script);
  });
}

type Options = { publishableKey: string; jsUrl: string | undefined };

/** Stripe.js, fetched from https://js.stripe.com when it is first asked for. Rejects when it does not come, or not in time. */
export async function openStripeJs({ publishableKey, jsUrl }: Options): Promise<Stripe> {
  if (jsUrl !== undefined) await inTime(addScript(jsUrl));
  const stripe = await inTime(loadStripe(publishableKey, { locale: 'en' }));
  if (stripe === null) throw new Error('Stripe.js needs a browser');
  return stripe;
}
