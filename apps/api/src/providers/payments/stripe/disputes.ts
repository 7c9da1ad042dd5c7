import { disputeStatuses } from '@wideload/domain';
import type { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import type { DisputeSnapshot, PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';
import { createUnexpectedAnswerError } from './errors.ts';
import { toId, toState } from './stripe-snapshots.ts';

function toDisputeSnapshot(dispute: Stripe.Dispute): DisputeSnapshot {
  if (dispute.object !== 'dispute') throw createUnexpectedAnswerError('dispute');
  const { id, amount, reason, status, livemode, evidence_details: details } = dispute;
  return {
    id,
    intentId: toId(dispute.payment_intent),
    amountCents: amount,
    reason,
    status: toState(disputeStatuses, status),
    evidenceDueAt: details.due_by === null ? null : new Date(details.due_by * SECOND),
    createdAt: new Date(dispute.created * SECOND),
    isChargeRefundable: dispute.is_charge_refundable,
    livemode,
    movements: dispute.balance_transactions.map((movement) => ({
      id: movement.id,
      amountCents: movement.amount,
      feeCents: movement.fee,
      at: new Date(movement.created * SECOND),
    })),
  };
}

export function createDisputes({ call }: Core): Pick<PaymentGateway, 'getDispute'> {
  return {
    getDispute: (disputeId) => call(async (client) => toDisputeSnapshot(await client.disputes.retrieve(disputeId))),
  };
}
