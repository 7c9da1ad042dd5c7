import type { PaymentAlertKind } from '@wideload/contract';

export type PaymentAlertMail = {
  kind: PaymentAlertKind;
  detail: string;
  /** Absent if the alert is not about an order. */
  orderId?: string;
  orderNumber?: number;
  /** Address of the alert in the admin area. */
  link: string;
  /** Address of the dispute on the provider's pages. */
  providerLink?: string;
};

const subjects = {
  anomaly: 'A payment does not match our records',
  stuck: 'A payment cannot be settled',
  'refund-failed': 'A refund failed',
  dispute: 'A charge is disputed',
  'provider-misconfigured': 'The card provider is rejecting our requests',
} as const;

export function renderPaymentAlertMail({ kind, detail, orderId, orderNumber, link, providerLink }: PaymentAlertMail) {
  const of = orderNumber === undefined ? '' : ` (order ${orderNumber})`;
  return {
    subject: `${subjects[kind]}${of}`,
    text: `${detail}${providerLink === undefined ? '' : `\n\nThe dispute on the provider’s site: ${providerLink}`}

Nothing else will be charged or refunded automatically. The alert says what to do: ${link}
${orderId === undefined ? '' : `Order ID: ${orderId}\n`}`,
  };
}
