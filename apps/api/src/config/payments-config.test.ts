import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { BadSettings } from './settings.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-payments-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const three = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_current1',
};
const live = {
  STRIPE_SECRET_KEY: 'sk_live_abcdefgh12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_current1',
};

const readPayments = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).payments;

function listProblems(env: Record<string, string>): readonly string[] {
  try {
    readPayments(env);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.sentences;
    throw error;
  }
}

test('three settings switch Stripe on, and no other is required', () => {
  const stripe = {
    kind: 'stripe',
    secretKey: three.STRIPE_SECRET_KEY,
    publishableKey: three.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: ['whsec_current1'],
    livemode: false,
    apiBase: null,
    jsUrl: null,
    limits: { setupsAnHour: 20, declinesAnHour: 10 },
  };
  expect(readPayments(three)).toEqual(stripe);
  expect(readPayments({ ...three, PAYMENTS_PROVIDER: 'stripe' })).toEqual(stripe);
});

test('live keys are real money, and a restricted key is a secret key too', () => {
  expect(readPayments(live)).toMatchObject({ livemode: true });
  expect(readPayments({ ...live, STRIPE_SECRET_KEY: 'rk_live_abcdefgh12345678' })).toMatchObject({ livemode: true });
});

test('two webhook secrets are taken while one is rotated', () => {
  expect(readPayments({ ...three, STRIPE_WEBHOOK_SECRET: 'whsec_current1, whsec_previous' })).toMatchObject({
    webhookSecrets: ['whsec_current1', 'whsec_previous'],
  });
});

test('the limits against card testing, and with test keys both addresses, can be set', () => {
  const more = {
    CARD_SETUPS_AN_HOUR: '5',
    CARD_DECLINES_AN_HOUR: '3',
    STRIPE_API_BASE: 'http://127.0.0.1:3610/',
    STRIPE_JS_URL: 'http://127.0.0.1:3610/stripe.js',
  };
  expect(readPayments({ ...three, ...more })).toMatchObject({
    apiBase: 'http://127.0.0.1:3610',
    jsUrl: 'http://127.0.0.1:3610/stripe.js',
    limits: { setupsAnHour: 5, declinesAnHour: 3 },
  });
});

const mixed = { ...three, STRIPE_PUBLISHABLE_KEY: live.STRIPE_PUBLISHABLE_KEY };

test.each<[string, Record<string, string>, RegExp]>([
  ['the secret key alone', { STRIPE_SECRET_KEY: three.STRIPE_SECRET_KEY }, /STRIPE_PUBLISHABLE_KEY is missing/],
  ['no webhook secret', { ...three, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is missing/],
  ['no secret key', { ...three, STRIPE_SECRET_KEY: ' ' }, /STRIPE_SECRET_KEY is missing/],
  ['stripe without anything', { PAYMENTS_PROVIDER: 'stripe' }, /STRIPE_SECRET_KEY.*STRIPE_PUBLISHABLE_KEY.*WEBHOOK/s],
  ['an unknown provider', { PAYMENTS_PROVIDER: 'cash' }, /PAYMENTS_PROVIDER is 'cash'/],
  ['a test and a live key', mixed, /STRIPE_SECRET_KEY is a test key, but STRIPE_PUBLISHABLE_KEY is a live key/],
  ['a live and a test key', { ...three, STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY }, /STRIPE_SECRET_KEY is a live key/],
  ['swapped keys', { ...three, STRIPE_SECRET_KEY: three.STRIPE_PUBLISHABLE_KEY }, /STRIPE_SECRET_KEY is no such key/],
  [
    'a secret in the public place',
    { ...three, STRIPE_PUBLISHABLE_KEY: three.STRIPE_SECRET_KEY },
    /PUBLISHABLE_KEY is no/,
  ],
  ['a webhook secret that is none', { ...three, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET/],
  [
    'three webhook secrets',
    { ...three, STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaa,whsec_bbbbbbbb,whsec_cccccccc' },
    /WEBHOOK/,
  ],
  ['a comma too many', { ...three, STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaa,' }, /STRIPE_WEBHOOK_SECRET/],
  [
    'the sandbox with Stripe keys',
    { ...three, PAYMENTS_PROVIDER: 'sandbox' },
    /STRIPE_SECRET_KEY is set, but PAYMENTS_P/,
  ],
  [
    'a server for tests with live keys',
    { ...live, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    /STRIPE_API_BASE is for tests/,
  ],
  [
    'a script for tests with live keys',
    { ...live, STRIPE_JS_URL: 'http://127.0.0.1:1/s.js' },
    /STRIPE_JS_URL is for tests/,
  ],
  [
    'a server for tests with mixed keys',
    { ...mixed, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    /STRIPE_API_BASE is for tests/,
  ],
  ['a server for tests with a path', { ...three, STRIPE_API_BASE: 'http://127.0.0.1:1/v1' }, /STRIPE_API_BASE/],
  ['a script with words for the policy', { ...three, STRIPE_JS_URL: "https://a;script-src'*/s.js" }, /STRIPE_JS_URL/],
  ['a server for tests and no Stripe', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, /STRIPE_API_BASE is set/],
  ['a limit that is none', { ...three, CARD_DECLINES_AN_HOUR: 'many' }, /CARD_DECLINES_AN_HOUR/],
  ['no setups at all', { ...three, CARD_SETUPS_AN_HOUR: '0' }, /CARD_SETUPS_AN_HOUR/],
])('%s stops the start with the names of the settings', (_name, env, sentence) => {
  expect(listProblems(env).join('\n')).toMatch(sentence);
});

test('no sentence shows a key', () => {
  const wrong = {
    STRIPE_SECRET_KEY: 'sk_tset_hidden99',
    STRIPE_PUBLISHABLE_KEY: 'hidden99',
    STRIPE_WEBHOOK_SECRET: 'hidden99',
  };
  expect(listProblems(wrong)).toHaveLength(3);
  expect(listProblems(wrong).join('\n')).not.toContain('hidden99');
});

test('production refuses the sandbox and takes Stripe', () => {
  const production = { NODE_ENV: 'production' };
  const listPaymentProblems = (env: Record<string, string>) =>
    listProblems(env).filter((sentence) => /PAYMENTS|STRIPE/.test(sentence));
  expect(listPaymentProblems(production)).toHaveLength(1);
  expect(listPaymentProblems({ ...production, ...live })).toEqual([]);
  expect(listPaymentProblems({ ...production, ...three })).toEqual([]);
});
