import type { Stripe } from '@stripe/stripe-js';
import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { toBillingDetails, setUpCard, openStripeJs, timeoutMs } from './set-up-card.ts';

/** `confirmed` and `asked` answer the confirmation and the bank's challenge. */
function aStripe(confirmed: object, asked: object = { error: { type: 'nobody was to be asked' } }) {
  const calls: unknown[][] = [];
  const stripe = {
    confirmCardSetup: async (...sent: unknown[]) => {
      calls.push(['confirm', ...sent]);
      return confirmed;
    },
    handleNextAction: async (...sent: unknown[]) => {
      calls.push(['ask', ...sent]);
      return asked;
    },
  };
  return { stripe: stripe as unknown as Stripe, calls };
}

const succeeded = { setupIntent: { status: 'succeeded', payment_method: 'pm_1' } };
const asks = { setupIntent: { status: 'requires_action', payment_method: 'pm_1' } };
const setUp = (stripe: Stripe) => setUpCard(stripe, 'seti_1_secret_2', { payment_method: 'pm_1' });

test('a card without a challenge returns its payment method', async () => {
  const { stripe, calls } = aStripe(succeeded);
  expect(await setUp(stripe)).toEqual({ ok: true, sourceId: 'pm_1' });
  expect(calls).toEqual([['confirm', 'seti_1_secret_2', { payment_method: 'pm_1' }, { handleActions: false }]]);
});

test('a card with a challenge is set up after it', async () => {
  const { stripe, calls } = aStripe(asks, succeeded);
  expect(await setUp(stripe)).toEqual({ ok: true, sourceId: 'pm_1' });
  expect(calls[1]).toEqual(['ask', { clientSecret: 'seti_1_secret_2' }]);
});

test('a payment method object is reduced to its id', async () => {
  const { stripe } = aStripe({ setupIntent: { status: 'succeeded', payment_method: { id: 'pm_2' } } });
  expect(await setUp(stripe)).toEqual({ ok: true, sourceId: 'pm_2' });
});

test('a setup that succeeded earlier with a lost answer returns its card', async () => {
  const setup_intent = { status: 'succeeded', payment_method: 'pm_1' };
  const { stripe } = aStripe({
    error: { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', message: 'x', setup_intent },
  });
  expect(await setUp(stripe)).toEqual({ ok: true, sourceId: 'pm_1' });
});

test.each([
  [
    'a decline',
    { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
    { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  ],
  [
    'a provider out of reach',
    { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' },
    {
      code: 'api_connection_error',
      declineCode: null,
      message: 'We are experiencing issues connecting to our payments provider.',
    },
  ],
  [
    'an error without words',
    { type: 'api_error' },
    {
      code: 'api_error',
      declineCode: null,
      message: 'The card could not be saved. Try again, or use another card.',
    },
  ],
])("%s is refused in the provider's words", async (_name, error, expected) => {
  expect(await setUp(aStripe({ error }).stripe)).toEqual({ ok: false, ...expected });
});

test("a failed challenge is refused in the provider's words", async () => {
  const message = 'We are unable to authenticate your payment method.';
  const { stripe } = aStripe(asks, {
    error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure', message },
  });
  expect(await setUp(stripe)).toMatchObject({ ok: false, code: 'setup_intent_authentication_failure', message });
});

test('empty billing fields are left out, because the provider refuses an empty e-mail', () => {
  const address = { country: 'US', state: '', city: '', postal_code: '79101', line1: '' } as const;
  expect(toBillingDetails({ name: 'Ann Carrier', email: '', phone: '', address })).toEqual({
    name: 'Ann Carrier',
    address: { country: 'US', postal_code: '79101' },
  });
});

const jsUrl = 'http://localhost:1/stripe.js';
const config = { publishableKey: 'pk_live_12345678', jsUrl };

const listScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${jsUrl}"]`)];

function defineStripe() {
  const opened = { isStripe: true };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => opened, { version: 'endive' }),
  );
  listScripts()[0]?.dispatchEvent(new Event('load'));
  return opened;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const script of listScripts()) script.remove();
});

test('a failed script is reported, and a retry loads it again', async () => {
  const first = openStripeJs(config);
  listScripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not come');
  expect(listScripts()).toEqual([]);
  const second = openStripeJs(config);
  expect(listScripts()).toHaveLength(1);
  const opened = defineStripe();
  expect(await second).toBe(opened);
});

test('a slow script is reported after the timeout', async () => {
  const failure = openStripeJs(config).catch(String);
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(await failure).toContain('takes too long');
});
