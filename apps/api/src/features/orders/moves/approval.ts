import { isPermitUndecided, stateName } from '@wideload/domain';
import { Problem } from '#problem.ts';
import { refuseRefunded } from '../payment/refunded-order.ts';
import type { StoredOrder } from '../stored-order.ts';

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** An approval tells the carrier that the permits can be downloaded, and ends the work on the order. */
export function requireApprovable(order: StoredOrder): void {
  refuseRefunded(order, 'approved');
  const { orderNumber, status, units, permits } = order;
  const undecided = permits
    .filter((permit) => isPermitUndecided(permit.status))
    .map(({ _id, state, unit, status: at }) => {
      return { _id, state, unit: units.findIndex((one) => one._id === unit) + 1, status: at };
    });
  if (undecided.length === 0) return;
  const named = listFormat.format(
    undecided.map(({ state, unit, status: at }) => `${stateName(state)} (unit ${unit}) is ${at}`),
  );
  throw new Problem('order.permits-undecided', {
    detail: `Order ${orderNumber} cannot be approved: ${named}. Issue each permit, or record that its state refused it.`,
    members: { orderStatus: status, permits: undecided },
  });
}
