import { auditActs, auditWords, type auditLog, type ReadQuery } from '@wideload/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Admin } from '../../actor.ts';
import { toContainsPattern } from '../../platform/db/search.ts';
import type { Db } from '../../platform/db/transaction.ts';

type Query = ReadQuery<typeof auditLog.list>;
export type ActFilter = Pick<Query, 'search' | 'act' | 'subject' | 'since' | 'until'>;
export type ActRow = Awaited<ReturnType<typeof listActs>>['items'][number];
/** Where a reading of the log has come to. */
type Mark = { at: Date; id: string };

function actsCalled(search: string): string[] {
  return auditActs.filter((act) => act.includes(search) || auditWords[act].toLowerCase().includes(search));
}

/** How the log is to be read for a filter: who may have acted, and how many acts there are. */
export type Way = { actors: readonly string[]; total: number };

/** Up to so many found acts are sorted; of more, the newest are soon met on the way through the log. */
const FEW = 10_000;

const by = (actors: readonly string[]) => sql<SqlBool>`audit_log.actor_id = ANY(${actors}::uuid[])`;

/** Found by a word of the act or of its subject. Every way of finding has an index (0018, 0027), and is left out where it finds nothing. */
function inWords(text: string): Expression<SqlBool> {
  const search = text.toLowerCase();
  const called = sql<SqlBool>`lower(audit_log.subject_label) LIKE ${toContainsPattern(search)}`;
  const acts = actsCalled(search);
  return acts.length === 0 ? called : sql<SqlBool>`(${called} OR audit_log.what = ANY(${acts}))`;
}

function narrowed(db: Db, { act, subject, since, until }: ActFilter) {
  return db
    .selectFrom('audit_log')
    .$if(act !== undefined, (query) => query.where('audit_log.what', '=', act ?? ''))
    .$if(subject !== undefined, (query) => query.where('audit_log.subject_kind', '=', subject ?? 'list'))
    .$if(since !== undefined, (query) => query.where('audit_log.at', '>=', new Date(since ?? 0)))
    .$if(until !== undefined, (query) => query.where('audit_log.at', '<', new Date(until ?? 0)));
}

function found(db: Db, filter: ActFilter, { actors }: Pick<Way, 'actors'>) {
  const { search } = filter;
  const matches = actors.length === 0 ? inWords(search) : sql<SqlBool>`(${inWords(search)} OR ${by(actors)})`;
  return narrowed(db, filter).$if(search !== '', (query) => query.where(matches));
}

/** Asked by itself: of ids that it is given the planner knows how many acts they did, of a question within it does not. */
async function adminsCalled(db: Db, search: string): Promise<string[]> {
  if (search === '') return [];
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('email', 'like', toContainsPattern(search.toLowerCase()))
    .execute();
  return admins.map(({ id }) => id);
}

/** What an admin did is many acts, which an index alone can count; what is found by words otherwise is counted beside them. */
export function countQueries(db: Db, filter: ActFilter, { actors }: Pick<Way, 'actors'>) {
  const { search } = filter;
  const all = narrowed(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  if (search === '') return [all];
  const others = all.where(inWords(search));
  return actors.length === 0 ? [others] : [all.where(by(actors)), others.where(sql<SqlBool>`NOT ${by(actors)}`)];
}

/** To be found before the log is read. */
export async function findWay(db: Db, _by: Admin, filter: ActFilter): Promise<Way> {
  const actors = await adminsCalled(db, filter.search);
  const counts = await Promise.all(
    countQueries(db, filter, { actors }).map((query) => query.executeTakeFirstOrThrow()),
  );
  return { actors, total: counts.reduce((total, { count }) => total + count, 0) };
}

/** The carrier behind a subject, for who wants to look: the order's owner, or the account itself while it is there. */
const userId = sql<string | null>`CASE audit_log.subject_kind
  WHEN 'order' THEN (SELECT user_id FROM orders WHERE orders.id = audit_log.subject_id::uuid)
  WHEN 'user' THEN (
    SELECT owners.id FROM users owners
    WHERE owners.id = audit_log.subject_id::uuid AND owners.deleted_at IS NULL AND owners.role <> 'admin'
  )
END`;

type Part = { past?: Mark | null; limit: number; offset?: number };

/**
 * Some of the acts, newest first. Which ones is settled before they are read with what belongs to them, or that would be looked up for
 * every act that is passed over. Few that a search finds are found first and then sorted: walking through the log would meet them late.
 */
function readPart(db: Db, filter: ActFilter, { past = null, limit, offset = 0, ...way }: Part & Way) {
  const isSorted = filter.search !== '' && way.total <= FEW;
  return db
    .with(
      (cte) => (isSorted ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found(db, filter, way).select(['audit_log.id', 'audit_log.at']),
    )
    .with('part', (from) =>
      from
        .selectFrom('found')
        .select('found.id')
        .$if(past !== null, (query) =>
          query.where(sql<SqlBool>`(found.at, found.id) < (${past?.at}::timestamptz, ${past?.id}::uuid)`),
        )
        .orderBy('found.at', 'desc')
        .orderBy('found.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('part')
    .innerJoin('audit_log', 'audit_log.id', 'part.id')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(['users.email', userId.as('user_id')])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc');
}

/** One page of what admins have done, and how many acts there are on all pages. */
export async function listActs(db: Db, by: Admin, query: Query) {
  const { page, pageSize } = query;
  const way = await findWay(db, by, query);
  const items = await readPart(db, query, { ...way, limit: pageSize, offset: (page - 1) * pageSize }).execute();
  return { items, total: way.total };
}

type Reading = ActFilter & { past: Mark | null; limit: number } & Way;

/** The next acts past a mark. By place and not by number: the log grows while it is read. */
export function readActs(db: Db, _by: Admin, { past, limit, actors, total, ...filter }: Reading): Promise<ActRow[]> {
  return readPart(db, filter, { actors, total, past, limit }).execute();
}
