import { stateName, type StateCode } from '@wideload/domain';

export type PermitRefused = {
  orderNumber: number;
  orderId: string;
  title: string;
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  reason: string;
  link: string;
};

export function renderPermitRefusedMail({ orderNumber, orderId, title, state, unit, reason, link }: PermitRefused) {
  return {
    subject: `Order ${orderNumber}: ${stateName(state)} refused a permit`,
    text: `${stateName(state)} refused the permit for unit ${unit} of order ${orderNumber} (${title}).

The reason: ${reason}

Change what is needed and send it again here, with "Fix and resubmit" at the permit: ${link}
Nothing more is charged for it. All other permits of the order go on.

Order ID: ${orderId}
`,
  };
}
