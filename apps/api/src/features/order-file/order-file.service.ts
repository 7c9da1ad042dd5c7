import type { OrderFile } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { readFormerPermits } from '../money/ledger/ledger.service.ts';
import { readOrder } from '../orders/orders.service.ts';
import { findFile } from './order-file.store.ts';
import { toOrderFile } from './order-file.wire.ts';

export async function readOrderFile(deps: Deps, by: Admin, id: string): Promise<OrderFile> {
  const [order, file, former] = await Promise.all([
    readOrder(deps, by, id),
    findFile(deps.db, by, id),
    readFormerPermits(deps.db, by, id),
  ]);
  if (file === null) throw new Problem('not-found');
  return toOrderFile(order, file, { former });
}
