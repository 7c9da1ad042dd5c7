import type { OrderFile } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { isInWork } from '@wideload/domain';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { ApprovalOffer } from './changes/approval-offer.tsx';
import { ClaimControl } from './claims/claim-control.tsx';
import { FilingDesk } from './filing/filing-desk.tsx';
import { RejectedRefund } from './money/rejected-refund.tsx';
import css from './order-work.module.css';
import { PdfDropZone } from './pdfs/pdfs-drop.tsx';
import { StateQuestions } from './state-questions.tsx';

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
