import type { Order } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { asPdf } from './pdf.ts';
import { toPrintedFacts, type PrintedFacts } from '../../apps/api/test/pdfs/paper-facts.ts';
import { layouts, printStatePdf, type Layout } from '../../apps/api/test/pdfs/print-paper.ts';

type Paper = { state: StateCode; layout: Layout; parts?: Partial<PrintedFacts> };

/** The permit that a state prints for an order. */
export async function aStatePdf(order: Order, { state, layout, parts = {} }: Paper): Promise<Buffer> {
  return Buffer.from(await printStatePdf(layout, { ...toPrintedFacts(order, state), ...parts }));
}

// Cast: the keys of the record.
const allLayouts = Object.keys(layouts) as Layout[];

/** A file for each permit of the order, in the layouts in turn. */
export async function allStatePdfs(order: Order): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    order.permits.map(async ({ state }, index) => {
      const layout = allLayouts[index % allLayouts.length] ?? 'columns';
      const buffer = await aStatePdf(order, { state, layout });
      return asPdf(`${state.toLowerCase()}.pdf`, buffer);
    }),
  );
}
