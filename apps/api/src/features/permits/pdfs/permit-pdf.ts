import type { PdfReading } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import { Problem } from '#problem.ts';
import { hopeForChanges } from '#features/order-changes/order-changes.service.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findPdfProblem } from '../pdf-check.ts';
import { comparePdf } from './compare-pdf.ts';

type Asked = { orderId: string; permit: string | undefined; file: File };

/** Stores and changes nothing. */
export async function readPermitPdf(deps: Deps, admin: Admin, { orderId, permit, file }: Asked): Promise<PdfReading> {
  const order = await readOrder(deps, admin, orderId);
  if (permit !== undefined && !order.permits.some(({ _id }) => _id === permit)) throw new Problem('not-found');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading: PdfJobReading =
    findPdfProblem(bytes) === null ? await deps.papers.read(bytes) : { ok: false, because: 'unreadable' };
  const hoped = await hopeForChanges(deps.db, order);
  return comparePdf(deps.db, { order: hoped, reading, now: deps.clock.now(), permit });
}
