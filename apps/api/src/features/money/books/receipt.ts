import { formatAskedFee, type AskedFee, type PaymentIntent } from '@wideload/contract';
import { formatPlaceAndCountry, toDayIn } from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { ReceiptFacts, ReceiptLine } from '#platform/documents/receipt-document.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { formatOrderCharges, formatTrip, readPaidOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { listFeesOfAdjustment } from '../adjustments/adjustments.store.ts';
import { findCardById } from '../cards/cards.service.ts';
import { findLatestAttempt } from '../charges/attempts.store.ts';
import { findOrderPayment, findPayment, type PaymentRow } from '../payments.store.ts';
import { toIntent } from '../read-intent.ts';
import { findReceiptNumber, listRefunded } from './books.store.ts';

type Parts = {
  order: StoredOrder;
  paidAt: Date;
  payment: PaymentRow;
  card: ReceiptFacts['card'];
  intent: PaymentIntent;
  refunds: ReceiptFacts['refunds'];
  number: string;
  fees: readonly AskedFee[];
  timeZone: string;
};

function toBilling({ charges }: PaymentIntent): ReceiptFacts['billing'] {
  const details = charges.data[0]?.billing_details;
  const { line1, city, state, postal_code: zip, country } = details?.address ?? {};
  const place = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return {
    name: details?.name ?? '',
    email: details?.email ?? '',
    phone: details?.phone ?? '',
    address: [line1, place, country].filter(Boolean).join('\n'),
  };
}

function toReceiptCompany({ company }: StoredOrder): ReceiptFacts['company'] {
  if (company === null) return null;
  const { name, dotNumber, street } = company;
  return { name, dotNumber, street, place: formatPlaceAndCountry(company) };
}

function toReceiptFacts({
  order,
  paidAt,
  payment,
  card,
  intent,
  refunds,
  number,
  fees,
  timeZone,
}: Parts): ReceiptFacts {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    title: order.title,
    poNumber: order.poNumber,
    receiptNumber: number,
    paymentId: intent.id,
    adjustmentNo: payment.adjustment_no,
    // Cast: only `beginCharge` writes them. The lines are as charged, even if the order has changed since.
    lines: payment.price_lines as ReceiptLine[],
    totalCents: payment.amount_cents,
    charges: payment.adjustment_no === null ? formatOrderCharges(order) : fees.map(formatAskedFee).join(' '),
    paidAt,
    refunds,
    timeZone,
    card: card && { brand: card.brand, last4: card.last4 },
    billing: toBilling(intent),
    company: toReceiptCompany(order),
    trip: order.trip && formatTrip(order.trip, order.units),
  };
}

type Wanted = { timeZone: string | undefined };

async function renderReceipt(
  deps: Deps,
  { order, paidAt }: { order: StoredOrder; paidAt: Date },
  { payment, timeZone = 'UTC' }: Wanted & { payment: PaymentRow | null },
): Promise<File> {
  if (toDayIn(deps.clock.now(), timeZone) === null) throw createFieldProblem('timeZone', 'Not a time zone');
  if (payment?.status !== 'succeeded') throw new Problem('receipt.unpaid');
  const attempt = await findLatestAttempt(deps.db, payment.id);
  const card = attempt === null ? null : await findCardById(deps.db, attempt.card_id);
  const intent = await toIntent(deps, { payment, attempt, snapshot: null });
  const refunds = await listRefunded(deps.db, payment.id);
  const number = await findReceiptNumber(deps.db, payment.id);
  const fees = payment.adjustment_id === null ? [] : await listFeesOfAdjustment(deps.db, payment.adjustment_id);
  const paid = { payment, paidAt: payment.succeeded_at ?? paidAt, card, fees, number };
  const parts = { order, ...paid, intent, refunds, timeZone };
  const bytes = await deps.documents.receipt(toReceiptFacts(parts));
  const which = payment.adjustment_no === null ? '' : `-adjustment-${payment.adjustment_no}`;
  return new File([bytes], `wideload-receipt-${order.orderNumber}${which}.pdf`, { type: 'application/pdf' });
}

/** The receipt of the order's own payment. */
export async function loadReceipt(
  deps: Deps,
  actor: SignedIn,
  { orderId, timeZone }: Wanted & { orderId: string },
): Promise<File> {
  const paid = await readPaidOrder(deps, actor, orderId);
  return renderReceipt(deps, paid, { payment: await findOrderPayment(deps.db, orderId), timeZone });
}

/** Includes adjustments. */
export async function loadPaymentReceipt(
  deps: Deps,
  actor: SignedIn,
  { paymentId, timeZone }: Wanted & { paymentId: string },
): Promise<File> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment === null) throw new Problem('not-found');
  return renderReceipt(deps, await readPaidOrder(deps, actor, payment.order_id), { payment, timeZone });
}
