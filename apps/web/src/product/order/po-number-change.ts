import type { BodyOf, orders } from '@wideload/contract';

export type PoNumberChange = {
  poNumber: string;
  send: (body: BodyOf<typeof orders.changePoNumber>) => Promise<unknown>;
};
