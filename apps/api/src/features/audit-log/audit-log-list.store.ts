import { auditActions, auditLabels, type auditLog, type ReadQuery } from '@wideload/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Admin } from '#actor.ts';
import { toNearestRange } from '#platform/db/paging.ts';
import { toContainsPattern } from '#platform/db/search.ts';
import type { Db } from '#platform/db/transaction.ts';

type Query = ReadQuery<typeof auditLog.list>;
export type ActionFilter = Pick<Query, 'search' | 'act' | 'subject' | 'since' | 'until'>;
export type ActionRow = Awaited<ReturnType<typeof listActions>>['items'][number];
type Cursor = { at: Date; id: string };

function listActionNames(search: string): string[] {
  return auditActions.filter((act) => act.includes(search) || auditLabels[act].toLowerCase().includes(search));
}

/** The admins who may have acted, and the number of acts. */
export type ReadPlan = { actors: readonly string[]; total: number };

/** Up to this many matches are sorted; with more, a walk from the newest meets them soon. */
const FEW = 10_000;

const matchActors = (actors: readonly string[]) => sql<SqlBool>`audit_log.actor_id = ANY(${actors}::uuid[])`;

/** Each way of matching has an index and is left out where it matches no row. */
function matchWords(text: string): Expression<SqlBool> {
  const search = text.toLowerCase();
  const called = sql<SqlBool>`lower(audit_log.subject_label) LIKE ${toContainsPattern(search)}`;
  const acts = listActionNames(search);
  return acts.length === 0 ? called : sql<SqlBool>`(${called} OR audit_log.what = ANY(${acts}))`;
}

function applyFilter(db: Db, { act, subject, since, until }: ActionFilter) {
  return db
    .selectFrom('audit_log')
    .$if(act !== undefined, (query) => query.where('audit_log.what', '=', act ?? ''))
    .$if(subject !== undefined, (query) => query.where('audit_log.subject_kind', '=', subject ?? 'list'))
    .$if(since !== undefined, (query) => query.where('audit_log.at', '>=', new Date(since ?? 0)))
    .$if(until !== undefined, (query) => query.where('audit_log.at', '<', new Date(until ?? 0)));
}

export function matchSearch(db: Db, filter: ActionFilter, { actors }: Pick<ReadPlan, 'actors'>) {
  const { search } = filter;
  const matches =
    actors.length === 0 ? matchWords(search) : sql<SqlBool>`(${matchWords(search)} OR ${matchActors(actors)})`;
  return applyFilter(db, filter).$if(search !== '', (query) => query.where(matches));
}

/** A separate query: with a list of ids the planner knows how many acts they have, with a subquery it does not. */
export async function findAdmins(db: Db, search: string): Promise<string[]> {
  if (search === '') return [];
  const pattern = toContainsPattern(search.toLowerCase());
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.and({ role: 'admin', deleted_at: null }))
    .where('email', 'like', pattern)
    .unionAll(db.selectFrom('former_admins').select('id').where('email', 'like', pattern))
    .execute();
  return admins.map(({ id }) => id);
}

/** Acts of any time, which triggers count. */
function selectTally(db: Db, { act, subject }: ActionFilter, actors: readonly string[] | null) {
  return db
    .selectFrom('audit_tallies')
    .select(sql<number>`coalesce(sum(acts), 0)::integer`.as('count'))
    .$if(act !== undefined, (query) => query.where('what', '=', act ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject_kind', '=', subject ?? 'list'))
    .$if(actors !== null, (query) => query.where(sql<SqlBool>`actor_id = ANY(${actors}::uuid[])`));
}

/** The many acts of an admin are counted by an index or a tally; matches by words are counted separately. */
export function countQueries(db: Db, filter: ActionFilter, { actors }: Pick<ReadPlan, 'actors'>) {
  const { search, since, until } = filter;
  const isOfAnyTime = since === undefined && until === undefined;
  const all = applyFilter(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  if (search === '') return [isOfAnyTime ? selectTally(db, filter, null) : all];
  const others = all.where(matchWords(search));
  if (actors.length === 0) return [others];
  const ofActors = isOfAnyTime ? selectTally(db, filter, actors) : all.where(matchActors(actors));
  return [ofActors, others.where(sql<SqlBool>`NOT ${matchActors(actors)}`)];
}

export async function planRead(db: Db, _by: Admin, filter: ActionFilter): Promise<ReadPlan> {
  const actors = await findAdmins(db, filter.search);
  const counts = await Promise.all(
    countQueries(db, filter, { actors }).map((query) => query.executeTakeFirstOrThrow()),
  );
  return { actors, total: counts.reduce((total, { count }) => total + count, 0) };
}

const userId = sql<string | null>`CASE audit_log.subject_kind
  WHEN 'order' THEN (SELECT user_id FROM orders WHERE orders.id = audit_log.subject_id::uuid)
  WHEN 'user' THEN (
    SELECT owners.id FROM users owners
    WHERE owners.id = audit_log.subject_id::uuid AND owners.deleted_at IS NULL AND owners.role <> 'admin'
  )
END`;

/** An erasure blanks the label; a former admin is still named. */
const subjectLabel = sql<string>`CASE
  WHEN audit_log.subject_kind = 'user' AND audit_log.subject_label = ''
  THEN coalesce((SELECT former.email FROM former_admins former WHERE former.id = audit_log.subject_id::uuid), '')
  ELSE audit_log.subject_label
END`;

type Part = { past?: Cursor | null; limit: number; offset?: number };

/** Details are joined after the rows are chosen, or they would be looked up for every skipped act. */
function readPart(
  db: Db,
  filter: ActionFilter,
  { past = null, limit: size, offset: skipped = 0, ...way }: Part & ReadPlan,
) {
  const isSorted = filter.search !== '' && way.total <= FEW;
  const { offset, limit, isFromEnd } = toNearestRange(
    { offset: skipped, limit: size },
    past === null ? way.total : Infinity,
  );
  const direction = isFromEnd ? 'asc' : 'desc';
  return db
    .with(
      (cte) => (isSorted ? cte('found').materialized() : cte('found').notMaterialized()),
      () => matchSearch(db, filter, way).select(['audit_log.id', 'audit_log.at']),
    )
    .with('part', (from) =>
      from
        .selectFrom('found')
        .select('found.id')
        .$if(past !== null, (query) =>
          query.where(sql<SqlBool>`(found.at, found.id) < (${past?.at}::timestamptz, ${past?.id}::uuid)`),
        )
        .orderBy('found.at', direction)
        .orderBy('found.id', direction)
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('part')
    .innerJoin('audit_log', 'audit_log.id', 'part.id')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('former_admins', 'former_admins.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select([
      sql<string>`coalesce(former_admins.email, users.email)`.as('email'),
      sql<string>`coalesce(former_admins.name,
        concat_ws(' ', nullif(users.first_name, ''), nullif(users.middle_name, ''), nullif(users.last_name, '')))`.as(
        'name',
      ),
      subjectLabel.as('label'),
      userId.as('user_id'),
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc');
}

export async function listActions(db: Db, by: Admin, query: Query) {
  const { page, pageSize } = query;
  const way = await planRead(db, by, query);
  const items = await readPart(db, query, { ...way, limit: pageSize, offset: (page - 1) * pageSize }).execute();
  return { items, total: way.total };
}

type Reading = ActionFilter & { past: Cursor | null; limit: number } & ReadPlan;

/** By position, not by offset: the log grows while it is read. */
export function readActions(
  db: Db,
  _by: Admin,
  { past, limit, actors, total, ...filter }: Reading,
): Promise<ActionRow[]> {
  return readPart(db, filter, { actors, total, past, limit }).execute();
}
