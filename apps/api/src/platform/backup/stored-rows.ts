import type pg from 'pg';
import { checkKey, type DocumentKey } from '../files/document-store.ts';

export type ReferencedFile = { key: DocumentKey; mediaType: string };

const sources = [
  {
    table: 'permit_documents',
    sql: `SELECT 'permits/' || id AS key, 'application/pdf' AS "mediaType" FROM permit_documents`,
  },
  {
    table: 'order_message_files',
    sql: `SELECT 'messages/' || id AS key, media_type AS "mediaType" FROM order_message_files`,
  },
  { table: 'article_images', sql: `SELECT 'articles/' || id AS key, media_type AS "mediaType" FROM article_images` },
  {
    table: 'article_image_copies',
    sql: `SELECT 'articles/' || id AS key, 'image/webp' AS "mediaType" FROM article_image_copies`,
  },
];

/** An earlier release does not have all of these tables. */
export async function listReferencedFiles(
  client: pg.ClientBase,
  tables: readonly { name: string }[],
): Promise<ReferencedFile[]> {
  const files: ReferencedFile[] = [];
  for (const { table, sql } of sources) {
    if (!tables.some(({ name }) => name === table)) continue;
    const { rows } = await client.query<ReferencedFile>(`${sql} ORDER BY 1`);
    for (const row of rows) checkKey(row.key);
    files.push(...rows);
  }
  return files;
}
