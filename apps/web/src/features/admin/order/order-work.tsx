import type { OrderFile } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { isInWork, cents, formatDollars, computeRefundable } from '@wideload/domain';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { ApprovalOffer } from './changes/approval.tsx';
import { ClaimControl } from './queue/claim-buttons.tsx';
import { FilingDesk } from './filing/filing-desk.tsx';
import css from './order-work.module.css';
import { PdfDropZone } from './pdfs/pdfs-drop.tsx';
import { StateQuestions } from './state-questions.tsx';
import * as texts from './money/refunds.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { RefundButton } from './money/refund-button.tsx';

/** Rejecting an order refunds nothing. */
function RejectedRefund({ order }: { order: OrderFile }) {
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

/** The admin's tools for an order: desk, filing sheet, dropped PDFs, state questions and permit form. */
export function OrderWork({ order }: { order: OrderFile }) {
  const mayIssue = useDeskRight(permits.issue.deskRight);
  return (
    <>
      <StateQuestions order={order} />
      {mayIssue && <ApprovalOffer order={order} />}
      {isInWork(order) && (
        <div className={css['bar']}>
          <ClaimControl orderId={order._id} orderNumber={order.orderNumber} />
          {mayIssue && <PdfDropZone order={order} />}
        </div>
      )}
      {order.status === 'rejected' && <RejectedRefund order={order} />}
      <FilingDesk order={order} />
    </>
  );
}
