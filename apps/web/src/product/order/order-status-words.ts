import { isHalted, isWorkable } from '@wideload/domain';
import type { OrderCard } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import * as texts from './status.texts.ts';

/** A separate module, because lists do without the sentences. */
export const statusWord: Record<OrderStatus, string> = {
  draft: texts.draft,
  pending: texts.pending,
  approved: texts.approved,
  rejected: texts.rejected,
};

type Status = OrderCard['status'];

/** What happens next with an order. */
export function describeStatus({ status, isRefunded }: Pick<OrderCard, 'status' | 'isRefunded'>): string {
  return (isWorkable(status) || isHalted(status)) && isRefunded ? texts.refundedNext : statusWords[status].next;
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
