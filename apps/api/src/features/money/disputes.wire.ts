import type { FiledDispute } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import type { PaymentDispute } from './disputes.store.ts';

/** The sandbox has a page of its own for what a bank decides. */
function buildDisputeLink({ config, payments }: Pick<Deps, 'config' | 'payments'>, row: PaymentDispute): string {
  if (row.provider === 'sandbox') return `${config.publicUrl}/dev/disputes`;
  return `https://dashboard.stripe.com/${payments.livemode ? '' : 'test/'}disputes/${row.provider_dispute_id}`;
}

export function toFiledDispute(deps: Pick<Deps, 'config' | 'payments'>, row: PaymentDispute): FiledDispute {
  return {
    _id: row.id,
    amount: row.amount_cents,
    reason: row.reason,
    status: row.status,
    dueAt: row.evidence_due_at?.toISOString() ?? null,
    openedAt: row.opened_at.toISOString(),
    withdrawn: row.withdrawn_cents,
    fee: row.fee_cents,
    link: buildDisputeLink(deps, row),
  };
}
