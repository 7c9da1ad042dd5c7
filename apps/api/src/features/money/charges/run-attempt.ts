import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { GatewayError, logFailure } from '#providers/payments/gateway-error.ts';
import { buildKey, type IdempotencyKey, type IntentSnapshot, type NewIntent } from '#providers/payments/port.ts';
import { ensureCustomerOfCard, failedAsDeleted, forgetIfDeleted } from '../cards/cards.service.ts';
import { abandonAttempt, findAttempt, markSent, markUnknown, type AttemptRow } from './attempts.store.ts';
import type { BeginResult } from './charge.ts';
import { findPayment, storeIntent } from '../payments.store.ts';
import { settle, type Settled } from '../settle/settle.ts';

type Fresh = Extract<BeginResult, { kind: 'begun' }>;

/** P1 and T2. The payment's idempotency key returns the intent if it was created before. */
async function createIntent(deps: Deps, { payment, attempt, order }: Fresh): Promise<IntentSnapshot> {
  const customerId = await ensureCustomerOfCard(deps, order.ownerId, attempt.card_id);
  const intent: NewIntent = {
    amountCents: payment.amount_cents,
    customerId,
    description: `Order ${order.orderNumber}`,
    capture: 'automatic',
    metadata: { orderId: order.id, paymentId: payment.id },
  };
  try {
    const snapshot = await deps.payments.createIntent(buildKey('pi', payment.id), intent);
    await storeIntent(deps.db, payment.id, { intentId: snapshot.id, at: deps.clock.now() });
    return snapshot;
  } catch (error) {
    if (await failedAsDeleted(deps, customerId, error)) throw new Problem('payment.cards-gone', { cause: error });
    throw error;
  }
}

function canBeConfirmed({ status }: IntentSnapshot): boolean {
  return status === 'requires_payment_method' || status === 'requires_confirmation';
}

/** P1: never charges. */
async function prepareIntent(deps: Deps, begun: Fresh): Promise<IntentSnapshot> {
  const { payment, attempt, order } = begun;
  if (payment.provider_intent_id === null) return createIntent(deps, begun);
  const snapshot = await deps.payments.getIntent(payment.provider_intent_id);
  if (!canBeConfirmed(snapshot)) return snapshot;
  // The customer was deleted at the provider, or the card is of another one: it cannot confirm this intent.
  if (snapshot.customerId !== (await ensureCustomerOfCard(deps, order.ownerId, attempt.card_id)))
    return deps.payments.cancelIntent(buildKey('cancel', payment.id), snapshot.id);
  if (snapshot.amountCents === payment.amount_cents) return snapshot;
  const change = { intentId: snapshot.id, amountCents: payment.amount_cents };
  return deps.payments.updateIntentAmount(buildKey('amount', payment.id, payment.amount_cents, attempt.id), change);
}

async function prepareOrAbandon(deps: Deps, begun: Fresh): Promise<IntentSnapshot> {
  try {
    return await prepareIntent(deps, begun);
  } catch (error) {
    await abandonAttempt(deps.db, begun.attempt.id, deps.clock.now());
    if (error instanceof Problem) throw error;
    logFailure(deps.log, 'prepareIntent', error);
    throw new Problem('provider_unavailable', { cause: error });
  }
}

async function readBack(deps: Deps, attempt: AttemptRow): Promise<Settled> {
  const payment = await findPayment(deps.db, attempt.payment_id);
  if (payment === null) throw new Error(`Attempt ${attempt.id} has no payment.`);
  return { payment, attempt: await findAttempt(deps.db, attempt.id), snapshot: null };
}

/** The provider refused the request before it charged anything. */
async function abandonRefused(deps: Deps, attempt: AttemptRow, error: GatewayError): Promise<never> {
  await abandonAttempt(deps.db, attempt.id, deps.clock.now());
  throw new Problem('provider_unavailable', { cause: error });
}

/** A card was detached or a customer deleted at the provider, or we have a bug. This attempt has charged nothing. */
async function settleRejected(deps: Deps, attempt: AttemptRow, error: GatewayError): Promise<never> {
  const snapshot = await deps.payments.getIntent((await readBack(deps, attempt)).payment.provider_intent_id ?? '');
  const decline = {
    code: error.failure.kind === 'NotFound' ? 'resource_missing' : 'rejected',
    declineCode: null,
    adviceCode: null,
    message: error.message,
  };
  await settle(deps, attempt.payment_id, {
    fresh: { snapshot, attempt },
    declined: { attemptId: attempt.id, decline },
  });
  if (snapshot.customerId !== null && (await forgetIfDeleted(deps, snapshot.customerId)))
    throw new Problem('payment.cards-gone', { cause: error });
  throw new Problem('not-found', { detail: 'This card can no longer be used. Choose another one.', cause: error });
}

async function settleFailure(deps: Deps, attempt: AttemptRow, error: unknown): Promise<Settled> {
  if (!(error instanceof GatewayError)) {
    await markUnknown(deps.db, attempt.id, { message: 'Unexpected failure', requestId: null, at: deps.clock.now() });
    throw error;
  }
  const { failure, requestId } = error;
  if (failure.kind !== 'Declined') logFailure(deps.log, 'confirmIntent', error);
  switch (failure.kind) {
    case 'Declined': {
      const fresh = failure.intent === null ? undefined : { snapshot: failure.intent, attempt };
      return settle(deps, attempt.payment_id, { fresh, declined: { attemptId: attempt.id, decline: failure.decline } });
    }
    case 'UnexpectedState':
      return settle(deps, attempt.payment_id, {
        fresh: failure.intent === null ? undefined : { snapshot: failure.intent, attempt },
      });
    case 'NotFound':
    case 'Rejected':
      return settleRejected(deps, attempt, error);
    case 'NotExecuted':
    case 'KeyMismatch':
    case 'Misconfigured':
    case 'BadSignature':
    case 'Unreadable':
      return abandonRefused(deps, attempt, error);
    case 'OutcomeUnknown':
      await markUnknown(deps.db, attempt.id, { message: error.message, requestId, at: deps.clock.now() });
      return readBack(deps, attempt);
  }
}

async function confirmAndSettle(deps: Deps, sent: AttemptRow, intentId: string): Promise<Settled> {
  // Cast: the key was committed with the attempt, so it always names this confirmation.
  const key = sent.idempotency_key as IdempotencyKey;
  let snapshot: IntentSnapshot;
  try {
    snapshot = await deps.payments.confirmIntent(key, {
      intentId,
      methodId: sent.provider_pm_id,
      ...(sent.off_session && { offSession: true }),
    });
  } catch (error) {
    return settleFailure(deps, sent, error);
  }
  return settle(deps, sent.payment_id, { fresh: { snapshot, attempt: sent } });
}

/** No transaction is open during a request. @returns null if the provider may have charged, which is never a failure. */
export async function runAttempt(deps: Deps, begun: Fresh): Promise<Settled | null> {
  const { payment, attempt } = begun;
  const prepared = await prepareOrAbandon(deps, begun);
  try {
    if (!canBeConfirmed(prepared)) return await settle(deps, payment.id, { fresh: { snapshot: prepared, attempt } });
    const sent = await markSent(deps.db, attempt.id, deps.clock.now());
    return sent === null ? await readBack(deps, attempt) : await confirmAndSettle(deps, sent, prepared.id);
  } catch (error) {
    if (error instanceof Problem) throw error;
    logFailure(deps.log, 'settle', error);
    return null;
  }
}
