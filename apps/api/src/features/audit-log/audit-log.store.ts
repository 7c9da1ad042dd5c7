import type { Db, Tx } from '#platform/db/transaction.ts';
import type { User } from '#actor.ts';
import type { AdminAction } from './audit-action.ts';

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

export async function findEmail(db: Db | Tx, { personId: id }: User): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}

export async function insertAction(
  db: Db | Tx,
  act: AdminAction & { id: string; at: Date; actorId: string },
): Promise<void> {
  const { kind, id, label } = act.subject;
  await db
    .insertInto('audit_log')
    .values({
      id: act.id,
      at: act.at,
      actor_id: act.actorId,
      what: act.what,
      subject_kind: kind,
      subject_id: id,
      subject_label: label,
      before: toJson(act.before),
      after: toJson(act.after),
    })
    .execute();
}
