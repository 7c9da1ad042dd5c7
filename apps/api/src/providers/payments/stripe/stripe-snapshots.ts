import type { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import type { Billing, CardDetails, ChargeFacts, DeclineFacts, IntentSnapshot, RefundSnapshot } from '../port.ts';
import { createUnexpectedAnswerError } from './errors.ts';

const chargeStates = ['succeeded', 'pending', 'failed'] as const;
const intentStates = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
const refundStates = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;

export function toState<S extends string>(states: readonly S[], given: string | null): S {
  const state = states.find((known) => known === given);
  if (state === undefined) throw createUnexpectedAnswerError(`known state: ${given}`);
  return state;
}

export function toId(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

function toBilling({ name, email, phone, address }: Stripe.PaymentMethod.BillingDetails): Billing {
  return {
    name,
    email,
    phone,
    address: {
      line1: address?.line1 ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      country: address?.country ?? null,
      postalCode: address?.postal_code ?? null,
    },
  };
}

function toWallet(wallet: { type: string } | null): CardDetails['wallet'] {
  return wallet?.type === 'google_pay' || wallet?.type === 'apple_pay' ? wallet.type : null;
}

export function toCard(method: Stripe.PaymentMethod): CardDetails {
  const { id, object, customer, card, billing_details: billing } = method;
  if (object !== 'payment_method' || card === undefined) throw createUnexpectedAnswerError('card');
  return {
    methodId: id,
    customerId: toId(customer),
    // Without a fingerprint the number matches no other card.
    fingerprint: card.fingerprint ?? id,
    brand: card.brand,
    wallet: toWallet(card.wallet),
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    country: card.country,
    checks: {
      addressLine1: card.checks?.address_line1_check ?? null,
      addressPostalCode: card.checks?.address_postal_code_check ?? null,
      cvc: card.checks?.cvc_check ?? null,
    },
    billing: toBilling(billing),
  };
}

function toChargeFacts(charge: Stripe.Charge): ChargeFacts {
  const { id, status, amount, payment_method: methodId, payment_method_details: details } = charge;
  const { brand = null, last4 = null } = details?.card ?? {};
  return {
    id,
    status: toState(chargeStates, status),
    createdAt: new Date(charge.created * SECOND),
    amountCents: amount,
    methodId,
    card: brand === null || last4 === null ? null : { brand, last4 },
    billing: toBilling(charge.billing_details),
  };
}

function toLastError(error: Stripe.PaymentIntent.LastPaymentError | null): DeclineFacts | null {
  if (error === null) return null;
  const { code = 'card_declined', decline_code: declineCode, advice_code: adviceCode, message = '' } = error;
  return { code, declineCode: declineCode ?? null, adviceCode: adviceCode ?? null, message };
}

export const expand = ['latest_charge'];

/** The intent of an error may have only the charge's id. */
export function isWhole({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge !== 'string';
}

export function toIntentSnapshot(intent: Stripe.PaymentIntent): IntentSnapshot {
  const { latest_charge: charge, client_secret: clientSecret, status } = intent;
  if (intent.object !== 'payment_intent' || typeof charge === 'string' || clientSecret === null)
    throw createUnexpectedAnswerError('payment intent');
  return {
    id: intent.id,
    clientSecret,
    status: toState(intentStates, status),
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    customerId: toId(intent.customer),
    livemode: intent.livemode,
    metadata: intent.metadata,
    createdAt: new Date(intent.created * SECOND),
    latestCharge: charge === null ? null : toChargeFacts(charge),
    lastError: toLastError(intent.last_payment_error),
  };
}

export function toRefundSnapshot(refund: Stripe.Refund): RefundSnapshot {
  const intentId = toId(refund.payment_intent);
  if (refund.object !== 'refund' || intentId === null) throw createUnexpectedAnswerError('refund');
  const { id, amount, failure_reason: failure = null, metadata } = refund;
  const status = toState(refundStates, refund.status);
  return { id, intentId, amountCents: amount, status, failure, metadata: metadata ?? {} };
}
