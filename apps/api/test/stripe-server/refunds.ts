import type { Stripe } from 'stripe';
import { SECOND } from '../../src/clock.ts';
import { behaviourOf } from '../../src/providers/payments/sandbox/behaviours.ts';
import { mapOf, numberOf, textOf, type Values } from './form.ts';
import { emit, find, idOf, newId, secondsOf, type State } from './state.ts';
import { invalid } from './stripe-problem.ts';

/** A refund that changes by itself does so after this time. */
const NEXT_STATE_AFTER = 2 * SECOND;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function checkAmount(charge: Stripe.Charge, amount: number): void {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`, {
      param: 'amount',
    });
}

export function createRefund(state: State, values: Values): Stripe.Refund {
  const intent = find(state.intents, textOf(values, 'payment_intent') ?? '', ['payment_intent', 'payment_intent']);
  if (intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const charge = find(state.charges, idOf(intent.latest_charge), ['charge']);
  const amount = numberOf(values, 'amount') ?? charge.amount_captured - charge.amount_refunded;
  checkAmount(charge, amount);
  const [status, next] = behaviourOf(state.aliases.get(charge.payment_method ?? '') ?? '').refund;
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: secondsOf(state.now()),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mapOf(values, 'metadata'),
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  state.refunds.set(refund.id, refund);
  if (next !== undefined) state.moves.set(refund.id, { status: next, at: state.now().getTime() + NEXT_STATE_AFTER });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit(state, 'refund.created', refund);
  emit(state, 'charge.refunded', charge);
  return refund;
}

/** Lets refunds come to the state that their time has brought. A failed one is the charge's again. */
export function moveRefunds(state: State): void {
  for (const [id, { status, at }] of state.moves) {
    if (at > state.now().getTime()) continue;
    state.moves.delete(id);
    const refund = find(state.refunds, id, ['refund']);
    refund.status = status;
    emit(state, 'refund.updated', refund);
    if (status !== 'failed') continue;
    refund.failure_reason = 'expired_or_canceled_card';
    const charge = find(state.charges, idOf(refund.charge), ['charge']);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    emit(state, 'refund.failed', refund);
  }
}
