import type { AuditAction, AuditSubject } from '@wideload/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { User, Admin } from '#actor.ts';
import type { ChainedEntry, ChainHead } from '#platform/audit-export/signed-lines.ts';
import { matchSearch, type ActionFilter } from './audit-log-list.store.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

export async function findEmail(db: Db | Tx, { personId: id }: User): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}

export type AdminAction = {
  what: AuditAction;
  subject: {
    kind: AuditSubject;
    id: string | null;
    /** Readable: an order's number, an e-mail, a title, the name of a list. */
    label: string;
  };
  /** Only the changed fields, as flat objects. Never a password. */
  before: object | null;
  after: object | null;
};

type NewAction = AdminAction & { id: string; at: Date; actorId: string };

export async function insertActions(db: Db | Tx, acts: readonly NewAction[]): Promise<void> {
  const rows = acts.map(({ id, at, actorId, what, subject, before, after }) => ({
    id,
    at,
    actor_id: actorId,
    what,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label,
    before: toJson(before),
    after: toJson(after),
  }));
  await db.insertInto('audit_log').values(rows).execute();
}

export type ChainedRow = ChainedEntry & { position: number };

export async function readHead(db: Db, _by: Admin): Promise<ChainHead> {
  return db
    .selectFrom('audit_chain')
    .select(['position', sql<string>`encode(hash, 'hex')`.as('hash')])
    .executeTakeFirstOrThrow();
}

type Reading = ActionFilter & { actors: readonly string[]; past: number; lastPosition: number; limit: number };

/** The texts over which the hashes of the chain are. */
const entry = sql<string>`jsonb_build_array(audit_log.position, audit_log.id, extract(epoch FROM audit_log.at), audit_log.actor_id,
  audit_log.what, audit_log.subject_kind, audit_log.subject_id, encode(audit_log.content_digest, 'hex'))::text`;
const content = sql<string | null>`CASE WHEN audit_log.salt IS NOT NULL THEN
  jsonb_build_array(audit_log.salt, audit_log.subject_label, audit_log.before, audit_log.after)::text END`;

/** In the order of the chain. */
export function readChained(db: Db, _by: Admin, reading: Reading): Promise<ChainedRow[]> {
  const { actors, past, lastPosition, limit, ...filter } = reading;
  return matchSearch(db, filter, { actors })
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('former_admins', 'former_admins.id', 'audit_log.actor_id')
    .leftJoin('audit_log as previous', (join) => join.on('previous.position', '=', sql<number>`audit_log.position - 1`))
    .where('audit_log.position', '>', past)
    .where('audit_log.position', '<=', lastPosition)
    .select([
      sql<number>`audit_log.position`.as('position'),
      sql<string>`coalesce(former_admins.email, users.email)`.as('admin'),
      sql<string>`coalesce(encode(previous.hash, 'hex'), '')`.as('previousHash'),
      sql<string>`encode(audit_log.hash, 'hex')`.as('hash'),
      entry.as('entry'),
      content.as('content'),
    ])
    .orderBy('audit_log.position')
    .limit(limit)
    .execute();
}
