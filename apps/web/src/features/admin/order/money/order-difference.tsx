import type { FiledPayment, OrderFile } from '@wideload/contract';
import { adjustments, refunds } from '@wideload/contract/client';
import {
  cents,
  formatDollars,
  computeOrderBalance,
  computeRefundable,
  type OrderBalance,
  type Cents,
} from '@wideload/domain';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './difference.texts.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { ChargeModal, usePollCharge, useWithdrawal, useCharge } from './charge-modal.tsx';
import { RefundDrawer } from './refund-drawer.tsx';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

function RequestModal({ order, amount, onClose }: { order: OrderFile; amount: Cents; onClose: () => void }) {
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

function WithdrawModal({ order, onClose }: { order: OrderFile; onClose: () => void }) {
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

type Due = Extract<OrderBalance, { kind: 'due' }>;
type OpenDialog = 'charge' | 'ask' | 'withdraw';
/** The amount that was pressed: another clerk's act changes or ends what is due, and neither the dialog nor its button. */
type Opened = { what: OpenDialog; amount: Cents };
/** The drawer stays open when nothing is left, because it shows the result. */
type Refunding = { payment: FiledPayment; amount: number };

const formatAmount = (amount: number) => formatDollars(cents(amount));

function formatFigures({ totalPrice, fees, paid, refunded }: OrderFile): string {
  const total = totalPrice + fees;
  return texts.moved({
    total: formatAmount(total),
    paid: refunded === 0 ? formatAmount(paid) : texts.refundedOf(formatAmount(paid), formatAmount(refunded)),
    difference: formatAmount(Math.abs(total - (paid - refunded))),
  });
}

function findRefunding({ payments }: OrderFile, over: number): Refunding | null {
  const [payment] = payments.toSorted((one, other) => computeRefundable(other) - computeRefundable(one));
  return payment === undefined ? null : { payment, amount: Math.min(over, computeRefundable(payment)) };
}

function RequestState({ adjustment }: { adjustment: OrderFile['adjustment'] }) {
  if (adjustment === null) return <p>{texts.nobodyAsked}</p>;
  if (adjustment.isCharging) return <p>{texts.isCharging}</p>;
  if (adjustment.askedAt === null) return <p>{texts.notAskedYet}</p>;
  return (
    <p>
      {texts.askedSince} <time dateTime={adjustment.askedAt}>{formatInstant(adjustment.askedAt)}</time>.
    </p>
  );
}

function ChargeButtons({ order, due, onOpen }: { order: OrderFile; due: Due; onOpen: (what: OpenDialog) => void }) {
  if (!due.chargeable) return <p>{texts.tooSmall}</p>;
  if (order.user.isDeleted) return <p>{texts.nobodyLeft}</p>;
  if (order.adjustment?.isCharging === true) return null;
  return (
    <>
      {!order.isFeeAsked && (
        <Button size="small" onClick={() => onOpen('charge')}>
          {texts.chargeIt(formatDollars(due.amount))}
        </Button>
      )}
      {(order.adjustment?.askedAt ?? null) === null && (
        <Button size="small" onClick={() => onOpen('ask')}>
          {texts.askTheCarrier}
        </Button>
      )}
    </>
  );
}

const titles = { due: texts.paidTooLittle, over: texts.paidTooMuch, even: texts.nothingIsDue };

/** The refund may have been a favor. */
function isOnlyRefunded({ totalPrice, fees, paid }: OrderFile, { kind }: OrderBalance): boolean {
  return kind === 'due' && totalPrice + fees <= paid;
}

export function OrderDifference({ order }: { order: OrderFile }) {
  const { status, totalPrice: total, paid: captured, refunded, fees, adjustment } = order;
  const [opened, setOpened] = useState<Opened>();
  const [refunding, setRefunding] = useState<Refunding | null>(null);
  usePollCharge(order);
  const balance = computeOrderBalance({ status, total, fees, captured, refunded });
  const open = (what: OpenDialog) => setOpened({ what, amount: balance.kind === 'due' ? balance.amount : cents(0) });
  const close = () => setOpened(undefined);
  return (
    <>
      {(balance.kind !== 'even' || adjustment !== null) && (
        <Notice
          className="below-16"
          tone={isOnlyRefunded(order, balance) ? 'plain' : 'warn'}
          title={isOnlyRefunded(order, balance) ? texts.refundedBelow : titles[balance.kind]}
        >
          <p>{formatFigures(order)}</p>
          {balance.kind === 'due' && <RequestState adjustment={adjustment} />}
          {balance.kind !== 'due' && adjustment !== null && <p>{texts.requestStillOpen}</p>}
          <div className="cluster gap-8 above-12 no-print hidden-when-empty">
            {balance.kind === 'due' && (
              <ForDesk right={adjustments.charge.deskRight} what={texts.chargeIt(formatDollars(balance.amount))}>
                <ChargeButtons order={order} due={balance} onOpen={open} />
              </ForDesk>
            )}
            {balance.kind === 'over' && (
              <ForDesk right={refunds.create.deskRight} what={texts.refundDifference}>
                <Button size="small" onClick={() => setRefunding(findRefunding(order, balance.amount))}>
                  {texts.refundDifference}
                </Button>
              </ForDesk>
            )}
            {adjustment !== null && (
              <ForDesk right={adjustments.withdraw.deskRight} what={texts.withdrawRequest}>
                <Button size="small" onClick={() => open('withdraw')}>
                  {texts.withdrawRequest}
                </Button>
              </ForDesk>
            )}
          </div>
        </Notice>
      )}
      {opened?.what === 'charge' && <ChargeModal order={order} amount={opened.amount} onClose={close} />}
      {opened?.what === 'ask' && <RequestModal order={order} amount={opened.amount} onClose={close} />}
      {refunding && <RefundDrawer order={order} {...refunding} onClose={() => setRefunding(null)} />}
      {opened?.what === 'withdraw' && <WithdrawModal order={order} onClose={close} />}
    </>
  );
}
