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
