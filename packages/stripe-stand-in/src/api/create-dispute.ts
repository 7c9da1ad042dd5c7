import type { Stripe } from 'stripe';
import { recordEvent } from '../events.ts';
import { createId, getId, saveObject, toSeconds, type Work } from '../objects.ts';
import { recordBalance } from './record-balance.ts';

/** An inquiry withdraws nothing. */
export type DisputeFacts = { reason: string; isInquiry?: boolean; amount?: number };

const FEE = 1500;
const DAYS_TO_ANSWER = 9;
const DAY = 24 * 60 * 60;

const evidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A withdrawal is negative. Stripe subtracts its fee in the same transaction, and never gives it back. */
export function recordDisputeMovement(work: Work, source: string, amount: number): Stripe.BalanceTransaction {
  const movement = { type: 'adjustment', amount, source, feeText: 'Dispute fee' };
  if (amount > 0)
    return recordBalance(work, {
      ...movement,
      reporting_category: 'dispute_reversal',
      description: 'Chargeback reversal',
    });
  return recordBalance(work, {
    ...movement,
    fee: FEE,
    reporting_category: 'dispute',
    description: 'Chargeback withdrawal',
  });
}

export function createDispute(work: Work, charge: Stripe.Charge, facts: DisputeFacts): Stripe.Dispute {
  const { reason, isInquiry = false, amount = charge.amount_captured - charge.amount_refunded } = facts;
  const created = toSeconds(work.now);
  const named = { id: createId('dp'), currency: charge.currency };
  const dispute: Stripe.Dispute = {
    ...named,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [recordDisputeMovement(work, named.id, -amount)],
    charge: charge.id,
    created,
    enhanced_eligibility_types: [],
    evidence,
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: getId(charge.payment_intent),
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  saveObject(work, { ...charge, disputed: true });
  saveObject(work, dispute);
  recordEvent(work, 'charge.dispute.created', dispute);
  if (!isInquiry) recordEvent(work, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
