import type { FiledEvent, FiledMail, FiledPayment, OpenAdjustment, OrderFile, OrderNote } from '@wideload/contract';
import { cents, refundableOf, type FormerPermit } from '@wideload/domain';
import { begunEvent, eventOf, orderOnWire, type StoredOrder } from '../orders/orders.service.ts';
import { refundOnWire } from '../money/refunds/refunds.service.ts';
import type { FileRow } from './order-file.store.ts';

type PaymentRow = FileRow['payments'][number];

/** JSON has an instant as text with a zone of its own, a column has it as a Date. */
const instant = (value: Date | string) => new Date(value).toISOString();

function attemptOnWire(row: PaymentRow['attempts'][number]): FiledPayment['attempts'][number] {
  return {
    _id: row.id,
    at: instant(row.created_at),
    state: row.state,
    card: { brand: row.brand, last4: row.last4 },
    declineCode: row.decline_code ?? row.error_code,
    message: row.message,
  };
}

/** Money goes back from one payment: no more than is left of it. */
function formerOnWire(row: PaymentRow, former: readonly FormerPermit[]): FiledPayment['formerPermits'] {
  const left = refundableOf({ captured: row.captured_cents, refunded: row.refund_reserved_cents });
  return former.map(({ permitId, unit, state, refundable }) => {
    return { _id: permitId, unit, state, refundable: cents(Math.min(left, refundable)) };
  });
}

function paymentOnWire(row: PaymentRow, former: readonly FormerPermit[]): FiledPayment {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    amount: row.amount_cents,
    captured: row.captured_cents,
    refunded: row.refund_reserved_cents,
    anomaly: row.anomaly,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    attempts: row.attempts.map(attemptOnWire),
    refunds: row.refunds.map(refundOnWire),
    formerPermits: formerOnWire(row, former),
  };
}

const chargingStates: ReadonlySet<string> = new Set(['in_flight', 'unknown', 'requires_action']);

function adjustmentOnWire({ adjustment, payments }: FileRow): OpenAdjustment | null {
  if (adjustment === null) return null;
  const attempts = payments.filter(({ kind }) => kind === 'adjustment').flatMap((payment) => payment.attempts);
  return {
    _id: adjustment.id,
    askedAt: adjustment.asked_at === null ? null : instant(adjustment.asked_at),
    isCharging: attempts.some(({ state }) => chargingStates.has(state)),
  };
}

function mailOnWire({ id, kind, recipient, ...row }: FileRow['mails'][number]): FiledMail {
  const doneAt = row.sent_at ?? row.failed_at;
  return {
    _id: id,
    kind,
    to: recipient,
    writtenAt: instant(row.created_at),
    state: row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'waiting',
    doneAt: doneAt === null ? null : instant(doneAt),
  };
}

function eventsOnWire(events: FileRow['events'], order: StoredOrder): FiledEvent[] {
  const begun = { _id: order.id, event: begunEvent(order.createdAt), admin: null };
  const later = events.map((row) => {
    const event = eventOf({ ...row, at: new Date(row.at) }, order.userId);
    return { _id: row.id, event, admin: event.who === 'admin' ? (row.email ?? '') : null };
  });
  return [begun, ...later];
}

function noteOnWire({ id, at, email, text }: FileRow['notes'][number]): OrderNote {
  return { _id: id, at: instant(at), author: email, text };
}

/** An order with everything that belongs to it, in the contract's shape. */
export function orderFileOnWire(
  order: StoredOrder,
  file: FileRow,
  { former }: { former: readonly FormerPermit[] },
): OrderFile {
  return {
    ...orderOnWire(order),
    user: { _id: file.owner_id, email: file.owner_email, isDeleted: file.deleted_at !== null },
    paidAt: file.paid_at === null ? null : file.paid_at.toISOString(),
    paid: file.payments.reduce((sum, { captured_cents: captured }) => sum + captured, 0),
    refunded: file.payments.reduce((sum, { refund_reserved_cents: reserved }) => sum + reserved, 0),
    adjustment: adjustmentOnWire(file),
    payments: file.payments.map((row) => paymentOnWire(row, former)),
    mails: file.mails.map(mailOnWire),
    events: eventsOnWire(file.events, order),
    notes: file.notes.map(noteOnWire),
  };
}
