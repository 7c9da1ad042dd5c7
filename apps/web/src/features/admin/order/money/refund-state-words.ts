import type { FiledRefund } from '@wideload/contract';
import * as texts from './refunds.texts.ts';

const words: Record<FiledRefund['state'], string> = {
  requested: texts.requestedState,
  pending: texts.pendingState,
  succeeded: texts.succeededState,
  failed: texts.failedState,
  canceled: texts.canceledState,
};

export function formatRefundState({ state }: Pick<FiledRefund, 'state'>): string {
  return words[state];
}

/** Stripe's failure reasons (https://docs.stripe.com/refunds#failed-refunds), and one of ours. */
const failures = new Map([
  ['expired_or_canceled_card', texts.cardClosed],
  ['lost_or_stolen_card', texts.cardLost],
  ['declined', texts.bankDeclined],
  ['insufficient_funds', texts.noMoney],
  ['charge_for_pending_refund_disputed', texts.disputed],
  ['not_executed', texts.notExecuted],
  ['unknown', texts.noReason],
]);

/** An unknown code is the provider's own sentence. */
export function formatRefundFailure({ state, failure }: Pick<FiledRefund, 'state' | 'failure'>): string {
  if (state !== 'failed') return '';
  return failures.get(failure ?? 'unknown') ?? failure ?? texts.noReason;
}
