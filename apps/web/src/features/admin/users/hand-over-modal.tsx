import { useMutation, useQuery, queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Order, User } from '@wideload/contract';
import { phoneCharges, phoneOrders } from '@wideload/contract/client';
import { cents, fitsAgreement, formatDollars } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { formatCarrier } from './users.ts';
import * as texts from './hand-over.texts.ts';

type HandOverProps = {
  order: Order;
  owner: Pick<User, '_id' | 'email' | 'firstName' | 'middleName' | 'lastName'>;
  onClose: () => void;
};

/** The carrier reviews and pays; or has agreed that a card is charged, which is offered then. */
export function HandOverModal({ order, owner, onClose }: HandOverProps) {
  const navigate = useNavigate();
  const params = { id: order._id };
  const name = formatCarrier(owner);
  const total = formatDollars(cents(order.totalPrice));
  const { data: agreement = null, error: unread } = useQuery(agreementOfOrderQuery(order._id));
  const isCovered = agreement !== null && fitsAgreement(agreement, order.totalPrice);

  function leave(text: string) {
    showToast({ tone: 'ok', text });
    void navigate({ to: '/users/orders', search: { userId: owner._id } });
  }
  const handover = useMutation({
    mutationFn: () => call(phoneOrders.handOver, { params, body: { version: order.version } }),
    onSuccess: () => leave(texts.isHandedOver(name)),
  });
  const charge = useMutation({
    mutationFn: () => call(phoneCharges.charge, { params, body: { expectedTotal: order.totalPrice } }),
    onSuccess: (answer) => {
      if (answer.status === 'succeeded') leave(texts.isCharged(total));
      else if (answer.status === 'processing') leave(texts.isProcessing);
    },
  });
  const isPending = handover.isPending || charge.isPending;
  const declined = charge.data?.status === 'declined' ? texts.isDeclined(charge.data.message) : undefined;
  const problem = handover.error?.message ?? charge.error?.message ?? declined;

  return (
    <Modal
      title={texts.handOverTitle(name)}
      size="small"
      onClose={onClose}
      actions={
        <>
          {/* First, because it comes late: no other button may move under the pointer. */}
          {isCovered && (
            <Button pending={charge.isPending} onClick={() => !isPending && charge.mutate()}>
              {texts.chargeNow(total)}
            </Button>
          )}
          <CancelButton />
          <Button look="primary" pending={handover.isPending} onClick={() => !isPending && handover.mutate()}>
            {texts.handOver}
          </Button>
        </>
      }
    >
      <div className="stack gap-12">
        <p>{texts.handOverMeans(owner.email, total)}</p>
        {agreement !== null && (
          <p>
            {(isCovered ? texts.hasAgreed : texts.isAboveLimit)(agreement.card, formatDollars(cents(agreement.limit)))}
          </p>
        )}
        {unread !== null && (
          <Notice tone="warn" title={texts.agreementNotRead}>
            {unread.message}
          </Notice>
        )}
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      </div>
    </Modal>
  );
}

/** Read at each opening: the carrier may withdraw it at any time. */
function agreementOfOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'phone-agreement', id],
    queryFn: async ({ signal }) => (await call(phoneCharges.read, { params: { id } }, { signal })).agreement,
    gcTime: 0,
    staleTime: 0,
  });
}
