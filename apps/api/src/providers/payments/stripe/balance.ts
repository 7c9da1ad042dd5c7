import type { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import type { BalanceEntry, PaymentGateway, PayoutSnapshot } from '../port.ts';
import type { Core } from './call.ts';
import { createUnexpectedAnswerError } from './errors.ts';

type Balance = Pick<PaymentGateway, 'listBalance' | 'listPayoutBalance' | 'listPayouts'>;

/** A charge, refund or dispute names its intent; a payout or a fee of the account has none. */
function findIntentId(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function toBalanceEntry(row: Stripe.BalanceTransaction): BalanceEntry {
  if (row.object !== 'balance_transaction') throw createUnexpectedAnswerError('balance transaction');
  const { source } = row;
  return {
    id: row.id,
    type: row.type,
    category: row.reporting_category,
    amountCents: row.amount,
    feeCents: row.fee,
    netCents: row.net,
    sourceId: typeof source === 'object' ? (source?.id ?? null) : source,
    intentId: findIntentId(source),
    createdAt: new Date(row.created * SECOND),
    availableAt: new Date(row.available_on * SECOND),
  };
}

function toPayoutSnapshot(payout: Stripe.Payout): PayoutSnapshot {
  if (payout.object !== 'payout') throw createUnexpectedAnswerError('payout');
  return {
    id: payout.id,
    amountCents: payout.amount,
    status: payout.status,
    isAutomatic: payout.automatic,
    isReconciled: payout.reconciliation_status === 'completed',
    failure: payout.failure_message ?? payout.failure_code,
    createdAt: new Date(payout.created * SECOND),
    arrivesAt: new Date(payout.arrival_date * SECOND),
  };
}

const expand = ['data.source'];

export function createBalance({ listAll }: Core): Balance {
  async function list(params: Stripe.BalanceTransactionListParams): Promise<BalanceEntry[]> {
    const all = { ...params, currency: 'usd', limit: 100, expand };
    const rows = await listAll((client) => client.balanceTransactions.list(all));
    return rows.map(toBalanceEntry).toReversed();
  }

  return {
    listBalance: (since) => list({ created: { gte: Math.floor(since.getTime() / SECOND) } }),
    listPayoutBalance: (payout) => list({ payout }),
    async listPayouts(since) {
      const params = { created: { gte: Math.floor(since.getTime() / SECOND) }, limit: 100 };
      const rows = await listAll((client) => client.payouts.list(params));
      return rows
        .filter(({ currency }) => currency === 'usd')
        .map(toPayoutSnapshot)
        .toReversed();
    },
  };
}
