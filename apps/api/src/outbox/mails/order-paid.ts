import { formatDollars, type Cents } from '@wideload/domain';

export type OrderPaid = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** One line a permit: what it is for, and cents. */
  lines: { label: string; amount: Cents }[];
  total: Cents;
  /** Null when the provider does not say. */
  card: { brand: string; last4: string } | null;
  /** The day of the payment, for people to read. */
  paidOn: string;
  link: string;
};

/** Confirmation and receipt of a paid order. */
export function orderPaidMail({ orderNumber, orderId, title, lines, total, card, paidOn, link }: OrderPaid) {
  const rows = lines.map(({ label, amount }) => `  ${label}: ${formatDollars(amount)}`).join('\n');
  return {
    subject: `Order ${orderNumber} is paid: we are on your permits`,
    text: `Thank you. Order ${orderNumber} (${title}) is paid and pending.

${rows}
  Total: ${formatDollars(total)}

Paid ${card === null ? 'by card' : `with ${card.brand} ending in ${card.last4}`} on ${paidOn}.
Order ID: ${orderId}

Track it here: ${link}

A representative files your permits with each state and contacts you if a state asks for more.
The quoted fees are estimates; the permit that a state issues governs.
`,
  };
}
