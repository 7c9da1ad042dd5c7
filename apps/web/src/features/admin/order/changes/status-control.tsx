import { useQueryClient } from '@tanstack/react-query';
import { listAdminMoves, type OrderStatus } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './status-change.texts.ts';
import { StatusModal, findMoveRight, useMoves } from './status-modal.tsx';
import { NotForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import css from './status-control.module.css';

export type StatusControlProps = {
  order: { _id: string; orderNumber: number; status: OrderStatus; isRefunded: boolean };
  onChanged?: (() => void) | undefined;
};

/** In place of the button, where the admin may make no move. In a row of a list there is nothing. */
export function NoMove({ status }: { status: OrderStatus }) {
  const [first] = listAdminMoves(status);
  const moves = useMoves(status);
  if (first === undefined || moves.length > 0) return null;
  return <NotForDesk right={findMoveRight(first)} what={texts.changeStatus} />;
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
          onClose={close}
          onSaving={setSaving}
          onOther={(other) => setKnown({ of: order, status: other })}
          onChanged={onChanged}
        />
      )}
    </span>
  );
}
