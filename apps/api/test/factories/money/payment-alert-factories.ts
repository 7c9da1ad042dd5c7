import { raiseAlert } from '#features/money/settle/payment-alerts.service.ts';
import type { World } from '../../world.ts';

let count = 0;

/** @returns its id. */
export async function anAlert({ deps }: World, { orderId = null }: { orderId?: string | null } = {}): Promise<string> {
  count += 1;
  const key = `stuck:factory-${count}`;
  await raiseAlert(deps, deps.db, {
    kind: 'stuck',
    key,
    cause: 'fact',
    orderId,
    detail: `Cause ${count} could not be settled.`,
  });
  const { id } = await deps.db
    .selectFrom('payment_alerts')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
