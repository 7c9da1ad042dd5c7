import type { OrderCard } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import * as texts from './orders.texts.ts';

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & {
  order: Pick<OrderCard, '_id' | 'orderNumber' | 'title'>;
};

function formatFailure(problem: ApiProblem): string {
  if (problem.code === 'order.not-draft') return texts.paidMeanwhile;
  if (problem.code === 'payment_in_progress') return texts.paymentInProgress;
  return problem.detail;
}

export function DeleteDraft({ order: { _id, orderNumber, title }, ...actions }: Props) {
  return (
    <DeleteRecord
      title={texts.deleteOrderNumber(orderNumber)}
      confirm={texts.deleteOrder}
      remove={() => call(orders.remove, { params: { id: _id } })}
      // Only the lists: refetching the deleted draft would fail.
      stale={['orders', 'list']}
      staleAfterFailure={['orders']}
      successText={texts.orderWasDeleted(orderNumber)}
      explain={formatFailure}
      {...actions}
    >
      <p>{texts.draftIsDeleted(title)}</p>
    </DeleteRecord>
  );
}
