import type { OrderCard } from '@wideload/contract';
import { isHalted, isWorkable, type OrderStatus } from '@wideload/domain';
import { Sign } from '#ui/sign.tsx';
import * as texts from './status.texts.ts';

export const statusWord: Record<OrderStatus, string> = {
  draft: texts.draft,
  pending: texts.pending,
  approved: texts.approved,
  rejected: texts.rejected,
};

const nextSteps: Record<OrderStatus, string> = {
  draft: texts.draftNext,
  pending: texts.pendingNext,
  approved: texts.approvedNext,
  rejected: texts.rejectedNext,
};

/** The next step of an order. */
export function describeStatus({ status, isRefunded }: Pick<OrderCard, 'status' | 'isRefunded'>): string {
  return (isWorkable(status) || isHalted(status)) && isRefunded ? texts.refundedNext : nextSteps[status];
}

type StatusSignProps = Pick<OrderCard, 'status'> & Partial<Pick<OrderCard, 'isRefunded'>>;

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
