import type { Order } from '@wideload/contract';
import type { ReactNode } from 'react';

export type WizardSlots = {
  /** `onOrderChanged` runs when the server refuses to charge because the order differs from the one shown. */
  paymentStep: (props: { order: Order; onPaid: () => void; onOrderChanged: () => void }) => ReactNode;
  orderFacts: (props: { order: Order }) => ReactNode;
};
