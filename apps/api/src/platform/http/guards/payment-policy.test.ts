import { expect, test } from 'vitest';
import type { PaymentsConfig } from '#config/payments-config.ts';
import { buildPaymentPolicy } from './browser-guard.ts';

const stripe = {
  kind: 'stripe',
  secretKey: 'sk_test_abcdefgh',
  publishableKey: 'pk_test_abcdefgh',
  webhookSecrets: ['whsec_abcdefgh'],
  livemode: false,
  apiBase: null,
  jsUrl: null,
  limits: { setupsAnHour: 20, declinesAnHour: 10 },
} satisfies PaymentsConfig;

test('without Stripe no host of it is allowed anything, and no wallet opens', () => {
  expect(buildPaymentPolicy({ kind: 'sandbox' })).toEqual({
    scripts: [],
    frames: [],
    connections: [],
    wallets: '()',
    opensWindows: false,
  });
});

test('with Stripe its documented hosts are allowed, and no other', () => {
  expect(buildPaymentPolicy(stripe)).toEqual({
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
    wallets: '(self "https://js.stripe.com" "https://*.js.stripe.com")',
    opensWindows: true,
  });
});

test('in tests the stand-in’s hosts are allowed instead of Stripe’s', () => {
  const apiBase = 'http://127.0.0.1:3610';
  const policy = buildPaymentPolicy({ ...stripe, apiBase, jsUrl: 'http://127.0.0.1:3611/v1/stripe.js' });
  expect(policy).toMatchObject({
    scripts: ['http://127.0.0.1:3611'],
    frames: ['http://127.0.0.1:3611'],
    connections: [apiBase],
  });
  expect(JSON.stringify(policy)).not.toContain('stripe.com');
});
