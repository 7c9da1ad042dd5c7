import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin, User } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { type AdminAction, findEmail, insertAction } from './audit-log.store.ts';
import { listActions } from './audit-log-list.store.ts';

/** Call it in the transaction of the act; an export needs none. */
export async function recordAction(
  db: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  by: Admin,
  act: AdminAction,
): Promise<void> {
  await insertAction(db, { id: ids(), at: clock.now(), actorId: by.personId, ...act });
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
      await recordAction(tx, deps, user.clerk, { what, subject, before: null, after: { name } });
    }
    return row;
  });
}

export function listLog({ db }: Pick<Deps, 'db'>, by: Admin, query: ReadQuery<typeof auditLog.list>) {
  return listActions(db, by, query);
}
