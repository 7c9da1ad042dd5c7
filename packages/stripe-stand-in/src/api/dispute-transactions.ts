import type { Stripe } from 'stripe';
import { createId, toSeconds, type Work } from '../state/objects.ts';

type Movement = { dispute: { id: string; currency: string }; amount: number; fee: number };

/** A withdrawal is negative. Stripe subtracts the fee in the same transaction. */
export function createDisputeTransaction(work: Work, { dispute, amount, fee }: Movement): Stripe.BalanceTransaction {
  const { id: source, currency } = dispute;
  const now = toSeconds(work.now);
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source,
    status: 'available',
    type: 'adjustment',
  };
}
