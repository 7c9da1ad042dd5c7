import { auditActs, auditWords, type auditLog, type ReadQuery } from '@wideload/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Admin } from '../../actor.ts';
import { containing } from '../../db/search.ts';
import type { Db } from '../../db/transaction.ts';

type Query = ReadQuery<typeof auditLog.list>;
export type ActFilter = Pick<Query, 'search' | 'act' | 'subject' | 'since' | 'until'>;
export type ActRow = Awaited<ReturnType<typeof listActs>>['items'][number];
/** Where a reading of the log has come to. */
type Mark = Pick<ActRow, 'at' | 'id'>;

function actsCalled(search: string): string[] {
  return auditActs.filter((act) => act.includes(search) || auditWords[act].toLowerCase().includes(search));
}

function matches(text: string): Expression<SqlBool> {
  const search = text.toLowerCase();
  const part = containing(search);
  return sql<SqlBool>`(
    lower(audit_log.subject_label) LIKE ${part}
    OR audit_log.what = ANY(${actsCalled(search)})
    OR audit_log.actor_id IN (SELECT id FROM users WHERE email LIKE ${part})
  )`;
}

function found(db: Db, { search, act, subject, since, until }: ActFilter) {
  return db
    .selectFrom('audit_log')
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(act !== undefined, (query) => query.where('audit_log.what', '=', act ?? ''))
    .$if(subject !== undefined, (query) => query.where('audit_log.subject_kind', '=', subject ?? 'list'))
    .$if(since !== undefined, (query) => query.where('audit_log.at', '>=', new Date(since ?? 0)))
    .$if(until !== undefined, (query) => query.where('audit_log.at', '<', new Date(until ?? 0)));
}

/** The carrier behind a subject, for who wants to look: the order's owner, or the account itself while it is there. */
const userId = sql<string | null>`CASE audit_log.subject_kind
  WHEN 'order' THEN (SELECT user_id FROM orders WHERE orders.id = audit_log.subject_id::uuid)
  WHEN 'user' THEN (
    SELECT owners.id FROM users owners
    WHERE owners.id = audit_log.subject_id::uuid AND owners.deleted_at IS NULL AND owners.role <> 'admin'
  )
END`;

function rows(db: Db, filter: ActFilter) {
  return found(db, filter)
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(['users.email', userId.as('user_id')]);
}

/** One page of what admins have done, and how many acts there are on all pages. */
export async function listActs(db: Db, _by: Admin, query: Query) {
  const { page, pageSize } = query;
  const [items, all] = await Promise.all([
    rows(db, query)
      .orderBy('audit_log.at', 'desc')
      .orderBy('audit_log.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: all.count };
}

type Reading = ActFilter & { past: Mark | null; limit: number };

/** The next acts past a mark. By place and not by number: the log grows while it is read. */
export function readActs(db: Db, _by: Admin, { past, limit, ...filter }: Reading): Promise<ActRow[]> {
  return rows(db, filter)
    .$if(past !== null, (query) =>
      query.where(sql<SqlBool>`(audit_log.at, audit_log.id) < (${past?.at}::timestamptz, ${past?.id}::uuid)`),
    )
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}
