/** Read from the database, so that a new table is in the next backup by itself. */
import pg from 'pg';
import { SCHEMA } from '@wideload/stripe-stand-in';

export type TableName = { schema: string; name: string };
export type Table = TableName & {
  /** The database fills generated columns itself. */
  columns: string[];
};
export type ForeignKey = { constraint: string; from: string; to: string };
export type Sequence = TableName & { value: string; isCalled: boolean };

/** The stand-in for Stripe keeps its state beside ours; in a local installation no other copy exists. */
const SCHEMAS = ['public', SCHEMA];
/** Restoring migrates first, which writes these. */
const OF_MIGRATIONS = ['schema_migrations', 'schema_migrations_lock'];
/** A restored database has its files in another folder; counts of a minute are no data. */
const OF_INSTALLATION = ['documents_home', 'rate_counts'];

export const toTableId = ({ schema, name }: TableName) => (schema === 'public' ? name : `${schema}.${name}`);
export const toSqlName = ({ schema, name }: TableName) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
export const toSqlColumns = (columns: readonly string[]) => columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname = ANY ($1) AND c.relname <> ALL ($2)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, [...OF_MIGRATIONS, ...OF_INSTALLATION]],
  );
  return rows;
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<{ constraint: string; from: TableName; to: TableName }>(
    `SELECT con.conname AS constraint, json_build_object('schema', fn.nspname, 'name', f.relname) AS from,
       json_build_object('schema', tn.nspname, 'name', t.relname) AS to
     FROM pg_constraint con
       JOIN pg_class f ON f.oid = con.conrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
       JOIN pg_class t ON t.oid = con.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
     WHERE con.contype = 'f' AND fn.nspname = ANY ($1) ORDER BY fn.nspname, f.relname, con.conname`,
    [SCHEMAS],
  );
  return rows.map(({ constraint, from, to }) => ({ constraint, from: toTableId(from), to: toTableId(to) }));
}

/** A number may be ahead of the snapshot, never behind it. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<TableName>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1, 2`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const found of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${toSqlName(found)}`,
    );
    for (const value of values) sequences.push({ ...found, ...value });
  }
  return sequences;
}

/** In order; empty on a database that was never migrated. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS "isThere"`,
  );
  if (found[0]?.isThere !== true) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/** A restore changes these columns on purpose (load.ts). */
const changedByRestore: Readonly<Record<string, readonly string[]>> = {
  sessions: ['ended_at'],
  password_resets: ['used_at'],
  event_cursors: ['listed_to'],
};

type Contents = { rows: number; checksum: string };

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
