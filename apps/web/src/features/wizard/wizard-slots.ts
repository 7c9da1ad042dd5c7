import type { Company, Order, Trailer, Truck } from '@wideload/contract';
import type { ComponentType, ReactNode } from 'react';

type DrawerProps<Row> = { onClose: () => void; onSaved: (row: Row) => void };

export type WizardSlots = {
  /** `onOrderChanged` runs when the server refuses to charge because the order differs from the one shown. */
  paymentStep: (props: { order: Order; onPaid: () => void; onOrderChanged: () => void }) => ReactNode;
  orderFacts: (props: { order: Order }) => ReactNode;
  /** Each adds a record. */
  drawers: {
    company: ComponentType<DrawerProps<Company>>;
    truck: ComponentType<DrawerProps<Truck>>;
    trailer: ComponentType<DrawerProps<Trailer>>;
  };
};
