import type { Deps } from '#deps.ts';
import { getGatewayFailure, type FailureKind } from '#providers/payments/gateway-error.ts';
import type { IdempotencyKey, RefundSnapshot } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/provider-problem.ts';
import { findRefundedPayment } from './refunded-payments.store.ts';
import { markSent, type RefundRow } from './refunds.store.ts';
import { settleRefunds } from './settle-refunds.ts';

/** The provider refused the request for good. After any other failure the refund may have been executed, or may be yet. */
const final: ReadonlySet<FailureKind> = new Set(['Declined', 'UnexpectedState', 'NotFound', 'Rejected']);

async function settleFailure(deps: Deps, { id, payment_id: paymentId }: RefundRow, error: unknown): Promise<void> {
  const failure = getGatewayFailure(error);
  if (failure === null) throw error;
  logFailure(deps.log, 'createRefund', error);
  if (!final.has(failure.kind)) return;
  const why = failure.kind === 'Declined' ? failure.decline.message : failure.message;
  await settleRefunds(deps, paymentId, { refused: { refundId: id, why: why.slice(0, 300) } });
}

/** No transaction is open during a request; an unknown outcome leaves the refund requested. */
export async function sendRefund(deps: Deps, id: string): Promise<void> {
  const sent = await markSent(deps.db, id, deps.clock.now());
  if (sent === null) return;
  const payment = await findRefundedPayment(deps.db, sent.payment_id);
  const intentId = payment?.provider_intent_id ?? null;
  if (intentId === null || sent.idempotency_key === null) throw new Error(`Refund ${id} has nothing to be sent with.`);
  // Cast: the key was committed with the refund, so it always names this request.
  const key = sent.idempotency_key as IdempotencyKey;
  let fresh: RefundSnapshot;
  try {
    fresh = await deps.payments.createRefund(key, { intentId, amountCents: sent.amount_cents, refundId: id });
  } catch (error) {
    return settleFailure(deps, sent, error);
  }
  return settleRefunds(deps, sent.payment_id, { fresh });
}
