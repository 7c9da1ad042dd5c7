import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin, User } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { Act } from './audit-act.ts';
import { listActs } from './audit-log-list.store.ts';
import { findEmail, insertAct } from './audit-log.store.ts';

/** Call it in the transaction of the act; an export needs none. */
export async function recordAct(
  db: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  by: Admin,
  act: Act,
): Promise<void> {
  await insertAct(db, { id: ids(), at: clock.now(), actorId: by.personId, ...act });
}

type Addition<Row> = {
  what: 'company.add' | 'truck.add' | 'trailer.add';
  name: string;
  insert: (tx: Tx) => Promise<Row>;
};

/** Adds a record to the lists of a user. The log has those that an admin added, and not the user's own. */
export function addRecord<Row>(deps: Deps, user: User, { what, name, insert }: Addition<Row>): Promise<Row> {
  return inTransaction(deps.db, async (tx) => {
    const row = await insert(tx);
    if (user.clerk !== undefined) {
      const subject = { kind: 'user', id: user.personId, label: await findEmail(tx, user) } as const;
      await recordAct(tx, deps, user.clerk, { what, subject, before: null, after: { name } });
    }
    return row;
  });
}

export function listLog({ db }: Pick<Deps, 'db'>, by: Admin, query: ReadQuery<typeof auditLog.list>) {
  return listActs(db, by, query);
}
