import { deskRoles, hasDeskRight, type DeskRole } from '@wideload/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Admin } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { serializeBy, type Db, type Tx } from '#platform/db/transaction.ts';

export type StoredApproval = Selectable<Tables['approvals']>;
export type ApprovalRow = StoredApproval & { asker: string; decider: string | null };

function selectApprovals(db: Db | Tx, _by: Admin) {
  return db
    .selectFrom('approvals')
    .innerJoin('users as asker', 'asker.id', 'approvals.asked_by')
    .leftJoin('users as decider', 'decider.id', 'approvals.decided_by')
    .selectAll('approvals')
    .select(['asker.email as asker', 'decider.email as decider']);
}

export function listOpen(db: Db, by: Admin, now: Date): Promise<ApprovalRow[]> {
  return selectApprovals(db, by)
    .where('decision', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('asked_at')
    .execute();
}

/** The last ones that wait no more: decided, or expired. */
export function listEnded(db: Db, by: Admin, { now, limit }: { now: Date; limit: number }): Promise<ApprovalRow[]> {
  return selectApprovals(db, by)
    .where((is) => is.or([is('decision', 'is not', null), is('expires_at', '<=', now)]))
    .orderBy(sql`coalesce(decided_at, expires_at)`, 'desc')
    .limit(limit)
    .execute();
}

export function findApproval(db: Db | Tx, _by: Admin, id: string): Promise<StoredApproval | undefined> {
  return db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
}

type NewApproval = Insertable<Tables['approvals']>;

/** @returns true if another request for the same act is open, as only one of them could be approved. Requests of one kind take turns. */
export async function isAskedAlready(tx: Tx, _by: Admin, act: NewApproval): Promise<boolean> {
  await serializeBy(tx, `approvals ${act.kind}`);
  const row = await tx
    .selectFrom('approvals')
    .select('id')
    .where('id', '<>', act.id)
    .where('kind', '=', act.kind)
    .where('subject_kind', '=', act.subject_kind)
    .where('subject_id', 'is not distinct from', act.subject_id ?? null)
    .where('subject_label', '=', act.subject_label)
    .where('before', '=', act.before)
    .where('after', '=', act.after)
    .where('decision', 'is', null)
    .where('expires_at', '>', act.asked_at)
    .executeTakeFirst();
  return row !== undefined;
}

/** A repeat with the same id changes nothing. @returns whether it is new */
export async function insertApproval(tx: Tx, _by: Admin, row: NewApproval): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('approvals')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Decision = { id: string; decision: NonNullable<StoredApproval['decision']>; by: PersonId; now: Date };

/** @returns false if it is open no more: of two who decide at once, one does. */
export async function writeDecision(tx: Tx, { id, decision, by, now }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approvals')
    .set({ decision, decided_by: by, decided_at: now })
    .where((eb) => eb.and({ id, decision: null }))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Everybody else at the desk who could approve it. */
function selectOthers(db: Db | Tx, { personId }: Admin, right: DeskRole) {
  const roles = deskRoles.filter((role) => hasDeskRight(role, right));
  return db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('desk_role', 'in', roles)
    .where('id', '<>', personId)
    .where('deleted_at', 'is', null);
}

export async function hasSecond(db: Db | Tx, by: Admin, right: DeskRole): Promise<boolean> {
  const others = selectOthers(db, by, right).select(sql<number>`1`.as('one'));
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

export async function listSeconds(db: Db | Tx, by: Admin, right: DeskRole): Promise<string[]> {
  const rows = await selectOthers(db, by, right).select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}

/** Empty for a deleted account. */
export async function readEmail(db: Db | Tx, personId: PersonId): Promise<string> {
  const row = await db.selectFrom('users').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  return row.email;
}

/** Null for who is no admin any more. */
export async function findDeskRole(db: Db | Tx, personId: PersonId): Promise<DeskRole | null> {
  const row = await db
    .selectFrom('users')
    .select('desk_role')
    .where((eb) => eb.and({ id: personId, role: 'admin', deleted_at: null }))
    .executeTakeFirst();
  return row?.desk_role ?? null;
}
