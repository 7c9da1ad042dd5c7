import type {
  FiledDispute,
  FiledDocument,
  FiledEvent,
  FiledMail,
  FiledPayment,
  OpenAdjustment,
  OrderFile,
  OrderNote,
} from '@wideload/contract';
import { cents, computeRefundable, type FormerPermit } from '@wideload/domain';
import { toCreatedEvent, toOrderEvent, toOrder, toPermit, type StoredOrder } from '#features/orders/orders.service.ts';
import { toFiledRefund } from '#features/money/refunds/refunds.service.ts';
import type { FileRow } from './order-file.store.ts';

type PaymentRow = FileRow['payments'][number];

/** JSON has an instant as text with a zone, a column as a Date. */
const toIsoInstant = (value: Date | string) => new Date(value).toISOString();

function toFiledAttempt(row: PaymentRow['attempts'][number]): FiledPayment['attempts'][number] {
  return {
    _id: row.id,
    at: toIsoInstant(row.created_at),
    state: row.state,
    card: { brand: row.brand, last4: row.last4 },
    declineCode: row.decline_code ?? row.error_code,
    message: row.message,
  };
}

/** A refund goes back to one payment: at most the rest of it. */
function toFiledFormerPermit(row: PaymentRow, former: readonly FormerPermit[]): FiledPayment['formerPermits'] {
  const left = computeRefundable({ captured: row.captured_cents, refunded: row.refund_reserved_cents });
  return former.map(({ permitId, unit, state, refundable }) => {
    return { _id: permitId, unit, state, refundable: cents(Math.min(left, refundable)) };
  });
}

type PaymentParts = { former: readonly FormerPermit[]; disputes: ReadonlyMap<string, FiledDispute[]> };
type Parts = PaymentParts & { fees: number; isFeeAsked: boolean };

function toFiledPayment(row: PaymentRow, { former, disputes }: PaymentParts): FiledPayment {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    amount: row.amount_cents,
    captured: row.captured_cents,
    refunded: row.refund_reserved_cents,
    anomaly: row.anomaly,
    createdAt: toIsoInstant(row.created_at),
    updatedAt: toIsoInstant(row.updated_at),
    attempts: row.attempts.map(toFiledAttempt),
    refunds: row.refunds.map(toFiledRefund),
    disputes: disputes.get(row.id) ?? [],
    formerPermits: toFiledFormerPermit(row, former),
  };
}

const chargingStates: ReadonlySet<string> = new Set(['in_flight', 'unknown', 'requires_action']);

function toFiledAdjustment({ adjustment, payments }: FileRow): OpenAdjustment | null {
  if (adjustment === null) return null;
  const attempts = payments.filter(({ kind }) => kind === 'adjustment').flatMap((payment) => payment.attempts);
  return {
    _id: adjustment.id,
    askedAt: adjustment.asked_at === null ? null : toIsoInstant(adjustment.asked_at),
    isCharging: attempts.some(({ state }) => chargingStates.has(state)),
  };
}

function toFiledMail({ id, kind, recipient, ...row }: FileRow['mails'][number]): FiledMail {
  const doneAt = row.sent_at ?? row.failed_at;
  return {
    _id: id,
    kind,
    to: recipient,
    writtenAt: toIsoInstant(row.created_at),
    state: row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'waiting',
    doneAt: doneAt === null ? null : toIsoInstant(doneAt),
    error: row.sent_at === null ? row.last_error : null,
  };
}

function toFiledEvents({ events, maker }: FileRow, order: StoredOrder): FiledEvent[] {
  const begun = {
    _id: order.id,
    event: toCreatedEvent({ ...order, person: maker }),
    admin: order.startedBy,
    issuedDespite: '',
  };
  const later = events.map((row) => {
    const event = toOrderEvent({ ...row, at: new Date(row.at) });
    const admin = event.who === 'admin' ? (row.email ?? '') : null;
    return { _id: row.id, event, admin, issuedDespite: row.issued_despite };
  });
  return [begun, ...later];
}

function toFiledNote({ id, at, email, text }: FileRow['notes'][number]): OrderNote {
  return { _id: id, at: toIsoInstant(at), author: email, text };
}

function toFiledDocument({ id, name, bytes, email, ...row }: FileRow['documents'][number]): FiledDocument {
  return { _id: id, name, bytes, author: email, storedAt: toIsoInstant(row.stored_at) };
}

function toFiledPermits({ permits }: StoredOrder, { documents }: FileRow): OrderFile['permits'] {
  return permits.map((permit) => {
    const document = documents.find(({ id }) => id === permit.document?._id);
    return { ...toPermit(permit), document: document === undefined ? null : toFiledDocument(document) };
  });
}

export function toOrderFile(order: StoredOrder, file: FileRow, parts: Parts): OrderFile {
  return {
    ...toOrder(order),
    permits: toFiledPermits(order, file),
    user: { _id: file.owner_id, email: file.owner_email, isDeleted: file.deleted_at !== null },
    paidAt: file.paid_at === null ? null : file.paid_at.toISOString(),
    paid: file.payments.reduce((sum, { captured_cents: captured }) => sum + captured, 0),
    refunded: file.payments.reduce((sum, { refund_reserved_cents: reserved }) => sum + reserved, 0),
    fees: parts.fees,
    isFeeAsked: parts.isFeeAsked,
    adjustment: toFiledAdjustment(file),
    payments: file.payments.map((row) => toFiledPayment(row, parts)),
    mails: file.mails.map(toFiledMail),
    events: toFiledEvents(file, order),
    notes: file.notes.map(toFiledNote),
  };
}
