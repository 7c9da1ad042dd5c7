import { formatFeeOfLine, listDifferenceCauses, type AskedFee, type DifferenceFacts } from '@wideload/contract';
import { cents, stateName, type RefundedLine, type StateCode } from '@wideload/domain';
import type { Deps } from '#deps.ts';
import type { OrderMail } from '../moves/order-mails.ts';
import type { StoredOrder } from '../stored-order.ts';
import { formatOrderCharges } from './order-charges.ts';
import { formatTripSentence } from './paid-trip.ts';

/** One permit of a payment; `unit` counts from 1. An adjustment has negative amounts for permits that became cheaper. */
export type ReceiptMailLine = { permitId: string; unit: number; state: StateCode; days: number; amountCents: number };

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
  /** Why an adjustment is paid. */
  difference?: DifferenceFacts;
};

function formatLine(line: ReceiptMailLine | RefundedLine, fees: readonly AskedFee[]): string {
  if (!('state' in line)) return 'Charged again after a refund';
  const { permitId, state, unit, days } = line;
  const name = `${stateName(state)}, unit ${unit}${days > 1 ? `, ${days} days` : ''}`;
  const own = fees.filter((fee) => fee.permitId === permitId).map(formatFeeOfLine);
  return own.length === 0 ? name : `${name} (${own.join(', ')})`;
}

/**
 * The receipt of one payment. Its key keeps it from being sent twice, however often the payment is settled. The
 * provider does not send receipts itself.
 */
export function buildReceiptMail(
  { config }: Deps,
  order: StoredOrder,
  { paymentId, kind, amountCents, lines, paidAt, card, receipt, difference }: ReceiptMailFacts,
): { key: string; mail: OrderMail } {
  const content = {
    orderNumber: order.orderNumber,
    orderId: order.id,
    title: order.title,
    poNumber: order.poNumber,
    trip: kind === 'order' && order.trip !== null ? formatTripSentence(order.trip, order.units) : '',
    lines: lines.map((line) => ({ label: formatLine(line, difference?.fees ?? []), amount: cents(line.amountCents) })),
    total: cents(amountCents),
    charges: kind === 'order' ? formatOrderCharges(order) : '',
    ...(difference && { causes: listDifferenceCauses(difference) }),
    card,
    receipt,
    paidOn: `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt)} (UTC)`,
    link: `${config.publicUrl}/order_list/order?orderId=${order.id}`,
  };
  const kindOfMail = kind === 'order' ? 'order-paid' : 'adjustment-paid';
  return { key: `receipt:${paymentId}`, mail: { kind: kindOfMail, content } };
}
