import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';

/** Columns of the product, as `table.column`, whose text has the word in any case. */
export async function findColumnsWith(pool: pg.Pool, word: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ column: string }>(
      `SELECT DISTINCT facts.key AS column FROM public.${name} AS t, jsonb_each_text(to_jsonb(t)) AS facts
       WHERE facts.value ILIKE '%' || $1 || '%'`,
      [word],
    );
    for (const { column } of rows) found.add(`${name}.${column}`);
  }
  return [...found].toSorted();
}

/** Files below the folder whose bytes, unpacked, have the word in any case; by their path from it. */
export async function findFilesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString('latin1').toLowerCase();
    if (text.includes(word.toLowerCase())) found.push(path.relative(folder, file));
  }
  return found.toSorted();
}
