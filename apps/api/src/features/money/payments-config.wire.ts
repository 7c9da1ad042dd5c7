import type { PaymentsConfig as Wire } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { Deps } from '#deps.ts';
import { STAND_IN_SCRIPT } from '#providers/payments/stand-in.routes.ts';

/** Public settings; never a secret. */
export function toPaymentsConfig({ config, standIn }: Pick<Deps, 'config' | 'standIn'>): z.infer<typeof Wire> {
  const { payments } = config;
  if (payments.kind === 'stripe') {
    const { publishableKey, jsUrl } = payments;
    return { provider: 'stripe', publishableKey, ...(jsUrl !== null && { jsUrl }) };
  }
  return {
    provider: 'sandbox',
    ...(standIn !== null && { publishableKey: standIn.publishableKey, jsUrl: STAND_IN_SCRIPT }),
  };
}
