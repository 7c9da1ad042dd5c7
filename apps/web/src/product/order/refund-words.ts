import type { OwnRefund } from '@wideload/contract';
import * as texts from './status.texts.ts';

type Words = { word: string; next: string };

const words: Record<OwnRefund['state'], Words> = {
  requested: { word: texts.refundRequested, next: texts.refundRequestedNext },
  pending: { word: texts.refundPending, next: texts.refundPendingNext },
  succeeded: { word: texts.refundSucceeded, next: texts.refundSucceededNext },
  failed: { word: texts.refundFailed, next: texts.refundFailedNext },
  canceled: { word: texts.refundCanceled, next: texts.refundCanceledNext },
};

export function describeRefund({ state }: Pick<OwnRefund, 'state'>): Words {
  return words[state];
}

export function describeRefundCard({ card }: Pick<OwnRefund, 'card'>): string {
  return card === null ? texts.theCardThatPaid : texts.cardEndingIn(card.brand, card.last4);
}
