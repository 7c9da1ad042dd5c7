import { readFile } from 'node:fs/promises';
import type { Answer } from './http/kept-answers.ts';
import type { StripeRequest } from './http/requests.ts';
import { testCards } from './test-cards.ts';

/** `sourceId` is the saved card's method, null for a payment. */
export type BrowserAnswer =
  | { status: 'succeeded'; sourceId: string | null }
  | { status: 'requires_action' }
  | { status: 'refused'; code: string; declineCode: string | null; message: string };

export type CardEntry = {
  alias: string;
  expMonth: number;
  expYear: number;
  billing: {
    name: string | null;
    email: string | null;
    phone: string | null;
    address: {
      line1: string | null;
      city: string | null;
      state: string | null;
      country: string | null;
      postalCode: string | null;
    };
  };
};

type Refused = { code?: string; decline_code?: string; message?: string };
type Intent = {
  id: string;
  status: string;
  payment_method: string | null;
  last_setup_error?: Refused | null;
  last_payment_error?: Refused | null;
};

function toRefused({ code = '', decline_code: declineCode, message = '' }: Refused): BrowserAnswer {
  return { status: 'refused', code, declineCode: declineCode ?? null, message };
}

function toBrowserAnswer(body: Intent & { error?: Refused }): BrowserAnswer {
  const error = body.error ?? body.last_setup_error ?? body.last_payment_error ?? null;
  if (error !== null) return toRefused(error);
  if (body.status === 'requires_action') return { status: 'requires_action' };
  return { status: 'succeeded', sourceId: body.id.startsWith('seti_') ? body.payment_method : null };
}

/** The calls of Stripe.js, for the demo data and the tests, which have no browser. */
export function createBrowserCalls(answer: (request: StripeRequest) => Promise<Answer>, publishableKey: string) {
  async function post(path: string, fields: Record<string, string>): Promise<BrowserAnswer> {
    const form = new URLSearchParams(fields).toString();
    const { body } = await answer({ method: 'POST', path, form, apiKey: publishableKey });
    // Cast: these two calls answer an intent or an error.
    return toBrowserAnswer(body as Intent & { error?: Refused });
  }

  return {
    confirmSetup(clientSecret: string, { alias, expMonth, expYear, billing }: CardEntry): Promise<BrowserAnswer> {
      const { address, ...person } = billing;
      const { postalCode, ...lines } = address;
      const details = {
        ...person,
        ...Object.fromEntries(
          Object.entries({ ...lines, postal_code: postalCode }).map(([name, text]) => [`address][${name}`, text]),
        ),
      };
      const billingFields = Object.entries(details).flatMap(([field, text]) =>
        text === null ? [] : [[`payment_method_data[billing_details][${field}]`, text] as const],
      );
      return post(`/v1/setup_intents/${clientSecret.split('_secret_')[0] ?? ''}/confirm`, {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][token]': alias,
        'payment_method_data[card][exp_month]': String(expMonth),
        'payment_method_data[card][exp_year]': String(expYear),
        ...Object.fromEntries(billingFields),
      });
    },
    /** `handleNextAction` with the cardholder's answer to the bank. */
    completeAuthentication: (clientSecret: string, outcome: 'succeed' | 'fail'): Promise<BrowserAnswer> =>
      post('/bank/authenticate', { client_secret: clientSecret, outcome }),
  };
}

const files: Readonly<Record<string, string>> = {
  'stripe.js': 'text/javascript',
  'frame.html': 'text/html',
  'frame.js': 'text/javascript',
  'frame.css': 'text/css',
  'card-entry.js': 'text/javascript',
};

export async function readBrowserFile(name: string): Promise<{ type: string; content: string } | null> {
  if (name === 'cards.json') {
    const cards = testCards.map(({ number, alias, title, brand }) => ({ number, alias, title, brand }));
    return { type: 'application/json', content: JSON.stringify(cards) };
  }
  const type = files[name];
  if (type === undefined) return null;
  return { type, content: await readFile(new URL(`../browser/${name}`, import.meta.url), 'utf8') };
}
