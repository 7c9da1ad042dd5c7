import type { OrderFile } from '@wideload/contract';
import { formatDollars, type Cents } from '@wideload/domain';
import { showToast } from '#lib/toast.ts';
import * as texts from './difference.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { useCharge } from './use-difference.ts';

export function RequestModal({ order, amount, onClose }: { order: OrderFile; amount: Cents; onClose: () => void }) {
  const charge = useCharge(order._id, {
    onSuccess: () => {
      showToast({ tone: 'ok', title: texts.carrierAsked, text: texts.ofOrder(order.orderNumber) });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.askFor(formatDollars(amount))}
      confirm={texts.ask}
      look="primary"
      pending={charge.isPending}
      error={charge.error?.message}
      onConfirm={() => charge.mutate({ cardId: null, expectedAmount: amount })}
      onCancel={onClose}
    >
      <p>{texts.askHint}</p>
    </ConfirmModal>
  );
}
