/** The manifest is the last file of a backup to be written: a folder without it is not a backup. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { findOtherProgram } from '../db/migrations.ts';
import { BackupRefused } from './backup-session.ts';

export const FORMAT = 1;
export const MANIFEST_FILE = 'manifest.json';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.nonnegative());
const relation = { schema: z.string(), name: z.string() };
const tableSchema = z.object({
  ...relation,
  columns: z.array(z.string()),
  rows: count,
  checksum: z.string(),
  file: z.string().check(z.regex(/^tables\/[\w.]+\.copy\.gz$/)),
  bytes: count,
  sha256,
});
const fileSchema = z.object({
  key: z.string().check(z.regex(/^(?:permits|articles)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  mediaType: z.string(),
  bytes: count,
  /** Null if a row named the file and the store did not have it. */
  sha256: z.nullable(sha256),
});
const manifestSchema = z.object({
  product: z.literal('wideload'),
  format: z.number(),
  version: z.string(),
  migrations: z.array(z.string()).check(z.minLength(1)),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  encoding: z.literal('UTF8'),
  postgres: z.string(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ ...relation, value: z.string().check(z.regex(/^\d+$/)), isCalled: z.boolean() })),
  documents: z.array(fileSchema),
  tokenSecret: z.nullable(z.object({ sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StoredTable = Manifest['tables'][number];
export type StoredFile = Manifest['documents'][number];

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

export function writeManifest(manifest: Manifest): string {
  const text = JSON.stringify(manifest, null, 1);
  return `${JSON.stringify({ sha256: hashText(text) })}\n${text}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws BackupRefused if the text is damaged, foreign, or from a newer release. */
export function readManifest(text: string): Manifest {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const head = z.object({ sha256 }).safeParse(parse(text.slice(0, Math.max(end, 0))));
  if (!head.success || head.data.sha256 !== hashText(body))
    throw new BackupRefused(`The backup is damaged: ${MANIFEST_FILE} is not as it was written.`);
  const value = parse(body);
  const format = z.object({ format: z.number() }).safeParse(value);
  if (format.success && format.data.format > FORMAT)
    throw new BackupRefused(
      `The backup was made by a newer release (format ${format.data.format}). Restore with that one.`,
    );
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw new BackupRefused(`${MANIFEST_FILE} is not one of a backup of Wideload.`);
  return manifest.data;
}

/** @throws BackupRefused unless this release knows all migrations of the backup. */
export function refuseOthers({ migrations }: Manifest, known?: readonly string[]): void {
  const other = findOtherProgram(migrations, known);
  if (other?.isNewer === true)
    throw new BackupRefused(`The backup was made by a newer release (${other.migrations}). Restore with that one.`);
  if (other !== null)
    throw new BackupRefused(
      `The backup was made before the first release (by the migrations ${other.migrations}), and nothing leads from there to this one. Restore with the program that made it.`,
    );
}

export function getLastMigration({ migrations }: Manifest): string {
  // The schema requires at least one.
  return migrations.at(-1) ?? '';
}
