import { useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { isPermitSettled, type OrderStatus } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './permit-work.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';

const StatusModal = createLazyPart(async () => (await import('../status/status-modal.tsx')).StatusModal);

export function ApprovalOffer({ order }: { order: OrderFile }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  /** The status from a refusal, until the order is refetched. */
  const [known, setKnown] = useState<OrderStatus>();
  function close() {
    setOpen(false);
    setKnown(undefined);
    // Another admin may have changed the status first, as the modal said.
    void client.invalidateQueries({ queryKey: ['admin'] });
  }
  const isDone = order.permits.length > 0 && order.permits.every(({ status }) => isPermitSettled(status));
  if (order.status !== 'pending' || !isDone) return null;
  return (
    <>
      <Notice tone="ok" title={texts.allPermitsAreIssued}>
        <p>
          <Button look="primary" onClick={() => setOpen(true)} onPointerEnter={() => void StatusModal.preload()}>
            {texts.approveTheOrder}
          </Button>
        </p>
      </Notice>
      {isOpen && (
        <StatusModal
          order={order}
          status={known ?? order.status}
          unissued={0}
          requested="approved"
          onClose={close}
          onSaving={() => undefined}
          onOther={setKnown}
          onChanged={undefined}
        />
      )}
    </>
  );
}
