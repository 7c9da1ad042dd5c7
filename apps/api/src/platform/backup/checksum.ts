import type pg from 'pg';
import { toTableId, toSqlColumns, toSqlName, type TableName } from './catalog.ts';

/** A restore changes these columns on purpose (restored-state.ts). */
const changedByRestore: Readonly<Record<string, readonly string[]>> = {
  sessions: ['ended_at'],
  password_resets: ['used_at'],
  event_cursors: ['listed_to'],
};

export type Contents = { rows: number; checksum: string };

/** Adds up the rows' hashes: equal contents give equal sums in any order. */
export async function computeContents(
  client: pg.ClientBase,
  table: TableName,
  columns: readonly string[],
): Promise<Contents> {
  const left = changedByRestore[toTableId(table)] ?? [];
  const kept = columns.filter((name) => !left.includes(name));
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*)::text AS rows, coalesce(sum(hashtextextended(ROW(${toSqlColumns(kept)})::text, 0)::numeric), 0)::text AS checksum
     FROM ${toSqlName(table)}`,
  );
  return { rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' };
}
