import type { Stripe } from 'stripe';
import type { Decline } from '../test-cards.ts';
import { createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { computeFee, recordBalance } from './record-balance.ts';

function toDetails({ card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card === undefined) throw new Error('Only cards are charged here.');
  const { brand, checks, country, exp_month, exp_year, fingerprint = null, funding, last4 } = card;
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      fingerprint,
      funding,
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

type Facts = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod; decline: Decline | null };

/** Once the charge is captured. @returns the id of its balance transaction */
export function recordCharge(work: Work, source: string, amount: number): string {
  const entry = { type: 'charge', amount, fee: computeFee(amount), source, reporting_category: 'charge' };
  return recordBalance(work, entry).id;
}

export function createCharge(work: Work, { intent, method, decline }: Facts): Stripe.Charge {
  const isCaptured = decline === null && intent.capture_method !== 'manual';
  const id = createId('ch');
  return saveObject(work, {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isCaptured ? recordCharge(work, id, intent.amount) : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: isCaptured,
    created: toSeconds(work.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: toDetails(method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge);
}
