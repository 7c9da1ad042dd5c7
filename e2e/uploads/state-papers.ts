import type { Order } from '@wideload/contract';
import { toPrintedFacts, type PrintedFacts } from '../../apps/api/test/papers/paper-facts.ts';
import { printPaper, type Layout } from '../../apps/api/test/papers/print-paper.ts';

type Paper = { state: 'TX' | 'OK'; layout: Layout; parts?: Partial<PrintedFacts> };

/** The permit that a state prints for an order. */
export async function aStatePaper(order: Order, { state, layout, parts = {} }: Paper): Promise<Buffer> {
  return Buffer.from(await printPaper(layout, { ...toPrintedFacts(order, state), ...parts }));
}
