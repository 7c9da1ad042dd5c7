import { raiseAlert } from '#features/money/settle/payment-alerts.service.ts';
import type { World } from '../../world.ts';

let count = 0;

/** @returns its id. */
export async function anAlert(world: World, { orderId = null }: { orderId?: string | null } = {}): Promise<string> {
  const { deps } = world;
  count += 1;
  const key = `stuck:factory-${count}`;
  await raiseAlert(deps, deps.db, {
    kind: 'stuck',
    key,
    cause: 'fact',
    orderId,
    detail: `Cause ${count} could not be settled.`,
  });
  const { id } = await world.row('payment_alerts', { key }, ['id']);
  return id;
}
