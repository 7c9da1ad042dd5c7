import type { BrowserAnswer } from '../../src/providers/payments/sandbox/sandbox-gateway.ts';
import type { CardEntry } from '../../src/providers/payments/sandbox/setups.ts';

type Refused = { code?: string; decline_code?: string; message?: string };
type Intent = {
  id: string;
  status: string;
  payment_method: string | null;
  last_setup_error?: Refused | null;
  last_payment_error?: Refused | null;
};

function refused({ code = '', decline_code: declineCode, message = '' }: Refused): BrowserAnswer {
  return { status: 'refused', code, declineCode: declineCode ?? null, message };
}

function answerOf(intent: Intent): BrowserAnswer {
  const error = intent.last_setup_error ?? intent.last_payment_error ?? null;
  if (error !== null) return refused(error);
  if (intent.status === 'requires_action') return { status: 'requires_action' };
  return { status: 'succeeded', sourceId: intent.id.startsWith('seti_') ? intent.payment_method : null };
}

/** What Stripe.js does in a browser, with the publishable key and a client secret as its authority. */
export function makeBrowser({ url, publishableKey }: { url: string; publishableKey: string }) {
  async function post(path: string, fields: Record<string, string>): Promise<BrowserAnswer> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams(fields),
    });
    // The stand-in answers an intent, or a refusal.
    const body = (await answer.json()) as Intent & { error?: Refused };
    return body.error === undefined ? answerOf(body) : refused(body.error);
  }

  return {
    /** `confirmCardSetup`. */
    confirmSetup(clientSecret: string, { alias, expMonth, expYear, billing }: CardEntry): Promise<BrowserAnswer> {
      const { name, email, phone, address } = billing;
      const details = {
        name,
        email,
        phone,
        'address][line1': address.line1,
        'address][city': address.city,
        'address][state': address.state,
        'address][country': address.country,
        'address][postal_code': address.postalCode,
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
    /** `handleNextAction`: the cardholder answers the bank. */
    completeAuthentication: (clientSecret: string, outcome: 'succeed' | 'fail'): Promise<BrowserAnswer> =>
      post('/bank/authenticate', { client_secret: clientSecret, outcome }),
  };
}
