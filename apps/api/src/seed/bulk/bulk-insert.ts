import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.generated.ts';
import type { Db } from '../../platform/db/transaction.ts';

/** All rows of a table have the same columns. */
export type BulkRows = { readonly [T in keyof Tables]?: readonly Readonly<Record<string, unknown>>[] };

/** One statement: all or nothing, and rows may reference one another in a circle. */
export async function insertTogether(db: Db, rows: BulkRows): Promise<void> {
  const parts = Object.entries(rows)
    .filter(([, ofTable]) => ofTable.length > 0)
    .map(([table, ofTable]) => {
      const columns = sql.join(Object.keys(ofTable[0] ?? {}).map((column) => sql.ref(column)));
      return sql`${sql.ref(`into_${table}`)} AS (
        INSERT INTO ${sql.table(table)} (${columns})
        SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(ofTable)}::json)
      )`;
    });
  if (parts.length > 0) await sql`WITH ${sql.join(parts)} SELECT`.execute(db);
}
