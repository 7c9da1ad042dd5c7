import { useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from '../filing/permit-work.texts.ts';
import { useApproveAndNext } from './use-approve-and-next.ts';
import { StatusModal } from './status-modal.tsx';

type ApprovalProps = {
  order: OrderFile;
  /** The last permit was settled on this page. */
  isNews: boolean;
};

export function Approval({ order, isNews }: ApprovalProps) {
  const client = useQueryClient();
  /** The open dialog, by the page that the admin sees after approving. */
  const [open, setOpen] = useState<'stay' | 'next'>();
  /** The status from a refusal, until the order is refetched. */
  const [known, setKnown] = useState<OrderStatus>();
  const offer = useRef<HTMLDivElement>(null);
  const next = useApproveAndNext(order, () => setOpen('next'));
  // The form of the last permit is gone. The offer has the focus and no button of it, so that no second Enter approves.
  useEffect(() => {
    if (isNews) offer.current?.focus();
  }, [isNews]);

  function close() {
    setOpen(undefined);
    setKnown(undefined);
    // Another admin may have changed the status first, as the modal said.
    void client.invalidateQueries({ queryKey: ['admin'] });
  }
  const hasVoided = order.permits.some(({ status }) => status === 'voided');
  return (
    <>
      <div ref={offer} tabIndex={-1} className="no-ring below-12">
        <Notice tone="ok" title={hasVoided ? texts.allPermitsAreSettled : texts.allPermitsAreIssued}>
          <p className="cluster gap-8">
            <Button look="primary" pending={next.isPending} onClick={next.approve}>
              {texts.approveAndNext}
            </Button>
            <Button onClick={() => setOpen('stay')}>{texts.approveTheOrder}</Button>
          </p>
          {next.failure && (
            <p role="alert" className="failure above-8">
              {next.failure.message}
            </p>
          )}
        </Notice>
      </div>
      {next.question}
      {open && (
        <StatusModal
          order={order}
          status={known ?? order.status}
          requested="approved"
          onClose={close}
          onSaving={() => undefined}
          onOther={setKnown}
          onChanged={open === 'next' ? next.goOn : undefined}
        />
      )}
    </>
  );
}
