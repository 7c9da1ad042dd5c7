import type { OrderFile } from '@wideload/contract';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPayments } from './order-payments.tsx';

export function OrderRecords({ order }: { order: OrderFile }) {
  return (
    <>
      <OrderNotes order={order} />
      <OrderPayments order={order} />
      <OrderMails mails={order.mails} />
    </>
  );
}
