import type { BodyOf, orders } from '@wideload/contract';

/** Props to change the PO / job number of an order, for carriers and admins. */
export type PoNumberChange = {
  /** The current number; `''` for none. */
  poNumber: string;
  send: (body: BodyOf<typeof orders.changePoNumber>) => Promise<unknown>;
};
