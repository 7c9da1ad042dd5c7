import type { Reader } from './settings.ts';

export type PaymentsConfig =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      /** Public: the browser may have it. */
      publishableKey: string;
      /** Two while a secret is rotated. */
      webhookSecrets: readonly string[];
      livemode: boolean;
      /** A server that replaces Stripe in tests; null: Stripe. */
      apiBase: string | null;
      /** The script that replaces Stripe.js in tests; null: Stripe's. */
      jsUrl: string | null;
      /** Limits for people who try out stolen cards. */
      limits: { setupsAnHour: number; declinesAnHour: number };
    };

const THREE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const FOR_TESTS = ['STRIPE_API_BASE', 'STRIPE_JS_URL'] as const;
const LIMITS = ['CARD_SETUPS_AN_HOUR', 'CARD_DECLINES_AN_HOUR'] as const;

/** `rk_`: a restricted key (https://docs.stripe.com/keys). Messages never quote a key. */
const keys = {
  STRIPE_SECRET_KEY: { pattern: /^[sr]k_(test|live)_[A-Za-z0-9_]{8,}$/, looks: 'sk_test_… or sk_live_…' },
  STRIPE_PUBLISHABLE_KEY: { pattern: /^pk_(test|live)_[A-Za-z0-9_]{8,}$/, looks: 'pk_test_… or pk_live_…' },
} as const;

const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/=_-]{8,}$/;

/** The three Stripe settings switch Stripe on; without them cards go to the sandbox. PAYMENTS_PROVIDER has to agree with them. */
export function readPayments(read: Reader): PaymentsConfig {
  const given = THREE.find((name) => read.text(name) !== null);
  const provider =
    read.text('PAYMENTS_PROVIDER') === null ? null : read.oneOf('PAYMENTS_PROVIDER', ['sandbox', 'stripe']);
  if (provider === 'stripe' || (provider === null && given !== undefined))
    return readStripe(read, provider === 'stripe' ? 'PAYMENTS_PROVIDER is stripe' : `${given} is set`);
  const whose = provider === 'sandbox' ? 'PAYMENTS_PROVIDER is sandbox' : 'cards go to the sandbox';
  for (const name of [...THREE, ...FOR_TESTS, ...LIMITS])
    if (read.text(name) !== null) read.wrong.push(`${name} is set, but ${whose}.`);
  return { kind: 'sandbox' };
}

function readStripe(read: Reader, why: string): PaymentsConfig {
  const secretKey = read.needed('STRIPE_SECRET_KEY', why);
  const publishableKey = read.needed('STRIPE_PUBLISHABLE_KEY', why);
  const [secretMode, publishableMode] = [
    parseMode(read, 'STRIPE_SECRET_KEY', secretKey),
    parseMode(read, 'STRIPE_PUBLISHABLE_KEY', publishableKey),
  ];
  if (secretMode !== null && publishableMode !== null && secretMode !== publishableMode)
    read.wrong.push(
      `STRIPE_SECRET_KEY is a ${secretMode} key, but STRIPE_PUBLISHABLE_KEY is a ${publishableMode} key: both have to be of one mode.`,
    );
  const isLive = secretMode === 'live' || publishableMode === 'live';
  return {
    kind: 'stripe',
    secretKey,
    publishableKey,
    webhookSecrets: readWebhookSecrets(read, why),
    livemode: secretMode === 'live',
    apiBase: readForTests(read, 'STRIPE_API_BASE', { isLive }),
    jsUrl: readForTests(read, 'STRIPE_JS_URL', { isLive }),
    limits: { setupsAnHour: readLimit(read, LIMITS[0], 20), declinesAnHour: readLimit(read, LIMITS[1], 10) },
  };
}

function parseMode(read: Reader, name: keyof typeof keys, value: string): 'test' | 'live' | null {
  if (value === '') return null;
  const { pattern, looks } = keys[name];
  const mode = pattern.exec(value)?.[1];
  if (mode === 'test' || mode === 'live') return mode;
  read.wrong.push(`${name} is no such key: it looks like ${looks}`);
  return null;
}

function readWebhookSecrets(read: Reader, why: string): readonly string[] {
  const text = read.needed('STRIPE_WEBHOOK_SECRET', why);
  const secrets = text.split(',').map((secret) => secret.trim());
  if (text !== '' && (secrets.length > 2 || !secrets.every((secret) => WEBHOOK_SECRET.test(secret))))
    read.wrong.push('STRIPE_WEBHOOK_SECRET is one secret that begins with whsec_, or two with a comma between.');
  return secrets;
}

/** Only while no real money moves. */
function readForTests(read: Reader, name: (typeof FOR_TESTS)[number], { isLive }: { isLive: boolean }): string | null {
  const address = read.text(name);
  if (address === null) return null;
  if (isLive) read.wrong.push(`${name} is for tests only: it is refused with live keys.`);
  const url = URL.canParse(address) ? new URL(address) : null;
  // Any other character in the host could add a word to the security policy.
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && /^[\w.:-]+$/.test(url.host);
  if (!isPlain || url.username !== '' || url.search !== '' || url.hash !== '')
    read.wrong.push(`${name} is '${address}', but it has to be an http or https address without a query.`);
  else if (name === 'STRIPE_API_BASE' && url.pathname !== '/')
    read.wrong.push(`${name} is '${address}', but it has to be a host and a port without a path.`);
  return name === 'STRIPE_API_BASE' && url !== null ? url.origin : address;
}

function readLimit(read: Reader, name: (typeof LIMITS)[number], usual: number): number {
  const text = read.text(name);
  if (text === null) return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) read.wrong.push(`${name} is '${text}', but it has to be a whole number from 1.`);
  return Number(text);
}
