import type { Stripe } from 'stripe';
import { findByLast4, type TestCard } from '../test-cards.ts';
import { getMap, getNumber, getText, type Values } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { createInvalidProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, getId, listObjects, createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { writeWork } from '../transact.ts';
import { recordBalance } from './record-balance.ts';
import { createdShape, expandShape, pageShape, type Route } from './route.ts';

/** A pending refund changes its state after this time. */
const MOVES_AFTER_MS = 2000;

function formatDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function checkAmount(charge: Stripe.Charge, amount: number): void {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw createInvalidProblem(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw createInvalidProblem(
      `Refund amount (${formatDollars(amount)}) is greater than unrefunded amount on charge (${formatDollars(left)})`,
      { param: 'amount' },
    );
}

function findCard(charge: Stripe.Charge): TestCard {
  return findByLast4(charge.payment_method_details?.card?.last4 ?? '');
}

/** An inquiry leaves the charge refundable. */
async function refuseIfChargedBack(work: Work, charge: Stripe.Charge): Promise<void> {
  if (!charge.disputed) return;
  const disputes = await listObjects(work, 'dispute', { paymentIntent: getId(charge.payment_intent) });
  const isRefundable = disputes.every(({ status, is_charge_refundable: is }) => is || status === 'won');
  if (isRefundable) return;
  throw createInvalidProblem(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

async function createRefund(work: Work, values: Values): Promise<Stripe.Refund> {
  await moveRefunds(work);
  const intent = await findObject(work, 'payment_intent', getText(values, 'payment_intent') ?? '', 'payment_intent');
  if (intent.status !== 'succeeded')
    throw createInvalidProblem(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const charge = await findObject(work, 'charge', getId(intent.latest_charge));
  const amount = getNumber(values, 'amount') ?? charge.amount_captured - charge.amount_refunded;
  await refuseIfChargedBack(work, charge);
  checkAmount(charge, amount);
  const [status, nextStatus] = findCard(charge).refund;
  const id = createId('re');
  const entry = { type: 'refund', amount: -amount, source: id, reporting_category: 'refund' };
  const refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordBalance(work, entry).id,
    charge: charge.id,
    created: toSeconds(work.now),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: getMap(values, 'metadata'),
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  const movesAt = nextStatus === undefined ? null : new Date(work.now.getTime() + MOVES_AFTER_MS);
  saveObject(work, refund, movesAt);
  const refunded = charge.amount_refunded + amount;
  recordEvent(work, 'refund.created', refund);
  recordEvent(
    work,
    'charge.refunded',
    saveObject(work, {
      ...charge,
      amount_refunded: refunded,
      refunded: refunded === charge.amount_captured,
    }),
  );
  return refund;
}

/** The amount of a failed refund counts as charged again. */
async function failRefund(work: Work, refund: Stripe.Refund): Promise<void> {
  const back = { type: 'refund_failure', amount: refund.amount, reporting_category: 'refund_failure' };
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: recordBalance(work, { ...back, source: refund.id }).id,
  };
  saveObject(work, failed);
  recordEvent(work, 'refund.updated', failed);
  recordEvent(work, 'refund.failed', failed);
  const charge = await findObject(work, 'charge', getId(refund.charge));
  saveObject(work, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
}

/** Moves each due refund to its next state. */
export async function moveRefunds(work: Work): Promise<void> {
  const { rows } = await work.client.query<{ data: Stripe.Refund }>(
    "SELECT data FROM stripe_stand_in.objects WHERE kind = 'refund' AND moves_at <= $1 ORDER BY seq FOR UPDATE",
    [work.now],
  );
  for (const { data: refund } of rows) {
    const [, status] = findCard(await findObject(work, 'charge', getId(refund.charge))).refund;
    if (status === 'failed') await failRefund(work, refund);
    else recordEvent(work, 'refund.updated', saveObject(work, { ...refund, status: 'succeeded' }));
  }
}

async function listRefunds(work: Work, values: Values): Promise<object> {
  await moveRefunds(work);
  // The list is read from the tables.
  await writeWork(work);
  const paymentIntent = getText(values, 'payment_intent');
  if (paymentIntent !== undefined) await findObject(work, 'payment_intent', paymentIntent, 'payment_intent');
  return toPage(await listObjects(work, 'refund', { paymentIntent, since: getSince(values) }), values, '/v1/refunds');
}

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    operation: 'createRefund',
    shape: { payment_intent: 'text!', amount: 'integer', reason: 'text', metadata: 'map', ...expandShape },
    run: (work, _id, values) => createRefund(work, values),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    operation: 'listRefunds',
    writes: true,
    shape: { payment_intent: 'text', created: createdShape, ...pageShape },
    run: (work, _id, values) => listRefunds(work, values),
  },
];
