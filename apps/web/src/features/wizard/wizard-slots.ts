import type { Order } from '@wideload/contract';
import type { ReactNode } from 'react';

/** What other features bring into the wizard; the application puts them together. */
export type WizardSlots = {
  /**
   * Cards and PAY for an order that is ready to be paid. `onPaid` when the payment went through; `onOrderChanged` when the server refused
   * to charge because the order is not what is shown here.
   */
  paymentStep: (props: { order: Order; onPaid: () => void; onOrderChanged: () => void }) => ReactNode;
  /** Provisions, units, billing and receipt of a paid order. */
  orderFacts: (props: { order: Order }) => ReactNode;
};
