import type { FiledDispute, OrderFile } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { listDisputes, toFiledDispute } from '#features/money/disputes/disputes.service.ts';
import { findMoved, isFeeAsked } from '#features/money/payments.service.ts';
import { readFormerPermits } from '#features/money/ledger/ledger.service.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findFile, type FileRow } from './order-file.store.ts';
import { toOrderFile } from './order-file.wire.ts';

async function readDisputes(deps: Deps, { payments }: FileRow): Promise<Map<string, FiledDispute[]>> {
  const rows = await listDisputes(deps.db, { by: 'payment_id', ids: payments.map(({ id }) => id) });
  const ofPayment = (id: string) => rows.filter((row) => row.payment_id === id);
  return new Map(payments.map(({ id }) => [id, ofPayment(id).map((row) => toFiledDispute(deps, row))]));
}

export async function readOrderFile(deps: Deps, by: Admin, id: string): Promise<OrderFile> {
  const [order, file, former] = await Promise.all([
    readOrder(deps, by, id),
    findFile(deps.db, by, id),
    readFormerPermits(deps.db, by, id),
  ]);
  if (file === null) throw new Problem('not-found');
  const [disputes, { fees }, isAsked] = await Promise.all([
    readDisputes(deps, file),
    findMoved(deps.db, id),
    isFeeAsked(deps.db, id),
  ]);
  return toOrderFile(order, file, { former, disputes, fees, isFeeAsked: isAsked });
}
