import type { Stripe } from 'stripe';
import { findByLast4, type Decline } from '../test-cards.ts';
import { isSet, getText, type Values } from '../http/form.ts';
import { createInvalidProblem, createMissingProblem, StripeProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, getId, readObjects, saveObject, type Work } from '../objects.ts';
import { createCharge } from './charges.ts';
import { disputeIfCardDoes } from './disputes.ts';
import { nextAction } from './setups.ts';
import { createStateProblem } from './unexpected-state.ts';

const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

type Refusal = { decline: Decline; charge: Stripe.Charge | null; type: 'card_error' | 'invalid_request_error' };
type Outcome = { intent: Stripe.PaymentIntent; refusal: StripeProblem | null };

function refuseIntent(work: Work, intent: Stripe.PaymentIntent, refusal: Refusal): Outcome {
  const { decline, charge, type } = refusal;
  const { code, declineCode, message } = decline;
  const facts = {
    type,
    code,
    message,
    ...(declineCode !== null && { decline_code: declineCode }),
    ...(charge !== null && { charge: charge.id }),
  };
  const refused: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: facts,
    latest_charge: charge?.id ?? intent.latest_charge,
  };
  saveObject(work, refused);
  recordEvent(work, 'payment_intent.payment_failed', refused);
  return { intent: refused, refusal: new StripeProblem(402, { ...facts, payment_intent: refused }) };
}

/** Only this function charges. */
function chargeIntent(work: Work, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Outcome {
  const { declinedAtCharge: decline } = findByLast4(method.card?.last4 ?? '');
  const charge = createCharge(work, { intent, method, decline });
  if (decline !== null) return refuseIntent(work, intent, { decline, charge, type: 'card_error' });
  recordEvent(work, 'charge.succeeded', charge);
  const isCaptured = intent.capture_method !== 'manual';
  const charged: Stripe.PaymentIntent = {
    ...intent,
    status: isCaptured ? 'succeeded' : 'requires_capture',
    amount_received: isCaptured ? intent.amount : 0,
    amount_capturable: isCaptured ? 0 : intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  saveObject(work, charged);
  const type = isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated';
  recordEvent(work, type, charged);
  if (isCaptured) disputeIfCardDoes(work, charge);
  return { intent: charged, refusal: null };
}

/** A deleted customer has lost its methods. */
async function checkOwner(work: Work, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Promise<void> {
  if (method.customer === intent.customer) return;
  const owner = getId(intent.customer);
  if (!(await readObjects(work, [owner])).has(owner)) throw createMissingProblem('customer', owner, 'customer');
  throw createInvalidProblem(
    `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    { param: 'payment_method' },
  );
}

function attemptCharge(
  work: Work,
  intent: Stripe.PaymentIntent,
  { method, isOffSession }: { method: Stripe.PaymentMethod; isOffSession: boolean },
): Outcome {
  const { authentication } = findByLast4(method.card?.last4 ?? '');
  if (authentication === 'none' || (authentication === 'onSession' && isOffSession))
    return chargeIntent(work, intent, method);
  if (isOffSession) {
    const decline = authenticationRequired;
    const charge = createCharge(work, { intent, method, decline });
    return refuseIntent(work, intent, { decline, charge, type: 'card_error' });
  }
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: { ...nextAction },
  };
  saveObject(work, waiting);
  recordEvent(work, 'payment_intent.requires_action', waiting);
  return { intent: waiting, refusal: null };
}

export async function confirmIntent(work: Work, id: string, values: Values): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(work, 'payment_intent', id);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw createStateProblem(intent, 'confirmed');
  const methodId = getText(values, 'payment_method') ?? '';
  const method = await findObject(work, 'payment_method', methodId, 'payment_method');
  await checkOwner(work, intent, method);
  const outcome = attemptCharge(work, intent, { method, isOffSession: isSet(values, 'off_session') });
  if (outcome.refusal !== null) throw outcome.refusal;
  return outcome.intent;
}

/** A declined charge is recorded in the intent. A second answer changes nothing. */
export async function authenticateIntent(work: Work, id: string, succeeds: boolean): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(work, 'payment_intent', id);
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') return intent;
  if (succeeds) {
    const method = await findObject(work, 'payment_method', intent.payment_method);
    return chargeIntent(work, intent, method).intent;
  }
  const refusal = { decline: authenticationFailed, charge: null, type: 'invalid_request_error' } as const;
  return refuseIntent(work, intent, refusal).intent;
}
