import type { PaymentsConfig } from '#config/payments-config.ts';

export type PaymentPolicy = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  wallets: string;
  /** A wallet's window talks to the page that opened it. */
  opensWindows: boolean;
};

const nobody: PaymentPolicy = { scripts: [], frames: [], connections: [], wallets: '()', opensWindows: false };

/** https://docs.stripe.com/security/guide#content-security-policy */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** In tests the stand-in's hosts replace Stripe's. */
export function buildPaymentPolicy(payments: PaymentsConfig): PaymentPolicy {
  if (payments.kind === 'sandbox') return nobody;
  const scripts = payments.jsUrl === null ? SCRIPTS : [new URL(payments.jsUrl).origin];
  return {
    scripts,
    frames: payments.jsUrl === null ? [...scripts, 'https://hooks.stripe.com'] : scripts,
    connections: [payments.apiBase ?? 'https://api.stripe.com'],
    wallets: `(self ${scripts.map((host) => `"${host}"`).join(' ')})`,
    opensWindows: true,
  };
}
