import { formatBeside, type PdfReading } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { PdfJobReading, PermitFile } from '#platform/state-pdfs/pdf-job.ts';
import { Problem } from '#problem.ts';
import { hopeForChanges, listCanceled } from '#features/order-changes/order-changes.service.ts';
import { readOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { readFile } from '#platform/files/stored-files.ts';
import { findPdfProblem, toDocumentKey } from '../permit-document.ts';
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

const MEGABYTE = 1024 * 1024;
/** Files and result are in memory at once. */
const MAX_BYTES = 60 * MEGABYTE;

/** By unit, and for each in the order of travel, which is that of the states of the order. */
function listIssued({ permits, units }: StoredOrder) {
  return permits.flatMap(({ status, document, state, unit }) => {
    const number = units.findIndex(({ _id }) => _id === unit) + 1;
    if (status !== 'issued' || document === null) return [];
    return [{ ...document, label: `${stateName(state)}, unit ${number}` }];
  });
}

type JoinedFile = { file: File; beside: string };

export async function joinOrderPermits(deps: Deps, actor: SignedIn, orderId: string): Promise<JoinedFile> {
  return joinPermitsOf(deps, await readOrder(deps, actor, orderId));
}

/** All issued permits of an order that are to be carried, as one PDF. `beside` is the header with those that it cannot hold. */
export async function joinPermitsOf(deps: Deps, order: StoredOrder): Promise<JoinedFile> {
  const canceled = await listCanceled(deps.db, [order.id]);
  const issued = listIssued({ ...order, permits: order.permits.filter(({ _id }) => !canceled.has(_id)) });
  if (issued.length === 0) throw new Problem('order.no-documents');
  if (issued.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES) throw new Problem('order.documents-too-large');
  const files: PermitFile[] = [];
  for (const { _id, label } of issued) {
    const bytes = await readFile(deps, toDocumentKey(_id));
    const file = { document: _id, label };
    // One that is gone must not keep the others from the carrier.
    files.push(bytes === null ? { ...file, bytes, because: 'missing' } : { ...file, bytes });
  }
  const { bytes, beside } = await deps.papers.join(`Permits of order ${order.orderNumber}`, files);
  const file = new File([bytes], `permits-${order.orderNumber}.pdf`, { type: 'application/pdf' });
  return { file, beside: formatBeside(beside) };
}
