import type { BodyOf, orders } from '@wideload/contract';

/** A change of the number of a job, as the carrier or as an admin. */
export type PoNumberChange = {
  /** The number that it has; `''` for none. */
  poNumber: string;
  send: (body: BodyOf<typeof orders.changePoNumber>) => Promise<unknown>;
};
