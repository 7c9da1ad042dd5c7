import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars, refundableOf } from '@wideload/domain';
import * as texts from './refunds.texts.ts';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { RefundButton } from './refund-button.tsx';
import css from './refunds.module.css';

/** Rejecting an order refunds nothing: what is left of its payments is offered here. */
export function RejectedRefund({ order }: { order: OrderFile }) {
  const left = order.payments.reduce((sum, payment) => sum + refundableOf(payment), 0);
  if (left === 0) return null;
  return (
    <Notice className={css['offer']} tone="warn" title={texts.nothingRefundedYet}>
      <p>{texts.canBeRefunded(formatDollars(cents(left)))}</p>
      <div className={css['act']}>
        <RefundButton order={order} />
      </div>
    </Notice>
  );
}
