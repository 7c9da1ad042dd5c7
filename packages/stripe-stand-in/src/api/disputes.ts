import type { Stripe } from 'stripe';
import { findByLast4 } from '../test-cards.ts';
import { createInvalidProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, getId, saveObject, type Work } from '../objects.ts';
import { createDispute, recordDisputeMovement, type DisputeFacts } from './create-dispute.ts';
import { expandShape, type Route } from './route.ts';

const CLOSED = new Set<string>(['won', 'lost', 'warning_closed', 'prevented']);

/** The bank of a test card that disputes does so as soon as it is charged. */
export function disputeIfCardDoes(work: Work, charge: Stripe.Charge): void {
  const { dispute } = findByLast4(charge.payment_method_details?.card?.last4 ?? '');
  if (dispute !== null) createDispute(work, charge, dispute);
}

/** Disputes the charge of an intent, whatever its card. */
export async function openDispute(work: Work, intentId: string, facts: DisputeFacts): Promise<Stripe.Dispute> {
  const intent = await findObject(work, 'payment_intent', intentId);
  const charge = await findObject(work, 'charge', getId(intent.latest_charge));
  return createDispute(work, charge, facts);
}

/** The bank decides. A won dispute returns the amount, never the fee. */
export async function closeDispute(work: Work, id: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute> {
  const dispute = await findObject(work, 'dispute', id);
  if (CLOSED.has(dispute.status)) throw createInvalidProblem('This dispute is already closed.');
  const isInquiry = dispute.status.startsWith('warning');
  const returns = outcome === 'won' && !isInquiry;
  const closed: Stripe.Dispute = {
    ...dispute,
    status: isInquiry ? 'warning_closed' : outcome,
    balance_transactions: [
      ...dispute.balance_transactions,
      ...(returns ? [recordDisputeMovement(work, id, dispute.amount)] : []),
    ],
  };
  saveObject(work, closed);
  recordEvent(work, 'charge.dispute.updated', closed);
  if (returns) recordEvent(work, 'charge.dispute.funds_reinstated', closed);
  recordEvent(work, 'charge.dispute.closed', closed);
  return closed;
}

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    operation: 'getDispute',
    shape: expandShape,
    run: (work, id) => findObject(work, 'dispute', id),
  },
];
