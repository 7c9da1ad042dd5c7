import { useQueryClient } from '@tanstack/react-query';
import { actRights, adminOrders } from '@wideload/contract/client';
import { listAdminMoves, type AdminMove, type OrderStatus } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './status-change.texts.ts';
import { StatusModal } from './status-modal.tsx';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import css from './status-control.module.css';

export type StatusControlProps = {
  order: { _id: string; orderNumber: number; status: OrderStatus; isRefunded: boolean };
  onChanged?: (() => void) | undefined;
};

/** The moves from a status that the admin may make. */
function useMoves(status: OrderStatus): readonly AdminMove[] {
  const mayApprove = useDeskRight(adminOrders.changeStatus.deskRight);
  const mayReject = useDeskRight(actRights.reject);
  return listAdminMoves(status).filter((move) => (move === 'approved' ? mayApprove : mayReject));
}

/** On failure the old status returns, and the modal shows the reason. */
export function StatusControl({ order, onChanged }: StatusControlProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [saving, setSaving] = useState<OrderStatus>();
  const [known, setKnown] = useState<{ of: object; status: OrderStatus }>();
  // The list is asked again after a change, and its answer is another object.
  const status = known?.of === order ? known.status : order.status;
  const moves = useMoves(status);

  function close() {
    setOpen(false);
    if (known !== undefined) void client.invalidateQueries({ queryKey: ['admin'] });
  }
  return (
    <span className={css['control']}>
      <StatusSign status={saving ?? status} isRefunded={order.isRefunded} />
      {moves.length > 0 && (
        <Button look="link" onClick={() => setOpen(true)} aria-label={texts.changeStatusOf(order.orderNumber)}>
          {texts.change}
        </Button>
      )}
      {isOpen && (
        <StatusModal
          order={order}
          status={status}
          moves={moves}
          onClose={close}
          onSaving={setSaving}
          onOther={(other) => setKnown({ of: order, status: other })}
          onChanged={onChanged}
        />
      )}
    </span>
  );
}
