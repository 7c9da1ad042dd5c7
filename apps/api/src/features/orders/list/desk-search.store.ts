import { orderSearchFields } from '@wideload/contract/client';
import type { OrderStatus } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Admin } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { isWholeEmail, listCompanyMatches, listMatches, mayBeName, type Match } from './desk-search.ts';

type OrderSearchField = (typeof orderSearchFields)[number];

type FoundRow = {
  id: string;
  order_number: number;
  status: OrderStatus;
  user_id: string;
  created_at: Date;
  company_name: string | null;
  title: string;
  field: OrderSearchField;
  value: string;
};

/** Without this limit the planner reads all orders, newest first, instead of the index of the branch. */
const mostMatches = 1000;

const mostAccounts = 20;
/** One more than a search shows. */
const mostOfAccount = 11;
const mostNewest = 1000;

const newest = sql`(SELECT id, company, title, customer_email, customer_person_name FROM orders ORDER BY id DESC LIMIT ${sql.lit(mostNewest)})`;

/**
 * The newest orders are read on their own. Where enough of them match, they are the answer, and the index is not read: it
 * would collect all orders with a frequent word.
 */
function selectByPart({ value, where }: Match): RawBuilder<unknown>[] {
  const found = sql`SELECT count(*) FROM (SELECT FROM ${newest} AS orders WHERE ${where} LIMIT ${sql.lit(mostOfAccount)}) AS enough`;
  return [
    sql`SELECT orders.id, ${value} AS value FROM ${newest} AS orders WHERE ${where}`,
    sql`SELECT orders.id, ${value} AS value FROM orders WHERE ${where} AND (${found}) < ${sql.lit(mostOfAccount)}`,
  ];
}

/** The newest orders of each account: the planner would rather read all orders, newest first, than look up accounts. */
function selectOfAccounts({ value, where }: Match): RawBuilder<unknown> {
  return sql`SELECT newest.id, accounts.value
    FROM (SELECT users.id, ${value} AS value FROM users WHERE ${where} LIMIT ${mostAccounts}) AS accounts,
      LATERAL (
        SELECT orders.id FROM orders WHERE orders.user_id = accounts.id
        ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${mostOfAccount}
      ) AS newest`;
}

/** Queries for `id` and `value`, each with its own index. */
function selectMatching(match: Match): RawBuilder<unknown>[] {
  const { of, value, where, isPart } = match;
  if (of === 'users') return [selectOfAccounts(match)];
  if (of !== 'orders') return [sql`SELECT order_id AS id, ${value} AS value FROM ${sql.table(of)} WHERE ${where}`];
  return isPart ? selectByPart(match) : [sql`SELECT orders.id, ${value} AS value FROM orders WHERE ${where}`];
}

/** The newest orders of each branch are enough. */
function selectBranches(match: Match, limit: number): RawBuilder<unknown>[] {
  const rank = sql.lit(orderSearchFields.indexOf(match.field));
  return selectMatching(match).map(
    (branch) => sql`(SELECT ${rank} AS rank, id, value FROM (${branch} LIMIT ${mostMatches}) AS branch
      ORDER BY id DESC LIMIT ${limit})`,
  );
}

export function compileSearch(matches: readonly Match[], limit: number): RawBuilder<FoundRow> | null {
  const branches = matches.flatMap((match) => selectBranches(match, limit));
  if (branches.length === 0) return null;
  const fields = sql`${sql.lit(`{${orderSearchFields.join(',')}}`)}::text[]`;
  return sql<FoundRow>`
    SELECT orders.id, orders.order_number, orders.status, orders.user_id, orders.created_at,
      orders.company ->> 'name' AS company_name, orders.title, (${fields})[first.rank + 1] AS field, first.value
    FROM (
      SELECT * FROM (
        SELECT DISTINCT ON (id) id, rank, value FROM (${sql.join(branches, sql` UNION ALL `)}) AS found ORDER BY id, rank
      ) AS once
      ORDER BY rank, id DESC LIMIT ${limit}
    ) AS first
    JOIN orders ON orders.id = first.id
    ORDER BY first.rank, first.id DESC`;
}

const mostAlike = 3;
/** Of the trigrams of what was typed. With a wrong letter in the middle, half of those of a word of five letters are left. */
const leastAlike = '0.5';

/** The most alike first. Carriers' companies are asked, because they are fewer than orders. */
export function compileAlike(typed: string): RawBuilder<{ name: string }> {
  const text = typed.toLowerCase();
  return sql`SELECT lower(name) AS name FROM companies WHERE deleted_at IS NULL AND resembles(lower(name), ${text})
    GROUP BY 1 ORDER BY max(resemblance(lower(name), ${text})) DESC, 1 LIMIT ${sql.lit(mostAlike)}`;
}

/** Within it, `resembles` is true of names that are alike enough. */
export function inLikeness<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${leastAlike}, true)`.execute(tx);
    return work(tx);
  });
}

/** The names of companies that a search may have meant; none for one that can be no name. */
export async function listAlikeNames(db: Db, typed: string): Promise<string[]> {
  if (!mayBeName(typed)) return [];
  return inLikeness(db, async (tx) => (await compileAlike(typed.trim()).execute(tx)).rows.map(({ name }) => name));
}

/** A misspelled company is looked for where nothing is found as it was typed. */
export async function findOrdersBy(
  db: Db,
  _by: Admin,
  { search, limit }: { search: string; limit: number },
): Promise<readonly FoundRow[]> {
  const find = async (matches: readonly Match[]) => (await compileSearch(matches, limit)?.execute(db))?.rows ?? [];
  const whole = isWholeEmail(search) ? await find(listMatches(search, { isWhole: true })) : [];
  const found = whole.length > 0 ? whole : await find(listMatches(search));
  return found.length > 0 ? found : find(listCompanyMatches(await listAlikeNames(db, search)));
}
