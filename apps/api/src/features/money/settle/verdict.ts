import { after, SECOND } from '#clock.ts';
import type { DeclineFacts, IntentSnapshot } from '#providers/payments/port.ts';
import type { AttemptChange, AttemptRow } from '../charges/attempts.store.ts';
import type { PaymentChange, PaymentRow } from '../payments.store.ts';

/** Longer than any request lives: a confirmation without a trace by then was never executed. */
export const GIVEN_UP_AFTER = 120 * SECOND;

export type Evidence = {
  payment: PaymentRow;
  attempt: AttemptRow | null;
  snapshot: IntentSnapshot;
  customers: ReadonlySet<string>;
  decline?: DeclineFacts | undefined;
  knownCharges: ReadonlySet<string>;
  now: Date;
};

export type Verdict = { payment: PaymentChange; attempt: AttemptChange | null };

function findAnomaly({ payment, snapshot, customers }: Evidence): string | null {
  if (snapshot.amountReceivedCents !== payment.amount_cents) return 'amount';
  if (snapshot.currency !== payment.currency) return 'currency';
  if (snapshot.customerId === null || !customers.has(snapshot.customerId)) return 'customer';
  if (snapshot.metadata['paymentId'] !== payment.id) return 'payment';
  return null;
}

/** The provider's clock may differ from ours, and counts whole seconds. */
function computePaidAt({ payment, snapshot, now }: Evidence): Date {
  const charged = snapshot.latestCharge?.createdAt ?? now;
  return new Date(Math.min(now.getTime(), Math.max(charged.getTime(), payment.created_at.getTime())));
}

function computeSuccess(evidence: Evidence): Verdict {
  const { payment, attempt, snapshot, now: at } = evidence;
  const anomaly = findAnomaly(evidence);
  if (anomaly !== null) {
    return { payment: { status: payment.status, anomaly: `provider.${anomaly}`, at }, attempt: null };
  }
  return {
    payment: {
      status: 'succeeded',
      capturedCents: payment.amount_cents,
      succeededAt: computePaidAt(evidence),
      lastError: null,
      at,
    },
    attempt: attempt === null ? null : { state: 'succeeded', chargeId: snapshot.latestCharge?.id ?? null, at },
  };
}

/** A card that requires 3-D Secure is refused without a charge. Only the payment's first error surely belongs to this attempt. */
function needsOwner(attempt: AttemptRow | null, payment: PaymentRow, { lastError }: IntentSnapshot): boolean {
  if (attempt?.off_session !== true || attempt.sent_at === null || payment.last_error !== null) return false;
  return lastError?.code === 'authentication_required';
}

/** Returned by the attempt's request, shown by its own charge, or set after its 3-D Secure. */
function findDecline({ payment, attempt, snapshot, decline, knownCharges }: Evidence): DeclineFacts | null {
  if (decline !== undefined) return decline;
  if (attempt?.state === 'requires_action') return snapshot.lastError;
  if (needsOwner(attempt, payment, snapshot)) return snapshot.lastError;
  const charge = snapshot.latestCharge;
  const isOwn = charge !== null && charge.status === 'failed' && !knownCharges.has(charge.id);
  return isOwn && attempt?.sent_at !== null ? snapshot.lastError : null;
}

function isGivenUp({ attempt, now }: Evidence): boolean {
  if (attempt === null) return false;
  return (attempt.sent_at ?? attempt.created_at) < after(now, -GIVEN_UP_AFTER);
}

/** The attempt was declined, or was not executed: the intent can be confirmed. */
function computeOpen(evidence: Evidence): Verdict {
  const { attempt, snapshot, knownCharges, now: at } = evidence;
  const decline = findDecline(evidence);
  if (attempt !== null && decline !== null) {
    const { code, declineCode, message } = decline;
    const charge = snapshot.latestCharge;
    const chargeId = charge !== null && !knownCharges.has(charge.id) ? charge.id : null;
    return {
      payment: { status: 'open', lastError: { code, declineCode, message }, at },
      attempt: { state: 'declined', chargeId, decline, at },
    };
  }
  return { payment: { status: 'open', at }, attempt: isGivenUp(evidence) ? { state: 'abandoned', at } : null };
}

/** Pure: `settle` reads and writes. */
export function computeVerdict(evidence: Evidence): Verdict {
  const { attempt, snapshot, now: at } = evidence;
  switch (snapshot.status) {
    case 'succeeded':
      return computeSuccess(evidence);
    case 'canceled':
      return { payment: { status: 'canceled', at }, attempt: attempt && { state: 'abandoned', at } };
    case 'requires_action':
      return { payment: { status: 'requires_action', at }, attempt: attempt && { state: 'requires_action', at } };
    case 'processing':
      return { payment: { status: 'processing', at }, attempt: attempt && { state: 'unknown', at } };
    case 'requires_capture':
      return { payment: { status: 'authorized', at }, attempt: attempt && { state: 'unknown', at } };
    case 'requires_payment_method':
    case 'requires_confirmation':
      return computeOpen(evidence);
  }
}
