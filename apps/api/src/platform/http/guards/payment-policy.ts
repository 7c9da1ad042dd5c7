import type { PaymentsConfig } from '../../../config/payments-config.ts';

/** Browser permissions for the card provider's script, beyond our own. */
export type PaymentPolicy = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Value of `payment` in the Permissions-Policy: origins that may open a wallet. */
  wallets: string;
  /** Windows that we open may talk to us, as a wallet's does. */
  opensWindows: boolean;
};

const nobody: PaymentPolicy = { scripts: [], frames: [], connections: [], wallets: '()', opensWindows: false };

/** Hosts of Stripe.js (https://docs.stripe.com/security/guide#content-security-policy). */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** None of Stripe's hosts without Stripe; in tests the hosts that stand for it, and not its own. */
export function paymentPolicy(payments: PaymentsConfig): PaymentPolicy {
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
