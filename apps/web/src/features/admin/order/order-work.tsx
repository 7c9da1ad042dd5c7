import type { OrderFile } from '@wideload/contract';
import { isInWork } from '@wideload/domain';
import { ApprovalOffer } from './changes/approval-offer.tsx';
import { ClaimControl } from './claim-control.tsx';
import { FilingDesk } from './filing/filing-desk.tsx';
import { RejectedRefund } from './money/rejected-refund.tsx';
import css from './order-work.module.css';
import { PdfDropZone } from './pdfs/pdfs-drop.tsx';
import { StateQuestions } from './state-questions.tsx';

/** The admin's tools for an order: desk, filing sheet, dropped PDFs, state questions and permit form. */
export function OrderWork({ order }: { order: OrderFile }) {
  return (
    <>
      <StateQuestions order={order} />
      <ApprovalOffer order={order} />
      {isInWork(order) && (
        <div className={css['bar']}>
          <ClaimControl orderId={order._id} orderNumber={order.orderNumber} />
          <PdfDropZone order={order} />
        </div>
      )}
      {order.status === 'rejected' && <RejectedRefund order={order} />}
      <FilingDesk order={order} />
    </>
  );
}
