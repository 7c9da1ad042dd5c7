import type { PaymentIntent } from '@wideload/contract';
import type { Billing, IntentSnapshot } from '#providers/payments/port.ts';
import type { AttemptRow } from './charges/attempts.store.ts';
import type { PaymentRow, PaymentStatus } from './payments.store.ts';

type Charge = PaymentIntent['charges']['data'][number];

const getWord: Readonly<Record<PaymentStatus, string>> = {
  created: 'requires_payment_method',
  open: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  authorized: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function toCharge({ name, email, phone, address }: Billing): Charge {
  const { line1, city, state, country, postalCode } = address;
  return { billing_details: { name, email, phone, address: { line1, city, state, country, postal_code: postalCode } } };
}

/** While a confirmation may still run, the payment is processing, whatever the state of its intent. */
function toIntentStatus({ payment, attempt, snapshot }: Omit<Parts, 'billing'>): string {
  const isWaiting = attempt?.state === 'in_flight' || attempt?.state === 'unknown';
  const word = payment.status === 'succeeded' ? 'succeeded' : (snapshot?.status ?? getWord[payment.status]);
  return isWaiting && word.startsWith('requires_') ? 'processing' : word;
}

type Parts = {
  payment: PaymentRow;
  attempt: AttemptRow | null;
  snapshot: IntentSnapshot | null;
  /** From the attempt's card, for when the provider is unavailable. */
  billing: Billing | null;
};

export function toPayStatus(parts: Omit<Parts, 'billing'>): 'open' | 'processing' | 'succeeded' {
  const word = toIntentStatus(parts);
  return word === 'succeeded' || word === 'processing' ? word : 'open';
}

/** Spec [7]. Never includes the client secret. */
export function toPaymentIntent(parts: Parts): PaymentIntent {
  const { payment, snapshot, billing } = parts;
  const charged = snapshot?.latestCharge?.billing ?? (payment.status === 'succeeded' ? billing : null);
  return {
    id: payment.provider_intent_id ?? payment.id,
    created: (snapshot?.createdAt ?? payment.created_at).toISOString(),
    currency: 'usd',
    status: toIntentStatus(parts),
    amount: payment.amount_cents,
    charges: { data: charged === null ? [] : [toCharge(charged)] },
  };
}
