import type { FiledPayment, OrderFile } from '@wideload/contract';
import { cents, formatDollars, computeRefundable } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './refunds.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { whenOpened } from '../../../../ui/overlay/when-opened.tsx';

const RefundDrawer = whenOpened(async () => (await import('./refund-drawer.tsx')).RefundDrawer);

type RefundButtonProps = {
  order: OrderFile;
  /** The first payment of which something is left, where none is named. */
  payment?: FiledPayment;
};

/** The way to give money back; nothing where nothing is left of the payment. */
export function RefundButton({ order, payment: named }: RefundButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const payment = named ?? order.payments.find((each) => computeRefundable(each) > 0);
  // The drawer stays open over the last cent: it says what came of it.
  if (payment === undefined || (!isOpen && computeRefundable(payment) === 0)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={texts.refundOf(formatDollars(cents(payment.amount)))}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void RefundDrawer.preload()}
      >
        {texts.refund}
      </Button>
      {isOpen && <RefundDrawer order={order} payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}
