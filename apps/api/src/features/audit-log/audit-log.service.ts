import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Act } from './audit-act.ts';
import { listActs } from './audit-log-list.store.ts';
import { insertAct } from './audit-log.store.ts';

/** Call it in the transaction of the act; an export needs none. */
export async function recordAct(
  db: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  by: Admin,
  act: Act,
): Promise<void> {
  await insertAct(db, { id: ids(), at: clock.now(), actorId: by.id, ...act });
}

export function listLog({ db }: Pick<Deps, 'db'>, by: Admin, query: ReadQuery<typeof auditLog.list>) {
  return listActs(db, by, query);
}
