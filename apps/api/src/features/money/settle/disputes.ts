import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { GatewayEvent } from '../../../providers/payments/port.ts';
import { raiseAlert } from '../alerts/payment-alerts.service.ts';
import { recordEvent } from './events.store.ts';
import { findPaymentOfIntent } from '../payments.store.ts';

/** A person has to answer a dispute at the provider before a deadline. @returns false for a charge that is not ours. */
export async function raiseDisputeAlert(deps: Deps, event: GatewayEvent): Promise<boolean> {
  const { db, payments, clock } = deps;
  const { id, type, objectId, intentId } = event;
  if (intentId === undefined) return false;
  const payment = await findPaymentOfIntent(db, { provider: payments.provider, intentId });
  if (payment === null) return false;
  const detail =
    type === 'charge.dispute.created'
      ? `The card's owner disputes the charge of ${intentId} (dispute ${objectId}).`
      : `The dispute ${objectId} about ${intentId} is closed.`;
  const about = { orderId: payment.order_id, paymentId: payment.id, detail };
  await inTransaction(db, async (tx) => {
    const isNews = await recordEvent(tx, { event, provider: payments.provider, outcome: 'settled', at: clock.now() });
    if (isNews) await raiseAlert(deps, tx, { kind: 'dispute', key: `dispute:${id}`, cause: 'fact', ...about });
  });
  return true;
}
