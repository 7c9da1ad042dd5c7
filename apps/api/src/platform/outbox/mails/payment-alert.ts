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
  anomaly: 'A payment is not what it should be',
  stuck: 'A payment cannot be settled',
  'refund-failed': 'A refund has failed',
  dispute: 'A charge is disputed',
  'provider-misconfigured': 'The card provider refuses us',
} as const;

export function renderPaymentAlertMail({ kind, detail, orderId, orderNumber, link, providerLink }: PaymentAlertMail) {
  const of = orderNumber === undefined ? '' : ` (order ${orderNumber})`;
  return {
    subject: `${subjects[kind]}${of}`,
    text: `${detail}${providerLink === undefined ? '' : `\n\nThe dispute at the provider: ${providerLink}`}

Nothing more is charged or refunded by itself. What to do stands beside the alert: ${link}
${orderId === undefined ? '' : `Order ID: ${orderId}\n`}`,
  };
}
