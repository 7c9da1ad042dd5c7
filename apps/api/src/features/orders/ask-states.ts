import { findUnpermitted, isPermitted, stateName, toAskedLoad } from '@wideload/domain';
import { isBeyondMaximum } from '@wideload/domain/permit-facts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { StoredOrder, StoredPermit } from './stored-order.ts';

const isWaiting = ({ stateQuestion }: StoredPermit) => stateQuestion !== null && stateQuestion.askedAt === null;

/** The states are asked once the carrier has reviewed the order, because a load that still changes would be asked about in vain. */
export function askStates(order: StoredOrder, now: Date): StoredOrder {
  if (!order.reviewed || !order.permits.some(isWaiting)) return order;
  const askedAt = now.toISOString();
  const permits = order.permits.map((permit) =>
    permit.stateQuestion !== null && isWaiting(permit)
      ? { ...permit, stateQuestion: { ...permit.stateQuestion, askedAt } }
      : permit,
  );
  return { ...order, permits };
}

/** Told once for each load: the operator's address is the one that every clerk reads. */
export async function mailStateQuestions(
  tx: Tx,
  deps: Deps,
  { before, after }: { before: StoredOrder; after: StoredOrder },
): Promise<void> {
  const asked = after.permits.filter(({ _id }) => isNewlyAsked(before, after, _id));
  if (asked.length === 0) return;
  const { id: orderId, orderNumber } = after;
  const content = {
    orderId,
    orderNumber,
    states: [...new Set(asked.map(({ state }) => stateName(state)))],
    link: `${deps.config.publicUrl}/users/orders/order?orderId=${orderId}`,
  };
  await enqueue(tx, deps, { kind: 'state-asked', to: deps.config.operatorEmail, content });
}

function isNewlyAsked(before: StoredOrder, after: StoredOrder, id: string): boolean {
  const find = ({ permits }: StoredOrder) => permits.find(({ _id }) => _id === id)?.stateQuestion?.askedAt ?? null;
  return find(after) !== null && find(after) !== find(before);
}

/** By the load that is paid, whatever was asked before: an order that nobody saved since the rules changed has no question yet. */
export function waitsForState({ units, permits }: Pick<StoredOrder, 'units' | 'permits'>): boolean {
  if (findUnpermitted(permits).length > 0) return true;
  return permits.some(({ unit, state, stateQuestion }) => {
    const facts = units.find(({ _id }) => _id === unit);
    if (facts === undefined || !isBeyondMaximum(facts, state)) return false;
    return !isPermitted(stateQuestion) || stateQuestion?.load !== toAskedLoad(facts, state);
  });
}
