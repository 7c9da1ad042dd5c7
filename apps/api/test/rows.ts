import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';

type Table = keyof Tables;
type Row<T extends Table> = Selectable<Tables[T]>;
type Values<T extends Table> = { [C in keyof Updateable<Tables[T]>]: Updateable<Tables[T]>[C] | RawBuilder<unknown> };

/** Rows of any table by the values of their columns. */
export function readAndWriteRows(db: Kysely<Tables>) {
  const join = (values: object, separator: string) =>
    sql.join(
      Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql.raw(separator),
    );
  const toCondition = (where: object) => (Object.keys(where).length === 0 ? sql`true` : join(where, ' AND '));

  /** In the order in which they were made, as their ids are. */
  async function rows<T extends Table, Column extends keyof Row<T> & string = keyof Row<T> & string>(
    table: T,
    where: Partial<Row<T>> = {},
    columns?: readonly Column[],
  ): Promise<Pick<Row<T>, Column>[]> {
    const wanted = columns === undefined ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
    const query = sql<Pick<Row<T>, Column>>`SELECT ${wanted} FROM ${sql.table(table)} AS made
      WHERE ${toCondition(where)} ORDER BY to_jsonb(made) ->> 'id'`;
    return (await query.execute(db)).rows;
  }

  return {
    rows,
    /** The first one. @throws Error if there is none. */
    async row<T extends Table, Column extends keyof Row<T> & string = keyof Row<T> & string>(
      ...of: Parameters<typeof rows<T, Column>>
    ): Promise<Pick<Row<T>, Column>> {
      const [row] = await rows(...of);
      if (row === undefined) throw new Error(`No such row: ${of[0]}`);
      return row;
    },
    async change<T extends Table>(table: T, where: Partial<Row<T>>, values: Values<T>): Promise<void> {
      await sql`UPDATE ${sql.table(table)} SET ${join(values, ', ')} WHERE ${toCondition(where)}`.execute(db);
    },
    async insert<T extends Table>(table: T, values: Insertable<Tables[T]> | Insertable<Tables[T]>[]): Promise<void> {
      await db.insertInto<Table>(table).values(values).execute();
    },
  };
}
