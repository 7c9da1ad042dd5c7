import type { PaymentAlert } from '@wideload/contract';
import * as texts from './alerts.texts.ts';

/** A kind of alert in a person's words, and what is done about it. `docs/payments.md` says it at length. */
export const alertWords: Record<PaymentAlert['kind'], { title: string; toDo: string }> = {
  anomaly: { title: texts.anomaly, toDo: texts.anomalyToDo },
  stuck: { title: texts.stuck, toDo: texts.stuckToDo },
  'refund-failed': { title: texts.refundFailed, toDo: texts.refundFailedToDo },
  dispute: { title: texts.dispute, toDo: texts.disputeToDo },
  'provider-misconfigured': { title: texts.misconfigured, toDo: texts.misconfiguredToDo },
};
