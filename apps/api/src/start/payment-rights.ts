import type { Deps } from '../deps.ts';

type Told = Pick<Deps, 'config' | 'log' | 'payments'> & { say(sentence: string): void };

/** Only a restricted key can lack a right. Without this, the first dispute or payout of months later would tell. */
export async function warnOfMissingRights({ config, log, payments, say }: Told): Promise<void> {
  if (config.payments.kind !== 'stripe' || !config.payments.secretKey.startsWith('rk_')) return;
  const rights = await payments.listMissingRights();
  if (rights.length === 0) return;
  log.error({ event: 'payments.rights_missing', rights });
  say(
    `The restricted key in STRIPE_SECRET_KEY lacks rights: ${rights.join('; ')}. docs/operators/stripe.md lists them all.`,
  );
}
