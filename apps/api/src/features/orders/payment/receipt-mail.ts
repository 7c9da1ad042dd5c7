import { cents, stateName, type RefundedLine, type StateCode } from '@wideload/domain';
import type { Deps } from '../../../deps.ts';
import type { Mail } from '../../../platform/outbox/mails.ts';
import type { StoredOrder } from '../stored-order.ts';
import { formatOrderCharges } from './order-charges.ts';
import { formatTripSentence } from './paid-trip.ts';

/** One permit of a payment; `unit` counts from 1. An adjustment has negative amounts for permits that became cheaper. */
export type ReceiptMailLine = { unit: number; state: StateCode; days: number; amountCents: number };

export type ReceiptMailFacts = {
  paymentId: string;
  kind: 'order' | 'adjustment';
  amountCents: number;
  lines: readonly (ReceiptMailLine | RefundedLine)[];
  paidAt: Date;
  /** Null only when the provider does not report it. */
  card: { brand: string; last4: string } | null;
  /** Its number in the books. */
  receipt: string;
};

function formatLine(line: ReceiptMailLine | RefundedLine): string {
  if (!('state' in line)) return 'Charged again after a refund';
  const { state, unit, days } = line;
  return `${stateName(state)}, unit ${unit}${days > 1 ? `, ${days} days` : ''}`;
}

/**
 * The receipt of one payment. Its key keeps the outbox from sending it twice, however often the payment is settled. The
 * provider does not send receipts itself.
 */
export function buildReceiptMail(
  { config }: Deps,
  order: StoredOrder,
  { paymentId, kind, amountCents, lines, paidAt, card, receipt }: ReceiptMailFacts,
): { key: string; mail: Mail } {
  const content = {
    orderNumber: order.orderNumber,
    orderId: order.id,
    title: order.title,
    poNumber: order.poNumber,
    trip: kind === 'order' && order.trip !== null ? formatTripSentence(order.trip, order.units) : '',
    lines: lines.map((line) => ({ label: formatLine(line), amount: cents(line.amountCents) })),
    total: cents(amountCents),
    charges: kind === 'order' ? formatOrderCharges(order) : '',
    card,
    receipt,
    paidOn: `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt)} (UTC)`,
    link: `${config.publicUrl}/order_list/order?orderId=${order.id}`,
  };
  const kindOfMail = kind === 'order' ? 'order-paid' : 'adjustment-paid';
  return { key: `receipt:${paymentId}`, mail: { kind: kindOfMail, to: order.customer.email, content } };
}
