import { formatOrder, type OrderMoved } from './order-moved.ts';

/** Amount and card are formatted; the credit note is absent in mails of older versions. */
export type RefundMail = Omit<OrderMoved, 'comment'> & { amount: string; card: string; creditNote?: string };

export function renderOrderRefundedMail(refund: RefundMail) {
  const { orderNumber, orderId, amount, card, link, creditNote = '' } = refund;
  return {
    subject: `Order ${orderNumber}: ${amount} is refunded`,
    text: `We have refunded ${amount} of ${formatOrder({ ...refund, comment: '' })} to ${card}.

Banks take 5 to 10 business days to show it on the statement of the card. You have nothing to do.
All payments and refunds of the order are here: ${link}
${creditNote === '' ? '' : `Credit note: ${creditNote}\n`}Order ID: ${orderId}
`,
  };
}

/** A bank can return a refund after the carrier's first mail about it. */
export function renderRefundFailedMail(refund: RefundMail) {
  const { orderNumber, orderId, amount, card, link } = refund;
  return {
    subject: `Order ${orderNumber}: the refund of ${amount} did not arrive`,
    text: `We told you that ${amount} of ${formatOrder({ ...refund, comment: '' })} were refunded to ${card}. The bank of that card has sent the money back to us: such a card is often closed or replaced.

A representative contacts you about another way. You can also answer this mail.
Look at the order here: ${link}
Order ID: ${orderId}
`,
  };
}
