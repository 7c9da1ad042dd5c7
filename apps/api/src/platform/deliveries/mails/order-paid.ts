import { formatDollars, type Cents } from '@wideload/domain';

export type OrderPaid = {
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
