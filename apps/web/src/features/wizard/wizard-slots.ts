import type { Company, Order, Trailer, Truck, User } from '@wideload/contract';
import type { ComponentType, ReactNode } from 'react';

type DrawerProps<Row> = { onClose: () => void; onSaved: (row: Row) => void };

export type WizardSlots = {
  /** `onOrderChanged` runs when the server refuses to charge because the order differs from the one shown. */
  paymentStep: (props: {
    order: Order;
    onPaid: () => void;
    onOrderChanged: () => void;
    /** Puts the button that pays into the bar at the foot of the page. */
    bar: (pay: ReactNode) => ReactNode;
  }) => ReactNode;
  /** Loads the code of `paymentStep`. */
  loadPaymentStep?: () => Promise<unknown>;
  orderFacts: (props: { order: Order }) => ReactNode;
  /** Each adds a record. */
  drawers: {
    company: ComponentType<DrawerProps<Company>>;
    truck: ComponentType<DrawerProps<Truck>>;
    trailer: ComponentType<DrawerProps<Trailer>>;
  };
  /** Set for an admin who fills in the order of `owner`: it ends with the handover, because only the owner reviews and pays. */
  clerk?: {
    owner: Orderer;
    HandOver: ComponentType<{ order: Order; owner: Orderer; onClose: () => void }>;
    noOrder: ReactNode;
  };
};

/** The person whose details a new order begins with, and whose changes this device keeps. */
export type Orderer = Pick<User, '_id' | 'email' | 'phone' | 'firstName' | 'middleName' | 'lastName' | 'account'>;
