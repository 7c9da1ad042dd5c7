import type { Company, Order, Trailer, Truck } from '@wideload/contract';
import type { ReactNode } from 'react';

type DrawerProps<Row> = { onClose: () => void; onSaved: (row: Row) => void };

export type WizardSlots = {
  /** `onOrderChanged` runs when the server refuses to charge because the order differs from the one shown. */
  paymentStep: (props: { order: Order; onPaid: () => void; onOrderChanged: () => void }) => ReactNode;
  orderFacts: (props: { order: Order }) => ReactNode;
  companyDrawer: (props: DrawerProps<Company>) => ReactNode;
  truckDrawer: (props: DrawerProps<Truck>) => ReactNode;
  trailerDrawer: (props: DrawerProps<Trailer>) => ReactNode;
};
