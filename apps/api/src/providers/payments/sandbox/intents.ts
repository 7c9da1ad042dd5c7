import { GatewayError } from '../gateway-error.ts';
import type { DeclineFacts, IntentSnapshot, NewIntent } from '../port.ts';
import { behaviourOf, type CardBehaviour } from './behaviours.ts';
import { emit } from './events.ts';
import type { Outcome } from './execute.ts';
import {
  newClientSecret,
  newId,
  putObject,
  readObject,
  type ChargeObject,
  type IntentObject,
  type MethodObject,
  type Work,
} from './objects.ts';
import { snapshotOf } from './snapshots.ts';

const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const authenticationRequired: DeclineFacts = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  adviceCode: null,
  message: 'Your card was declined. This transaction requires authentication.',
};

function unexpected(intent: IntentObject, verb: string): GatewayError {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`;
  const snapshot: IntentSnapshot = snapshotOf(intent);
  return new GatewayError({ kind: 'UnexpectedState', message, intent: snapshot });
}

export async function createIntent(
  work: Work,
  { amountCents, customerId, description, capture, metadata }: NewIntent,
): Promise<IntentObject> {
  if (!Number.isSafeInteger(amountCents) || amountCents < 50) {
    throw new GatewayError({ kind: 'Rejected', message: 'Amount must be at least 50 cents.' });
  }
  await readObject(work.client, 'customer', customerId);
  const id = newId('intent');
  return putObject(work, 'intent', {
    id,
    clientSecret: newClientSecret(id),
    status: 'requires_payment_method',
    amountCents,
    amountReceivedCents: 0,
    capture,
    customerId,
    description,
    metadata,
    createdAt: work.now.toISOString(),
    pendingMethodId: null,
    charges: [],
    lastError: null,
  });
}

export async function updateAmount(
  work: Work,
  { intentId, amountCents }: { intentId: string; amountCents: number },
): Promise<IntentObject> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  if (intent.status !== 'requires_payment_method') throw unexpected(intent, 'updated');
  return putObject(work, 'intent', { ...intent, amountCents });
}

type Asked = { method: MethodObject; status: ChargeObject['status'] };

function chargeOf({ now }: Work, intent: IntentObject, { method, status }: Asked): ChargeObject {
  const { brand, last4 } = behaviourOf(method.alias);
  const { amountCents } = intent;
  return {
    id: newId('charge'),
    status,
    createdAt: now.toISOString(),
    amountCents,
    methodId: method.id,
    card: { brand, last4 },
    billing: method.billing,
  };
}

async function refuse(work: Work, intent: IntentObject, decline: DeclineFacts): Promise<Outcome<IntentObject>> {
  const refused = await putObject(work, 'intent', {
    ...intent,
    status: 'requires_payment_method',
    pendingMethodId: null,
    lastError: decline,
  });
  await emit(work, 'payment_intent.payment_failed', intent.id);
  return { ok: false, decline, intent: refused };
}

/** The card is asked for the money: the only place where the sandbox charges. */
async function charge(work: Work, intent: IntentObject, method: MethodObject): Promise<Outcome<IntentObject>> {
  const { declinedAtCharge } = behaviourOf(method.alias);
  if (declinedAtCharge !== null) {
    const charges = [...intent.charges, chargeOf(work, intent, { method, status: 'failed' })];
    return refuse(work, { ...intent, charges }, declinedAtCharge);
  }
  const isCaptured = intent.capture === 'automatic';
  const paid = await putObject(work, 'intent', {
    ...intent,
    status: isCaptured ? 'succeeded' : 'requires_capture',
    amountReceivedCents: isCaptured ? intent.amountCents : 0,
    charges: [...intent.charges, chargeOf(work, intent, { method, status: 'succeeded' })],
    pendingMethodId: null,
    lastError: null,
  });
  await emit(work, isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent.id);
  return { ok: true, body: paid };
}

function asksFor3ds({ authentication }: CardBehaviour, offSession: boolean): boolean {
  return authentication === 'always' || (authentication === 'onSession' && !offSession);
}

export async function confirm(
  work: Work,
  { intentId, methodId, offSession }: { intentId: string; methodId: string; offSession: boolean },
): Promise<Outcome<IntentObject>> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  if (intent.status !== 'requires_payment_method') throw unexpected(intent, 'confirmed');
  const method = await readObject(work.client, 'method', methodId);
  if (method.customerId !== intent.customerId) {
    throw new GatewayError({
      kind: 'Rejected',
      message: 'The payment method does not belong to the customer of the PaymentIntent.',
    });
  }
  if (!asksFor3ds(behaviourOf(method.alias), offSession)) return charge(work, intent, method);
  if (offSession) return refuse(work, intent, authenticationRequired);
  const waiting = await putObject(work, 'intent', { ...intent, status: 'requires_action', pendingMethodId: methodId });
  await emit(work, 'payment_intent.requires_action', intent.id);
  return { ok: true, body: waiting };
}

/** The cardholder has answered their bank. Answering twice finds the first answer. */
export async function authenticateIntent(
  work: Work,
  intentId: string,
  succeeds: boolean,
): Promise<Outcome<IntentObject>> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  if (intent.status !== 'requires_action' || intent.pendingMethodId === null) {
    return intent.lastError === null ? { ok: true, body: intent } : { ok: false, decline: intent.lastError, intent };
  }
  if (succeeds) return charge(work, intent, await readObject(work.client, 'method', intent.pendingMethodId));
  const code = 'payment_intent_authentication_failure';
  return refuse(work, intent, { code, declineCode: null, adviceCode: null, message: authenticationFailed });
}

export async function capture(work: Work, intentId: string): Promise<IntentObject> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'captured');
  await emit(work, 'payment_intent.succeeded', intentId);
  return putObject(work, 'intent', { ...intent, status: 'succeeded', amountReceivedCents: intent.amountCents });
}

export async function cancel(work: Work, intentId: string): Promise<IntentObject> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'canceled');
  await emit(work, 'payment_intent.canceled', intentId);
  return putObject(work, 'intent', { ...intent, status: 'canceled', pendingMethodId: null });
}
