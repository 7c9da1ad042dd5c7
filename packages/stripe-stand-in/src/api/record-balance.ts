import type { Stripe } from 'stripe';
import { createId, saveObject, toSeconds, type Work } from '../objects.ts';

const DAY_SECONDS = 86_400;
/** A charge is paid out two days after it, from midnight UTC on. */
const AVAILABLE_AFTER_DAYS = 2;

/** Stripe's price in the United States: https://stripe.com/pricing */
export function computeFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

type Entry = Pick<Stripe.BalanceTransaction, 'type' | 'amount' | 'reporting_category'> & {
  source: string;
  fee?: number;
  feeText?: string;
  description?: string;
};

/** The balance as Stripe writes it: `amount` has the sign of the movement, and `net` is `amount` less `fee`. */
export function recordBalance(work: Work, entry: Entry): Stripe.BalanceTransaction {
  const { type, amount, source, fee = 0, feeText = 'Stripe processing fees', description = null } = entry;
  const { reporting_category } = entry;
  const created = toSeconds(work.now);
  const isCharge = type === 'charge';
  const midnight = created - (created % DAY_SECONDS);
  return saveObject(work, {
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: isCharge ? midnight + AVAILABLE_AFTER_DAYS * DAY_SECONDS : created,
    balance_type: 'payments',
    created,
    currency: 'usd',
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency: 'usd', description: feeText, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category,
    source,
    status: isCharge ? 'pending' : 'available',
    type,
  } satisfies Stripe.BalanceTransaction);
}
