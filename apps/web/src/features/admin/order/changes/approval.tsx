import { useQueryClient, useMutation } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { type OrderStatus, isInWork, isPermitSettled } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from '../filing/permit-work.texts.ts';
import { StatusModal } from './status-modal.tsx';
import { adminOrders } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { feeDifferencesQuery } from '../money/fee-differences.queries.ts';
import { useNextOrder } from '../queue/use-next-order.ts';
import { useWaitingChanges } from '#product/order/changes/changes.queries.ts';
import { nextNotFound } from '../queue/queue.texts.ts';

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

/**
 * Approves an order and opens the next one of the queue, or the queue itself after the last one. With open fee differences it
 * approves nothing and calls `onAsk`; `goOn` opens the next order after the dialog has approved this one.
 */
function useApproveAndNext({ _id: id, orderNumber, status: from }: OrderFile, onAsk: () => void) {
  const client = useQueryClient();
  const { find, open, leave } = useNextOrder(id);
  const held = useHeldQuestion(orderNumber);
  const goTo = (next: Awaited<ReturnType<typeof find>>) => (next === null ? leave() : open(next));

  const approval = useMutation({
    /** `over` is the holder to take the order from. */
    async mutationFn(over: string | undefined) {
      const fees = await client.fetchQuery(feeDifferencesQuery(id));
      if (fees.open.some(({ isExplained }) => !isExplained)) return 'ask';
      const next = await find();
      await call(adminOrders.changeStatus, { params: { id }, body: { status: 'approved', comment: '', from, over } });
      return next;
    },
    async onSuccess(next) {
      if (next === 'ask') return onAsk();
      const text = next === null ? texts.queueIsDone(orderNumber) : texts.approved(orderNumber);
      showToast({ tone: 'ok', text, topic: 'order-work' });
      return goTo(next);
    },
    onSettled: (next) => (next === 'ask' ? undefined : client.invalidateQueries({ queryKey: ['admin'] })),
  });
  const going = useMutation({
    mutationFn: find,
    onSuccess: goTo,
    onError: ({ message }) => showToast({ tone: 'danger', title: nextNotFound, text: message }),
  });
  const approve = (over?: string) => approval.mutate(over, { onError: (problem) => void held.ask(problem, approve) });
  return {
    approve: () => approve(),
    question: held.question,
    isPending: approval.isPending,
    failure: approval.error,
    goOn: () => going.mutate(),
  };
}

/** Approval is offered once no permit is left to file or to wait for, and no state is asked to change one. */
export function ApprovalOffer({ order }: { order: OrderFile }) {
  const { permits } = order;
  const isAsked = useWaitingChanges(order, order.paidAt !== null).length > 0;
  const isSettled = permits.length > 0 && permits.every((permit) => isPermitSettled(permit.status));
  const isOffered = isInWork(order) && isSettled && !isAsked;
  const [wasOffered] = useState(isOffered);
  return isOffered ? <Approval order={order} isNews={!wasOffered} /> : null;
}
