import type { FiledPayment } from '@wideload/contract';
import * as texts from './records.texts.ts';

type Attempt = FiledPayment['attempts'][number];

export const paymentWords: Record<FiledPayment['status'], string> = {
  created: texts.notSentYet,
  open: texts.open,
  requires_action: texts.waitsForBank,
  processing: texts.inProgress,
  authorized: texts.authorized,
  succeeded: texts.succeeded,
  canceled: texts.canceled,
};

export const attemptWords: Record<Attempt['state'], string> = {
  in_flight: texts.onItsWay,
  succeeded: texts.succeeded,
  requires_action: texts.waitsForBank,
  declined: texts.declined,
  unknown: texts.outcomeUnknown,
  abandoned: texts.givenUp,
};

/** Some codes must not be shown to the carrier. */
export function formatDecline({ state, declineCode, message }: Attempt): string {
  if (state !== 'declined') return '';
  const code = declineCode === null ? '' : `(${declineCode})`;
  return [message ?? '', code].filter((part) => part !== '').join(' ');
}

const anomalies = new Map([
  ['order.total', texts.anotherTotal],
  ['provider.amount', texts.anotherAmount],
  ['provider.currency', texts.anotherCurrency],
  ['provider.customer', texts.anotherCustomer],
  ['provider.payment', texts.anotherPayment],
  ['provider.canceled', texts.moneyAfterCancel],
]);

export function formatAnomaly(anomaly: string): string {
  return `${anomalies.get(anomaly) ?? texts.anotherAnswer(anomaly)} ${texts.lookItUp}`;
}
