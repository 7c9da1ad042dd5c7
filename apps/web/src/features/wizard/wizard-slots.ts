import type { Order } from '@wideload/contract';
import type { ReactNode } from 'react';

/** Parts of other features that the app passes to the wizard. */
export type WizardSlots = {
  /**
   * Cards and PAY for an order that can be paid. `onPaid` runs after a successful payment; `onOrderChanged` when the
   * server refuses to charge because the order differs from the one shown.
   */
  paymentStep: (props: { order: Order; onPaid: () => void; onOrderChanged: () => void }) => ReactNode;
  /** Provisions, units, billing and receipt of a paid order. */
  orderFacts: (props: { order: Order }) => ReactNode;
};
