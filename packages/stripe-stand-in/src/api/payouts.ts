import type { Stripe } from 'stripe';
import type { Values } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { recordEvent } from '../events.ts';
import { createId, findObject, listObjects, saveObject, toSeconds, type Work } from '../objects.ts';
import { LOCK_SPACE } from '../schema.ts';
import { writeWork } from '../transact.ts';
import { recordBalance } from './record-balance.ts';
import { createdShape, pageShape, type Route } from './route.ts';

const DAY_MS = 86_400_000;
const ARRIVES_AFTER_MS = DAY_MS;

function toPayout(work: Work, amount: number): Stripe.Payout {
  return {
    id: createId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: toSeconds(work.now) + ARRIVES_AFTER_MS / 1000,
    automatic: true,
    balance_transaction: null,
    created: toSeconds(work.now),
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
}

/** Pays out what is available at that midnight; a balance below zero waits. */
async function payOut(work: Work): Promise<void> {
  const { rows } = await work.client.query<{ id: string; net: number }>(
    `SELECT id, (data ->> 'net')::integer AS net FROM stripe_stand_in.objects
     WHERE kind = 'balance_transaction' AND payout IS NULL AND (data ->> 'available_on')::bigint <= $1`,
    [toSeconds(work.now)],
  );
  const amount = rows.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) return;
  const payout = toPayout(work, amount);
  const own = recordBalance(work, { type: 'payout', amount: -amount, source: payout.id, reporting_category: 'payout' });
  const made = { ...payout, balance_transaction: own.id };
  saveObject(work, made, new Date(work.now.getTime() + ARRIVES_AFTER_MS));
  recordEvent(work, 'payout.created', made);
  await writeWork(work);
  // The list of a payout's transactions begins with the one of the payout.
  await work.client.query('UPDATE stripe_stand_in.objects SET payout = $1 WHERE id = ANY ($2)', [
    payout.id,
    [...rows.map(({ id }) => id), own.id],
  ]);
}

async function arrive(work: Work): Promise<void> {
  const { rows } = await work.client.query<{ data: Stripe.Payout }>(
    `SELECT data FROM stripe_stand_in.objects WHERE kind = 'payout' AND moves_at <= $1 ORDER BY seq FOR UPDATE`,
    [work.now],
  );
  for (const { data } of rows) {
    const paid = saveObject(work, { ...data, status: 'paid' });
    for (const type of ['payout.paid', 'payout.reconciliation_completed'] as const) recordEvent(work, type, paid);
  }
}

/** The midnights at which something became available that no payout has. */
const dueMidnights = `
  SELECT DISTINCT least(
    (ceil((data ->> 'available_on')::bigint / 86400.0) * 86400)::bigint, floor($1::bigint / 86400) * 86400
  )::bigint::float AS seconds
  FROM stripe_stand_in.objects
  WHERE kind = 'balance_transaction' AND payout IS NULL
    AND ceil((data ->> 'available_on')::bigint / 86400.0) * 86400 <= $1
  ORDER BY seconds`;

/** Automatic payouts of each midnight (UTC) until now, and the arrival of earlier ones. */
export async function movePayouts(work: Work): Promise<void> {
  await work.client.query(`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 1)`);
  await writeWork(work);
  const { rows } = await work.client.query<{ seconds: number }>(dueMidnights, [toSeconds(work.now)]);
  for (const { seconds } of rows) await payOut({ ...work, now: new Date(seconds * 1000) });
  await arrive(work);
}

/** The bank returns a payout, also one that has arrived: https://docs.stripe.com/payouts#payout-failures */
export async function failPayout(work: Work, id: string): Promise<Stripe.Payout> {
  const payout = await findObject(work, 'payout', id);
  const back = recordBalance(work, {
    type: 'payout_failure',
    amount: payout.amount,
    source: id,
    reporting_category: 'payout_reversal',
  });
  const failed: Stripe.Payout = {
    ...payout,
    status: 'failed',
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  };
  recordEvent(work, 'payout.failed', failed);
  return saveObject(work, failed);
}

async function listPayouts(work: Work, values: Values): Promise<object> {
  await movePayouts(work);
  await writeWork(work);
  return toPage(await listObjects(work, 'payout', { since: getSince(values) }), values, '/v1/payouts');
}

export const payoutRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/payouts',
    operation: 'listPayouts',
    writes: true,
    shape: { created: createdShape, ...pageShape },
    run: (work, _id, values) => listPayouts(work, values),
  },
];
