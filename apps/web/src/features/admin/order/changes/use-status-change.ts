import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminOrders } from '@wideload/contract/client';
import { orderStatuses, type AdminMove, type OrderStatus } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './status-change.texts.ts';

export type StatusChangeProps = {
  order: { _id: string; orderNumber: number };
  status: OrderStatus;
  onClose: () => void;
  onSaving: (status: OrderStatus | undefined) => void;
  onOther: (status: OrderStatus) => void;
  onChanged: (() => void) | undefined;
};

function parseOrderStatus({ extra }: ApiProblem): OrderStatus | undefined {
  return orderStatuses.find((each) => each === extra['orderStatus']);
}

type Change = { status: AdminMove; comment: string };

export function useStatusChange({ order, status: from, onSaving, onOther, onClose, onChanged }: StatusChangeProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ status, comment }: Change) =>
      call(adminOrders.changeStatus, { params: { id: order._id }, body: { status, comment, from } }),
    onMutate: ({ status }) => onSaving(status),
    onError(problem) {
      onSaving(undefined);
      const other = parseOrderStatus(problem);
      if (other !== undefined) onOther(other);
    },
    async onSuccess(_answer, { status }) {
      await client.invalidateQueries({ queryKey: ['admin'] });
      showToast({ tone: 'ok', text: texts.orderIs(order.orderNumber, status) });
      onSaving(undefined);
      onClose();
      onChanged?.();
    },
  });
}
