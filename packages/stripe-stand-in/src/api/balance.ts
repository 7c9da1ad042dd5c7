import type { Stripe } from 'stripe';
import { getNested, getText, type Values } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { createId, findObject, listObjects, saveObject, toSeconds, type Work } from '../state/objects.ts';
import { writeWork } from '../state/write-work.ts';
import { movePayouts } from './payouts.ts';
import { createdShape, pageShape, type Route } from './route.ts';

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
};

/** The balance as Stripe writes it: `amount` has the sign of the movement, and `net` is `amount` less `fee`. */
export function recordBalance(work: Work, entry: Entry): Stripe.BalanceTransaction {
  const { type, amount, source, fee = 0, feeText = 'Stripe processing fees', reporting_category } = entry;
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
    description: null,
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

async function listTransactions(work: Work, values: Values): Promise<object> {
  await movePayouts(work);
  await writeWork(work);
  const payout = getText(values, 'payout');
  if (payout !== undefined) await findObject(work, 'payout', payout, 'payout');
  const [type, source] = [getText(values, 'type'), getText(values, 'source')];
  const rows = await listObjects(work, 'balance_transaction', { payout, since: getSince(values) });
  const before = getNested(values, 'created')['lt'];
  const found = rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (source === undefined || row.source === source) &&
      (typeof before !== 'number' || row.created < before),
  );
  return toPage(found, values, '/v1/balance_transactions');
}

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    operation: 'listBalance',
    writes: true,
    shape: { payout: 'text', source: 'text', type: 'text', currency: 'text', created: createdShape, ...pageShape },
    run: (work, _id, values) => listTransactions(work, values),
  },
];
