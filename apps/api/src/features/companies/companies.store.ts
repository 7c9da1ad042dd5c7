import { sql, type Insertable, type Selectable } from 'kysely';
import type { User } from '../../actor.ts';
import { toContainsPattern } from '../../platform/db/search.ts';
import type { Tables } from '../../platform/db/tables.generated.ts';
import type { Db } from '../../platform/db/transaction.ts';

export type CompanyRow = Selectable<Tables['companies']>;
/** What a person may change of a company; the rest is the server's. */
export type CompanyContent = Omit<CompanyRow, 'id' | 'user_id' | 'created_at' | 'updated_at' | 'deleted_at'>;
export type CompanySort = 'name' | '-name' | 'createdAt' | '-createdAt';
export type CompanySearch = { search: string; page: number; pageSize: number; sort: CompanySort };

const byName = sql`lower(name)`;
const orders = {
  name: [byName, 'asc'],
  '-name': [byName, 'desc'],
  createdAt: [sql`created_at`, 'asc'],
  '-createdAt': [sql`created_at`, 'desc'],
} as const satisfies Record<CompanySort, unknown>;

function live(db: Db, owner: Pick<User, 'id'>) {
  return db.selectFrom('companies').where('user_id', '=', owner.id).where('deleted_at', 'is', null);
}

/** One page of the owner's companies, and how many there are on all pages. */
export async function listOwnCompanies(db: Db, user: User, { search, page, pageSize, sort }: CompanySearch) {
  const wanted = live(db, user).$if(search !== '', (query) => query.where('name', 'ilike', toContainsPattern(search)));
  const [order, direction] = orders[sort];
  const [{ total }, rows] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted
      .selectAll()
      .orderBy(order, direction)
      .orderBy('id', direction)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total, rows };
}

export function findOwnCompany(db: Db, owner: Pick<User, 'id'>, id: string): Promise<CompanyRow | undefined> {
  return live(db, owner).selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertCompany(db: Db, company: Insertable<Tables['companies']>): Promise<CompanyRow> {
  return db.insertInto('companies').values(company).returningAll().executeTakeFirstOrThrow();
}

/** @returns nothing when the company is not the user's, or was deleted. */
export function updateOwnCompany(
  db: Db,
  user: User,
  { id, content, now }: { id: string; content: CompanyContent; now: Date },
): Promise<CompanyRow | undefined> {
  return db
    .updateTable('companies')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when there was nothing of the user's to delete. */
export async function softDeleteOwnCompany(
  db: Db,
  user: User,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
