import type { OrderCard } from '@wideload/contract';
import { Sign } from '#ui/sign.tsx';
import * as texts from './status.texts.ts';
import { isHalted, isWorkable, type OrderStatus } from '@wideload/domain';

type StatusSignProps = Pick<OrderCard, 'status'> & Partial<Pick<OrderCard, 'isRefunded'>>;

/** A separate module, because lists do without the sentences. */
export const statusWord: Record<OrderStatus, string> = {
  draft: texts.draft,
  pending: texts.pending,
  approved: texts.approved,
  rejected: texts.rejected,
};

type Status = OrderCard['status'];

/** The next step of an order. */
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

/** A refund of everything does not change the status, and says so beside it. */
export function StatusSign({ status, isRefunded = false }: StatusSignProps) {
  const sign = <Sign kind={status}>{statusWord[status]}</Sign>;
  if (!isRefunded) return sign;
  return (
    <span className="cluster gap-4">
      {sign} <Sign kind="no">{texts.refunded}</Sign>
    </span>
  );
}
