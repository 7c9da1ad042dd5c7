import type { Balance } from '@wideload/contract';
import { computeOrderBalance } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findOpenAdjustment } from './adjustments.store.ts';
import { findMoved } from './order-money.store.ts';

export async function readOrderBalance(deps: Deps, user: User, orderId: string): Promise<Balance> {
  const { status, totalPrice: total } = await readOrder(deps, user, orderId);
  const [moved, adjustment] = await Promise.all([findMoved(deps.db, orderId), findOpenAdjustment(deps.db, orderId)]);
  const balance = computeOrderBalance({ status, total, ...moved });
  const isRequested =
    adjustment !== null && adjustment.asked_at !== null && balance.kind === 'due' && balance.chargeable;
  return { ...moved, adjustment: isRequested ? { _id: adjustment.id, amount: balance.amount } : null };
}
