import type { Order } from '@wideload/contract';
import { findPermitTerm, type Day } from '@wideload/domain';
import * as texts from './next-steps.texts.ts';
import { statusWords } from './order-status-words.ts';

/** The next step of an order; permits of an approved one are good for their days only. `today` is that of the device. */
export function describeNext({ status, permits }: Pick<Order, 'status' | 'permits'>, today: Day): string {
  const terms = permits.map((permit) => findPermitTerm(permit, today)).filter((term) => term !== null);
  if (status !== 'approved' || terms.length === 0) return statusWords[status].next;
  if (terms.every((term) => term === 'expired')) return texts.expiredOrderNext;
  if (terms.includes('expired')) return texts.partlyExpiredNext;
  return terms.every((term) => term === 'ahead') ? texts.aheadOrderNext : statusWords.approved.next;
}
