import type { OrderFile } from '@wideload/contract';
import { showToast } from '#lib/toast.ts';
import * as texts from './difference.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { useWithdrawal } from './use-difference.ts';

export function WithdrawModal({ order, onClose }: { order: OrderFile; onClose: () => void }) {
  const withdrawal = useWithdrawal(order._id, {
    onSuccess: () => {
      showToast({ tone: 'ok', title: texts.requestWithdrawn, text: texts.ofOrder(order.orderNumber) });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.withdrawFor(order.orderNumber)}
      confirm={texts.withdraw}
      pending={withdrawal.isPending}
      error={withdrawal.error?.message}
      onConfirm={() => withdrawal.mutate()}
      onCancel={onClose}
    >
      <p>{texts.withdrawHint}</p>
    </ConfirmModal>
  );
}
