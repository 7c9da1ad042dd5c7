import type { PaymentsConfig as Wire } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { PaymentsConfig } from '../../config/payments-config.ts';

/** What a browser may know of the card provider: never a secret. */
export function paymentsConfigOnWire(payments: PaymentsConfig): z.infer<typeof Wire> {
  if (payments.kind === 'sandbox') return { provider: 'sandbox' };
  const { publishableKey, jsUrl } = payments;
  return { provider: 'stripe', publishableKey, ...(jsUrl !== null && { jsUrl }) };
}
