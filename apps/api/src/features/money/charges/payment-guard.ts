import { createSystemActor } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure, toProviderProblem } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';
import { lockOrderForPayment, type PaymentGuard } from '#features/orders/orders.service.ts';
import type { CardUse } from '../cards/cards.service.ts';
import { findLatestAttempt } from './attempts.store.ts';
import { hasOpenAttempt, isCardCharging } from './open-attempts.store.ts';
import { changePayment, deleteCanceled, findOrderPayment, type PaymentRow } from '../payments.store.ts';
import { findMovedMoney } from '../refunds/refunded-payments.store.ts';
import { settle } from '../settle/settle.ts';

/** Without an intent the provider has no payment to cancel. */
async function cancelLocally(deps: Deps, payment: PaymentRow): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockOrderForPayment(tx, createSystemActor('cancel'), payment.order_id);
    const current = await findOrderPayment(tx, payment.order_id, { lock: true });
    if (current?.id !== payment.id || current.provider_intent_id !== null) throw new Problem('payment_in_progress');
    if (await hasOpenAttempt(tx, payment.order_id)) throw new Problem('payment_in_progress');
    await changePayment(tx, payment.id, { status: 'canceled', at: deps.clock.now() });
  });
}

export async function cancelAtProvider(deps: Deps, payment: PaymentRow, intentId: string): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, payment.id);
  try {
    const snapshot = await deps.payments.cancelIntent(buildKey('cancel', payment.id), intentId);
    await settle(deps, payment.id, attempt === null ? {} : { fresh: { snapshot, attempt } });
  } catch (error) {
    if (getGatewayFailure(error)?.kind !== 'UnexpectedState') throw toProviderProblem(deps.log, 'cancelIntent', error);
    // The payment has succeeded or was canceled before; settling finds out which.
    await settle(deps, payment.id);
  }
}

async function cancelForDeletion(deps: Deps, orderId: string): Promise<void> {
  if (await hasOpenAttempt(deps.db, orderId)) throw new Problem('payment_in_progress');
  const payment = await findOrderPayment(deps.db, orderId);
  if (payment === null) return;
  if (payment.provider_intent_id === null) await cancelLocally(deps, payment);
  else await cancelAtProvider(deps, payment, payment.provider_intent_id);
  const left = await findOrderPayment(deps.db, orderId);
  if (left?.status === 'succeeded') throw new Problem('order.not-draft');
}

export function createPaymentGuard(deps: Deps): PaymentGuard & CardUse {
  return {
    isOpen: hasOpenAttempt,
    cancelForDeletion: (orderId) => cancelForDeletion(deps, orderId),
    removeCanceled: async (tx, orderId) => {
      if ((await findOrderPayment(tx, orderId)) !== null) throw new Problem('payment_in_progress');
      await deleteCanceled(tx, orderId);
    },
    findMovedMoney,
    isCharging: (cardId) => isCardCharging(deps.db, cardId),
  };
}
