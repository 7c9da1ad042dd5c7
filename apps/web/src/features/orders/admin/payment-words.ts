import type { FiledPayment } from '@wideload/contract';

type Attempt = FiledPayment['attempts'][number];

export const paymentWords: Record<FiledPayment['status'], string> = {
  created: 'Not sent to the provider yet',
  open: 'Open',
  requires_action: "Waits for the check of the carrier's bank",
  processing: 'In progress at the provider',
  authorized: 'Authorized',
  succeeded: 'Succeeded',
  canceled: 'Canceled',
};

export const attemptWords: Record<Attempt['state'], string> = {
  in_flight: 'On its way to the provider',
  succeeded: 'Succeeded',
  requires_action: "Waits for the check of the carrier's bank",
  declined: 'Declined',
  unknown: 'Outcome unknown, the provider is being asked',
  abandoned: 'Given up',
};

/** Why an attempt was declined, with the provider's code; `''` where it was not. Some codes must not be told to the carrier. */
export function declineWords({ state, declineCode, message }: Attempt): string {
  if (state !== 'declined') return '';
  const code = declineCode === null ? '' : `(${declineCode})`;
  return [message ?? '', code].filter((part) => part !== '').join(' ');
}

const anomalies = new Map([
  ['order.total', 'The order had another total by then, so it is still a draft.'],
  ['provider.amount', 'The provider took another amount.'],
  ['provider.currency', 'The provider took another currency.'],
  ['provider.customer', 'At the provider it belongs to another customer.'],
  ['provider.payment', 'At the provider it belongs to another payment.'],
  ['provider.canceled', 'The provider took money for it after it was canceled here.'],
]);

/** What is wrong with a payment that only a person can decide about. */
export function anomalyWords(anomaly: string): string {
  return `${anomalies.get(anomaly) ?? `The provider's answer does not fit (${anomaly}).`} Look it up at the provider, and settle it with the carrier.`;
}
