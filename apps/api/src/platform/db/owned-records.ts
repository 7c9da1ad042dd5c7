import { sql, type RawBuilder, type SqlBool, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { toContainsPattern } from './search.ts';
import type { Tables } from './tables.generated.ts';
import type { Db, Tx } from './transaction.ts';

type OwnedColumns = 'id' | 'user_id' | 'created_at' | 'updated_at' | 'deleted_at';
type OwnedTable = { [T in keyof Tables]: OwnedColumns extends keyof Tables[T] ? T : never }[keyof Tables];
type Row<T extends OwnedTable> = Selectable<Tables[T]>;
export type Content<T extends OwnedTable> = Omit<Insertable<Tables[T]>, OwnedColumns>;

export type RecordSearch<Key extends string> = {
  search: string;
  page: number;
  pageSize: number;
  sort: Key | `-${Key}` | 'createdAt' | '-createdAt';
};

export type OwnedRecords<Row, Content, Key extends string> = {
  list(db: Db | Tx, owner: Owner, search: RecordSearch<Key>): Promise<{ total: number; rows: Row[] }>;
  find(db: Db | Tx, owner: Owner, ids: readonly string[]): Promise<Row[]>;
  insert(db: Db | Tx, user: User, record: { id: string; content: Content; now: Date }): Promise<Row>;
  /** Undefined if the record is not the owner's, or was deleted. */
  update(
    db: Db | Tx,
    owner: Owner,
    record: { id: string; content: Partial<Content>; now: Date },
  ): Promise<Row | undefined>;
  remove(db: Db, user: User, record: { id: string; now: Date }): Promise<boolean>;
};

type SearchOptions<T extends OwnedTable, Key extends string> = {
  key: Key;
  column: keyof Tables[T] & string;
  /** More ways in which a search finds a record. */
  findBy?: (search: string) => RawBuilder<unknown>[];
};

/** Records that belong to a user. Removed ones leave the list but stay in the database, because orders refer to them. */
export function createOwnedRecords<T extends OwnedTable, Key extends string>(
  table: T,
  { column, findBy = () => [] }: SearchOptions<T, Key>,
): OwnedRecords<Row<T>, Content<T>, Key> {
  // The builder cannot take a table as a parameter; only columns that all these tables have are used.
  const one = table as 'trailers';
  const nameColumn = sql.ref<string>(column);
  const live = (db: Db | Tx, owner: Owner) =>
    db.selectFrom(one).where('user_id', '=', owner.ownerId).where('deleted_at', 'is', null);
  return {
    async list(db, owner, { search, page, pageSize, sort }) {
      const isFound = sql<SqlBool>`(${sql.join([sql`${nameColumn} ILIKE ${toContainsPattern(search)}`, ...findBy(search)], sql` OR `)})`;
      const wanted = live(db, owner).$if(search !== '', (query) => query.where(isFound));
      const direction = sort.startsWith('-') ? 'desc' : 'asc';
      const sortColumn = sort.endsWith('createdAt') ? sql`created_at` : sql`lower(${nameColumn})`;
      const [{ total }, rows] = await Promise.all([
        wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        wanted
          .selectAll()
          .orderBy(sortColumn, direction)
          .orderBy('id', direction)
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute(),
      ]);
      return { total, rows: rows as Row<T>[] };
    },
    async find(db, owner, ids) {
      if (ids.length === 0) return [];
      return (await live(db, owner).selectAll().where('id', 'in', ids).execute()) as Row<T>[];
    },
    async insert(db, user, { id, content, now }) {
      const record = { ...content, id, user_id: user.ownerId, created_at: now, updated_at: now, deleted_at: null };
      const query = db.insertInto(one).values(record as unknown as Insertable<Tables['trailers']>);
      return (await query.returningAll().executeTakeFirstOrThrow()) as Row<T>;
    },
    async update(db, owner, { id, content, now }) {
      const query = db
        .updateTable(one)
        .set({ ...(content as Updateable<Tables['trailers']>), updated_at: now })
        .where((eb) => eb.and({ id, user_id: owner.ownerId, deleted_at: null }));
      return (await query.returningAll().executeTakeFirst()) as Row<T> | undefined;
    },
    async remove(db, user, { id, now }) {
      const { numUpdatedRows } = await db
        .updateTable(one)
        .set({ deleted_at: now })
        .where((eb) => eb.and({ id, user_id: user.ownerId, deleted_at: null }))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
