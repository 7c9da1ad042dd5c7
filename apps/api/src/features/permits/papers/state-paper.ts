import type { ReadPaper } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { PaperReading } from '#platform/state-papers/papers-job.ts';
import { Problem } from '#problem.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findPdfProblem } from '../pdf-check.ts';
import { comparePaper } from './compare-paper.ts';

type Asked = { orderId: string; permit: string | undefined; file: File };

/** Stores and changes nothing. */
export async function readStatePaper(deps: Deps, admin: Admin, { orderId, permit, file }: Asked): Promise<ReadPaper> {
  const order = await readOrder(deps, admin, orderId);
  if (permit !== undefined && !order.permits.some(({ _id }) => _id === permit)) throw new Problem('not-found');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading: PaperReading =
    findPdfProblem(bytes) === null ? await deps.papers.read(bytes) : { ok: false, because: 'unreadable' };
  return comparePaper(deps.db, { order, reading, now: deps.clock.now(), permit });
}
