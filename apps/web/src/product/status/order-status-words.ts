import type { Order, OrderCard } from '@wideload/contract';
import { findPermitTerm, type Day } from '@wideload/domain';
import * as texts from './status.texts.ts';
import { statusWord } from './order-status-word.ts';

type Status = OrderCard['status'];

export const statusWords: Record<Status, { word: string; next: string }> = {
  draft: {
    word: statusWord.draft,
    next: texts.draftNext,
  },
  pending: {
    word: statusWord.pending,
    next: texts.pendingNext,
  },
  approved: {
    word: statusWord.approved,
    next: texts.approvedNext,
  },
  rejected: {
    word: statusWord.rejected,
    next: texts.rejectedNext,
  },
};

/** The next step of an order; permits of an approved one are good for their days only. `today` is that of the device. */
export function describeNext({ status, permits }: Pick<Order, 'status' | 'permits'>, today: Day): string {
  const terms = permits.map((permit) => findPermitTerm(permit, today)).filter((term) => term !== null);
  if (status !== 'approved' || terms.length === 0) return statusWords[status].next;
  if (terms.every((term) => term === 'expired')) return texts.expiredOrderNext;
  if (terms.includes('expired')) return texts.partlyExpiredNext;
  return terms.every((term) => term === 'ahead') ? texts.aheadOrderNext : texts.approvedNext;
}
