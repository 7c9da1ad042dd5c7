import type { Order } from '@wideload/contract';
import { findPermitTerm, isPermitSettled, isWorkable, type Day } from '@wideload/domain';
import * as texts from './next-steps.texts.ts';
import { describeStatus } from './status-sign.tsx';

/**
 * The next step of an order. Once nothing is left to file, the permits that it has decide: each is good for its days only.
 * `today` is that of the device.
 */
export function describeNext(order: Pick<Order, 'status' | 'permits' | 'isRefunded'>, today: Day): string {
  const { status, permits, isRefunded } = order;
  const terms = permits.map((permit) => findPermitTerm(permit, today)).filter((term) => term !== null);
  const isDone = isWorkable(status) && !isRefunded && permits.every((permit) => isPermitSettled(permit.status));
  if ((status !== 'approved' && !isDone) || terms.length === 0) return describeStatus(order);
  if (terms.every((term) => term === 'expired')) return texts.expiredOrderNext;
  if (terms.includes('expired')) return texts.partlyExpiredNext;
  return terms.every((term) => term === 'ahead')
    ? texts.aheadOrderNext
    : describeStatus({ status: 'approved', isRefunded });
}
