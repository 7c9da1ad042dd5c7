import type { Order } from '@wideload/contract';
import { findPermitTerm, isPermitSettled, isWorkable, type Day } from '@wideload/domain';
import * as texts from './next-steps.texts.ts';
import { describeStatus } from './status-sign.tsx';

/**
 * The next step of an order. Permits of `canceled` are not to be used, and their states are asked to cancel them. Once nothing is left to file, the permits that it has decide: each is good for its days only.
 * `today` is that of the device.
 */
export function describeNext(
  order: Pick<Order, 'status' | 'permits' | 'isRefunded'>,
  today: Day,
  canceled: readonly string[] = [],
): string {
  const { status, isRefunded } = order;
  const permits = order.permits.filter(({ _id }) => !canceled.includes(_id));
  if (canceled.length > 0 && permits.every((permit) => permit.status === 'voided')) return texts.canceledOrderNext;
  const terms = permits.map((permit) => findPermitTerm(permit, today)).filter((term) => term !== null);
  const isDone = isWorkable(status) && !isRefunded && permits.every((permit) => isPermitSettled(permit.status));
  if ((status !== 'approved' && !isDone) || terms.length === 0) return describeStatus(order);
  if (terms.every((term) => term === 'expired')) return texts.expiredOrderNext;
  if (terms.includes('expired')) return texts.partlyExpiredNext;
  return terms.every((term) => term === 'ahead')
    ? texts.aheadOrderNext
    : describeStatus({ status: 'approved', isRefunded });
}
