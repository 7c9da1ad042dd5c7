import { isPermitUndecided, stateName } from '@wideload/domain';
import { Problem } from '#problem.ts';
import { refuseRefunded } from '../payment/refunded-order.ts';
import type { StoredOrder } from '../stored-order.ts';

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `asked`: the permits that their states are asked to change. */
function refuseAsked({ orderNumber, permits }: StoredOrder, asked: readonly string[]): void {
  const states = permits.filter(({ _id }) => asked.includes(_id)).map(({ state }) => stateName(state));
  if (states.length === 0) return;
  const named = listFormat.format([...new Set(states)]);
  const detail = `Order ${orderNumber} cannot be approved: the carrier waits for a change by ${named}. Amend the permit, or record that its state refused the change.`;
  throw new Problem('change.waiting', { detail });
}

/** An approval tells the carrier that the permits can be downloaded, and ends the work on the order. */
export function requireApprovable(order: StoredOrder, asked: readonly string[]): void {
  refuseRefunded(order, 'approved');
  refuseAsked(order, asked);
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
