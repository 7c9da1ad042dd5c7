import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderCard } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { isProblem, type ApiProblem } from '../../../lib/api/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './orders.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';

export type DeleteDraftProps = {
  order: Pick<OrderCard, '_id' | 'orderNumber' | 'title'>;
  onClose: () => void;
  /** The draft is gone, by this press or by an earlier one. */
  onDeleted: () => void;
};

function explain(problem: ApiProblem): string {
  if (problem.code === 'order.not-draft') {
    return texts.paidMeanwhile;
  }
  if (problem.code === 'payment_in_progress') {
    return texts.paymentInProgress;
  }
  return problem.detail;
}

/** Asks before a draft is deleted, and deletes it. */
export function DeleteDraft({ order, onClose, onDeleted }: DeleteDraftProps) {
  const client = useQueryClient();
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(orders.remove, { params: { id: order._id } });
      } catch (error) {
        // Deleted in another tab: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    async onSuccess() {
      // Of what is shown of orders only the lists: the page of this very order would ask for it in vain.
      await client.invalidateQueries({ queryKey: ['orders', 'list'] });
      toast({ tone: 'ok', text: texts.orderWasDeleted(order.orderNumber) });
      onDeleted();
    },
    onError: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <ConfirmModal
      title={texts.deleteOrderNumber(order.orderNumber)}
      confirm={texts.deleteOrder}
      pending={remove.isPending}
      error={remove.error ? explain(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{texts.draftIsDeleted(order.title)}</p>
    </ConfirmModal>
  );
}
