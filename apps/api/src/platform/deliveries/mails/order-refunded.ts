import { formatOrder, type OrderMoved } from './order-moved.ts';

/** Amount and card are formatted; the credit note is absent in mails of older versions. */
export type RefundMail = Omit<OrderMoved, 'comment'> & { amount: string; card: string; creditNote?: string };

export function renderOrderRefundedMail(refund: RefundMail) {
  const { orderNumber, orderId, amount, card, link, creditNote = '' } = refund;
  return {
    subject: `Order ${orderNumber}: ${amount} was refunded`,
    text: `We refunded ${amount} for ${formatOrder({ ...refund, comment: '' })} to ${card}.

It takes your bank 5 to 10 business days to show it on your statement. There is nothing you need to do.
See all payments and refunds for this order here: ${link}
${creditNote === '' ? '' : `Credit note: ${creditNote}\n`}Order ID: ${orderId}
`,
  };
}

/** A bank can return a refund after the carrier's first mail about it. */
export function renderRefundFailedMail(refund: RefundMail) {
  const { orderNumber, orderId, amount, card, link } = refund;
  return {
    subject: `Order ${orderNumber}: your refund of ${amount} did not go through`,
    text: `We told you that we refunded ${amount} for ${formatOrder({ ...refund, comment: '' })} to ${card}. The bank returned the money to us, often because the card was closed or replaced.

A representative will contact you to send it another way. You can also reply to this email.
See the order here: ${link}
Order ID: ${orderId}
`,
  };
}
