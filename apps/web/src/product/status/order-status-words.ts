import { isWorkable } from '@wideload/domain';
import type { OrderCard } from '@wideload/contract';
import * as texts from './status.texts.ts';
import { statusWord } from './order-status-word.ts';

type Status = OrderCard['status'];

/** What happens next with an order. */
export function describeStatus({ status, isRefunded }: Pick<OrderCard, 'status' | 'isRefunded'>): string {
  return isWorkable(status) && isRefunded ? texts.refundedNext : statusWords[status].next;
}

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
