import { existsSync, readFileSync, createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { createBackup, type BackupWork } from '#platform/backup/backup.ts';
import { BackupRefused, withBackupSession } from '#platform/backup/backup-session.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { listAuditBreaks, verifyRestored } from '#platform/backup/verify.ts';
import type { Config } from '#config/config.ts';
import { BadSettings } from '#config/settings.ts';
import { createLog } from '#platform/log.ts';
import { openDocumentStore } from '#providers/files/open-store.ts';
import { openPostgres } from '../open-product.ts';
import { openTerminal, type Terminal } from '../terminal.ts';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { listExportBreaks } from '#platform/audit-export/check-export.ts';
import { formatFingerprint } from '#platform/audit-export/signed-lines.ts';

function readPublicKey(file: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPublicKey(readFileSync(file));
  } catch (error) {
    throw new BadSettings([
      `${file} is not a public key as PEM: ${error instanceof Error ? error.message : 'unreadable'}`,
    ]);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new BadSettings([`${file} is a key of another kind: exports are signed with Ed25519.`]);
}

/** Needs no database: a file, and the key of this installation or a public key that was kept. */
async function verifyAuditExport(config: Config, args: readonly string[]): Promise<void> {
  const [name, keyName, ...rest] = args;
  if (name === undefined || rest.length > 0)
    throw new BadSettings(['Name the file: npm run verify -- --audit-export <file> [<public key>]']);
  const file = path.resolve(name);
  if (!existsSync(file)) throw new BadSettings([`There is no file ${file}.`]);
  const key = keyName === undefined ? config.auditSigningKey : readPublicKey(path.resolve(keyName));
  const sentences = await listExportBreaks(createReadStream(file, 'utf8'), key);
  if (sentences.length > 0) throw new BackupRefused(sentences.join('\n'));
  openTerminal({ isQuiet: false }).say(`The file is as it was signed with the key ${formatFingerprint(key)}.`);
}

function parsePath(args: readonly string[]): string | null {
  try {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.length <= 1) return positionals[0] === undefined ? null : path.resolve(positionals[0]);
  } catch {
    // The command has no options.
  }
  throw new BadSettings([`One folder can be named, and nothing else: '${args.join(' ')}' is not one.`]);
}

function requirePath(args: readonly string[], command: string): string {
  const folder = parsePath(args);
  if (folder === null) throw new BadSettings([`Name the folder of the backup: npm run ${command} -- <folder>`]);
  return folder;
}

function getSecretFile({ dataDir, tokenSecret }: Config): string | null {
  const file = path.join(dataDir, 'token-secret');
  if (!existsSync(file)) return null;
  return Buffer.from(readFileSync(file, 'utf8'), 'base64url').equals(tokenSecret) ? file : null;
}

/** `wideload-2026-11-22T02-20-11Z`: sorts by time and is a valid name on every system. */
function formatName(now: Date): string {
  return `wideload-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

type Opened = { work: BackupWork; log: FastifyBaseLogger; terminal: Terminal };

/** Output goes to the terminal in production too: a person types these commands. */
async function withDatabase<T>(
  config: Config,
  { mayJoin }: { mayJoin: boolean },
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const terminal = openTerminal({ isQuiet: false });
  const log = createLog(config);
  const postgres = await openPostgres({ config, log, terminal, mayJoin });
  try {
    return await work({
      terminal,
      log,
      work: {
        connectionString: postgres.connectionString,
        documentStore: openDocumentStore(config.documents),
        say: terminal.say,
        now: () => new Date(),
      },
    });
  } finally {
    await postgres.stop();
  }
}

/** The product may be running. Without a name the folder is a dated one below DATA_DIR/backups. */
export async function runBackup(config: Config, args: readonly string[]): Promise<void> {
  const destination = parsePath(args) ?? path.join(config.dataDir, 'backups', formatName(new Date()));
  const secretFile = getSecretFile(config);
  await withDatabase(config, { mayJoin: true }, async ({ work, terminal }) => {
    terminal.say(`Backing up into ${destination}`);
    const { tables, documents } = await createBackup(destination, { ...work, secretFile });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.say(`The backup is complete: ${rows} rows, ${documents.length} stored files, ${terminal.seconds()} s.`);
    terminal.say(
      secretFile === null
        ? 'Settings are not in it: keep TOKEN_SECRET and the other secrets where you keep secrets.'
        : 'The secret of the data folder is in it, other settings are not.',
    );
  });
}

/** The database must be empty, and no product may use it. */
export async function runRestore(config: Config, args: readonly string[]): Promise<void> {
  const folder = requirePath(args, 'restore');
  const { payments } = config;
  await withDatabase(config, { mayJoin: false }, async ({ work, log, terminal }) => {
    const { startedAt } = await restoreBackup(folder, {
      ...work,
      log,
      provider: payments.kind,
      livemode: payments.kind === 'stripe' && payments.livemode,
      secretFile: getSecretFile(config),
    });
    terminal.say(`Restored as of ${startedAt} in ${terminal.seconds()} s. Everybody has to sign in again.`);
    terminal.say(`Before you start it: npm run verify -- ${folder}`);
  });
}

async function verifyAuditLog(config: Config): Promise<void> {
  await withDatabase(config, { mayJoin: true }, async ({ work, terminal }) => {
    const sentences = await withBackupSession(work.connectionString, listAuditBreaks);
    if (sentences.length > 0) throw new BackupRefused(sentences.join('\n'));
    terminal.say(`The audit log is one whole chain: ${terminal.seconds()} s.`);
  });
}

/** With the name of a folder after a restore; with `--audit-log`, or `--audit-export` and a file, at any time. */
export async function runVerify(config: Config, args: readonly string[]): Promise<void> {
  if (args.join(' ') === '--audit-log') return verifyAuditLog(config);
  if (args[0] === '--audit-export') return verifyAuditExport(config, args.slice(1));
  const folder = requirePath(args, 'verify');
  await withDatabase(config, { mayJoin: true }, async ({ work, terminal }) => {
    const sentences = await verifyRestored(folder, work);
    if (sentences.length > 0) throw new BackupRefused(sentences.join('\n'));
    terminal.say('All is there: rows, stored files, the money adds up, and the audit log is one whole chain.');
  });
}
