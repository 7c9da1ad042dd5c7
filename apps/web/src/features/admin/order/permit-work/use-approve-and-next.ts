import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { adminOrders } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';
import { showToast } from '../../../../lib/toast.ts';
import { useNextOrder } from '../queue/use-next-order.ts';
import * as texts from './permit-work.texts.ts';

/** Approves an order and opens the next one of the queue, or the queue itself after the last one. */
export function useApproveAndNext({ _id: id, orderNumber, status: from }: OrderFile) {
  const client = useQueryClient();
  const { find, open, leave } = useNextOrder(id);
  return useMutation({
    async mutationFn() {
      const next = await find();
      await call(adminOrders.changeStatus, { params: { id }, body: { status: 'approved', comment: '', from } });
      return next;
    },
    async onSuccess(next) {
      const text = next === null ? texts.queueIsDone(orderNumber) : texts.approved(orderNumber);
      showToast({ tone: 'ok', text, topic: 'order-work' });
      await (next === null ? leave() : open(next));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
