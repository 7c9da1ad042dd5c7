import type { Order } from '@wideload/contract';
import { MoreReceipts } from './more-receipts.tsx';
import { OrderFees } from './order-fees.tsx';
import { OrderRefunds } from './order-refunds.tsx';

/** What was asked for, given back and paid after the first payment. */
export function LaterMoney({ order }: { order: Order }) {
  return (
    <>
      <OrderFees order={order} />
      <OrderRefunds orderId={order._id} />
      <MoreReceipts orderId={order._id} />
    </>
  );
}
