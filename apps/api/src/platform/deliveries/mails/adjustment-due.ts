import { formatDollars, type Cents } from '@wideload/domain';
import { formatOrder, type OrderMoved } from './order-moved.ts';

export type AdjustmentDue = OrderMoved & {
  amount: Cents;
  /** The card declined without its owner present; null if none was charged. */
  declined: { brand: string; last4: string } | null;
};

export function renderAdjustmentDueMail(order: AdjustmentDue) {
  const { amount, declined } = order;
  const tried =
    declined === null
      ? ''
      : `We tried to charge your ${declined.brand} ending in ${declined.last4}, but your bank needs you to approve the payment. Nothing was charged.\n\n`;
  const why = order.comment === '' ? '' : `${order.comment}\n\n`;
  return {
    subject: `Order ${order.orderNumber}: ${formatDollars(amount)} is due`,
    text: `${formatOrder(order)} costs ${formatDollars(amount)} more than you paid.

${why}${tried}Pay the difference here, with a saved card or a new one: ${order.link}

If the order changes in the meantime, the page shows the new amount.
Order ID: ${order.orderId}
`,
  };
}
