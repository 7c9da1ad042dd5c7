import type { FiledPayment, OrderFile } from '@wideload/contract';
import { refunds } from '@wideload/contract/client';
import { cents, formatDollars, computeRefundable } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './refunds.texts.ts';
import { RefundDrawer } from './refund-drawer.tsx';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';

type RefundButtonProps = {
  order: OrderFile;
  /** Defaults to the first payment with a refundable amount. */
  payment?: FiledPayment;
};

export function RefundButton({ order, payment: named }: RefundButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const payment = named ?? order.payments.find((each) => computeRefundable(each) > 0);
  // The open drawer stays after a full refund: it shows the result.
  if (payment === undefined || (!isOpen && computeRefundable(payment) === 0)) return null;
  return (
    <ForDesk right={refunds.create.deskRight} what={texts.refund}>
      <Button
        size="small"
        aria-label={texts.refundOf(formatDollars(cents(payment.amount)))}
        onClick={() => setOpen(true)}
      >
        {texts.refund}
      </Button>
      {isOpen && <RefundDrawer order={order} payment={payment} onClose={() => setOpen(false)} />}
    </ForDesk>
  );
}
