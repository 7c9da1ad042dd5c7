import { auditActions, type auditLog, type ReadQuery, type AuditEntry } from '@wideload/contract';
import type { Admin, User } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { type AdminAction, findEmail, insertActions } from './audit-log.store.ts';
import { listActions, type ActionRow } from './audit-log-list.store.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

/** Call it in the transaction of the act; an export needs none. */
export async function recordAction(
  db: Tx | Db,
  deps: Pick<Deps, 'ids' | 'clock'>,
  by: Admin,
  act: AdminAction,
): Promise<void> {
  await recordActions(db, deps, by, [act]);
}

/** `recordAction` for acts of one press, in one query. */
export async function recordActions(
  db: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  by: Admin,
  acts: readonly AdminAction[],
): Promise<void> {
  const shared = { at: clock.now(), actorId: by.personId };
  await insertActions(
    db,
    acts.map((act) => ({ id: ids(), ...shared, ...act })),
  );
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

const formatActor = (row: ActionRow) => (row.email === '' ? 'Deleted account' : row.email);

function toAction({ what }: ActionRow): AuditEntry['what'] {
  const act = auditActions.find((each) => each === what);
  if (act === undefined) throw new Error(`The audit log holds an unknown act: ${what}`);
  return act;
}

export function toAuditEntry(row: ActionRow): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    who: { _id: row.actor_id, email: formatActor(row), name: row.name },
    what: toAction(row),
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.label, userId: row.user_id },
    // Cast: written as objects by `Act`.
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  };
}

export const csvHeader = [
  'At (UTC)',
  'Admin',
  'Admin name',
  'Admin ID',
  'Act',
  'Kind',
  'Subject',
  'Subject ID',
  'Before',
  'After',
];

/** In the order of `csvHeader`. */
export function toActionCells(row: ActionRow): Cell[] {
  const { at, name, actor_id, what, subject_kind, label, subject_id, before, after } = row;
  return [at, formatActor(row), name, actor_id, what, subject_kind, label, subject_id, toJson(before), toJson(after)];
}
