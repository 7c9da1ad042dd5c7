/** Files are private, and synced to disk before the manifest names them. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { checkKey, type DocumentKey } from '../files/document-store.ts';
import { BackupRefused } from './backup-session.ts';
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
export const SECRET_FILE = 'token-secret';

export const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const toDocumentPath = (key: string) => path.join('documents', key);

export async function writePacked(source: Readable, file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* countBytes(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(
    source,
    createGzip(),
    countBytes,
    createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

export async function writeSafely(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch((cause: unknown) => {
    throw new BackupRefused(`${folder} is no complete backup: it has no ${MANIFEST_FILE}.`, { cause });
  });
  return readManifest(text);
}

async function computeFileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function findFault(folder: string, { file, sha256 }: { file: string; sha256: string }): Promise<string[]> {
  try {
    return (await computeFileHash(path.join(folder, file))) === sha256 ? [] : [`${file} is not as it was written`];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [`${file} is missing`];
    throw error;
  }
}

/** @throws BackupRefused naming each file that is missing or changed. */
export async function checkFiles(folder: string, { tables, documents, tokenSecret }: Manifest): Promise<void> {
  const files = [
    ...tables,
    ...documents.flatMap(({ key, sha256 }) => (sha256 === null ? [] : [{ file: toDocumentPath(key), sha256 }])),
    ...(tokenSecret === null ? [] : [{ file: SECRET_FILE, sha256: tokenSecret.sha256 }]),
  ];
  const faults: string[] = [];
  for (const file of files) faults.push(...(await findFault(folder, file)));
  if (faults.length > 0) throw new BackupRefused(`The backup is damaged: ${faults.join('; ')}.`);
}

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
