import type { Order } from '@wideload/contract';
import { findPermitTerm, type Day } from '@wideload/domain';
import * as texts from './next-steps.texts.ts';
import { describeStatus } from './status-sign.tsx';

/** The next step of an order; permits of an approved one are good for their days only. `today` is that of the device. */
export function describeNext(order: Pick<Order, 'status' | 'permits' | 'isRefunded'>, today: Day): string {
  const { status, permits } = order;
  const terms = permits.map((permit) => findPermitTerm(permit, today)).filter((term) => term !== null);
  if (status !== 'approved' || terms.length === 0) return describeStatus(order);
  if (terms.every((term) => term === 'expired')) return texts.expiredOrderNext;
  if (terms.includes('expired')) return texts.partlyExpiredNext;
  return terms.every((term) => term === 'ahead') ? texts.aheadOrderNext : describeStatus(order);
}
