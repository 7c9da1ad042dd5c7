import type { OwnRefund } from '@wideload/contract';
import * as texts from '../../texts/en/orders-refunds.ts';

type Words = { word: string; next: string };

const words: Record<OwnRefund['state'], Words> = {
  requested: { word: texts.requested, next: texts.requestedNext },
  pending: { word: texts.pending, next: texts.pendingNext },
  succeeded: { word: texts.succeeded, next: texts.succeededNext },
  failed: { word: texts.failed, next: texts.failedNext },
  canceled: { word: texts.canceled, next: texts.canceledNext },
};

/** What became of a refund, for its carrier, and what happens next. */
export function refundWords({ state }: Pick<OwnRefund, 'state'>): Words {
  return words[state];
}

/** The card that a refund goes to. */
export function refundCardWords({ card }: Pick<OwnRefund, 'card'>): string {
  return card === null ? texts.theCardThatPaid : texts.cardEndingIn(card.brand, card.last4);
}
