import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars, computeRefundable } from '@wideload/domain';
import * as texts from './refunds.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { RefundButton } from './refund-button.tsx';

/** Rejecting an order refunds nothing. */
export function RejectedRefund({ order }: { order: OrderFile }) {
  const left = order.payments.reduce((sum, payment) => sum + computeRefundable(payment), 0);
  if (left === 0) return null;
  return (
    <Notice className="below-20" tone="warn" title={texts.nothingRefundedYet}>
      <p>{texts.canBeRefunded(formatDollars(cents(left)))}</p>
      <div className="cluster above-12">
        <RefundButton order={order} />
      </div>
    </Notice>
  );
}
