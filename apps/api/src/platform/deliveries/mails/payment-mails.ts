import type { PaymentAlertKind } from '@wideload/contract';
import { formatDollars, type Cents } from '@wideload/domain';
import { formatOrder, type OrderMoved } from './order-status-mails.ts';

type OrderPaid = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** The carrier's own job number; `''` for none. */
  poNumber: string;
  /** The trip in a sentence; `''` for none, absent in mails of older versions. */
  trip?: string;
  lines: { label: string; amount: Cents }[];
  total: Cents;
  /** Charges of the states on top, as one paragraph; `''` for nothing, absent in mails of older versions. */
  charges?: string;
  /** Null if the provider does not report it. */
  card: { brand: string; last4: string } | null;
  /** Why an adjustment was paid, one sentence each; absent in mails of older versions. */
  causes?: readonly string[];
  /** The number of the receipt; absent in mails of older versions. */
  receipt?: string;
  /** Formatted. */
  paidOn: string;
  link: string;
};

function formatReceipt({ orderId, poNumber, lines, total, card, receipt = '', paidOn, link }: OrderPaid): string {
  const rows = lines.map(({ label, amount }) => `  ${label}: ${formatDollars(amount)}\n`).join('');
  return `${rows}  Total: ${formatDollars(total)}

Paid ${card === null ? 'by card' : `with ${card.brand} ending in ${card.last4}`} on ${paidOn}.
${receipt === '' ? '' : `Receipt number: ${receipt}\n`}${poNumber === '' ? '' : `PO / job number: ${poNumber}\n`}Order ID: ${orderId}

Track your order and download the receipt (PDF) here: ${link}`;
}

export function renderOrderPaidMail(paid: OrderPaid) {
  const { charges = '', trip = '' } = paid;
  return {
    subject: `Order ${paid.orderNumber} is paid: we are working on your permits`,
    text: `Thank you. We received your payment for order ${paid.orderNumber} (${paid.title}), and the order is now pending.
${trip === '' ? '' : `\nTrip: ${trip}\n`}
${formatReceipt(paid)}
${charges === '' ? '' : `\n${charges}\n`}
A representative is filing your permits with each state and will contact you if a state needs more information.
Quoted fees are estimates. The permit each state issues governs.
`,
  };
}

export function renderAdjustmentPaidMail(paid: OrderPaid) {
  return {
    subject: `Receipt: ${formatDollars(paid.total)} more for order ${paid.orderNumber}`,
    text: `Thank you. We received the additional payment for order ${paid.orderNumber} (${paid.title}).

${(paid.causes ?? ['The order was changed after it was paid.']).join('\n')}

${formatReceipt(paid)}

Quoted fees are estimates. The permit each state issues governs.
`,
  };
}

type AdjustmentDue = OrderMoved & {
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

export type PaymentAsked = {
  orderId: string;
  orderNumber: number;
  title: string;
  amount: string;
  /** The person who asks, by name and by id. An erasure finds the mail by the id. */
  person: string;
  personId: string;
  link: string;
};

export function renderPaymentAskedMail({ orderId, orderNumber, title, amount, person, link }: PaymentAsked) {
  return {
    subject: `${person} asks you to pay order ${orderNumber}`,
    text: `${person} has prepared order ${orderNumber}${title === '' ? '' : ` (${title})`} in your account and asks you to pay ${amount}.

Review it and pay here: ${link}

You can allow dispatchers to pay up to an amount on the page People.
Order ID: ${orderId}
`,
  };
}

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

type PaymentAlertMail = {
  kind: PaymentAlertKind;
  detail: string;
  /** Absent if the alert is not about an order. */
  orderId?: string;
  orderNumber?: number;
  /** Address of the alert in the admin area. */
  link: string;
  /** Address of the dispute on the provider's pages. */
  providerLink?: string;
};

const subjects = {
  anomaly: 'A payment does not match our records',
  stuck: 'A payment cannot be settled',
  'refund-failed': 'A refund failed',
  dispute: 'A charge is disputed',
  'provider-misconfigured': 'The card provider is rejecting our requests',
} as const;

export function renderPaymentAlertMail({ kind, detail, orderId, orderNumber, link, providerLink }: PaymentAlertMail) {
  const of = orderNumber === undefined ? '' : ` (order ${orderNumber})`;
  return {
    subject: `${subjects[kind]}${of}`,
    text: `${detail}${providerLink === undefined ? '' : `\n\nThe dispute on the provider’s site: ${providerLink}`}

Nothing else will be charged or refunded automatically. The alert says what to do: ${link}
${orderId === undefined ? '' : `Order ID: ${orderId}\n`}`,
  };
}
