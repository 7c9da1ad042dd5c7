import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataRoot } from './data-root.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { copyTemplate } from './template.ts';
import { startWatched } from './watched-process.ts';
import { syncFolder } from '../files/sync-folder.ts';

export const SERVER_USER = 'wideload';

async function makePassword(at: DataRoot): Promise<void> {
  const draft = path.join(at.root, `init-password-${process.pid}`);
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (at.user !== null) await chown(draft, at.user.uid, at.user.gid);
  await rename(draft, at.passwordFile);
}

export async function readPassword(at: DataRoot): Promise<string> {
  try {
    return await readFile(at.passwordFile, 'utf8');
  } catch (cause) {
    throw new EmbeddedPostgresError(`The password of the embedded database cannot be read from ${at.passwordFile}.`, {
      cause,
    });
  }
}

async function sweepUnfinished(at: DataRoot): Promise<void> {
  const unfinished = (await readdir(at.root)).filter((name) => name.startsWith('init-'));
  await Promise.all(
    unfinished.map((name) =>
      rm(path.join(at.root, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
    ),
  );
}

async function runInitdb(at: DataRoot, binaries: Binaries, args: readonly string[]): Promise<void> {
  const initdb = startWatched(at, binaries, [binaries.initdb, ...args]);
  const ended = await initdb.ended;
  if (ended !== 'exit code 0') {
    throw new EmbeddedPostgresError(`The database could not be created (${ended}):\n${initdb.lastLines()}`);
  }
}

/** A password that nobody can guess needs no rounds, which each connection computes anew. */
const settings = ['--set', 'scram_iterations=1'];

async function makeCluster(at: DataRoot, binaries: Binaries, draft: string): Promise<void> {
  const access = ['--username', SERVER_USER, '--auth', 'scram-sha-256', '--pwfile', at.passwordFile];
  const language = [
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
  ];
  await runInitdb(at, binaries, ['-D', draft, ...access, ...language, ...settings, '--no-sync']);
}

/** One call of the system instead of one for each of a thousand files. */
const allAtOnce = process.platform === 'linux' ? ['--sync-method', 'syncfs'] : [];

type Wanted = { durable: boolean; template?: string | null };

async function initialize(at: DataRoot, binaries: Binaries, { durable, template = null }: Wanted): Promise<void> {
  const draft = path.join(at.root, `init-${process.pid}`);
  const statement = `ALTER ROLE ${SERVER_USER} PASSWORD '${await readPassword(at)}'`;
  const isCopied = await copyTemplate(at, binaries, { template, draft, statement });
  if (!isCopied) await makeCluster(at, binaries, draft);
  if (durable) await runInitdb(at, binaries, ['--sync-only', ...allAtOnce, '-D', draft]);
  // Killed before this line, the next start begins again; killed after it, the cluster is complete.
  await rename(draft, at.cluster);
  if (durable) await syncFolder(at.root);
}

/** Call it with the folder's lock held. @returns whether this call created the cluster. */
export async function ensureCluster(
  at: DataRoot,
  binaries: Binaries,
  { log, ...wanted }: Wanted & { log(sentence: string): void },
): Promise<boolean> {
  await sweepUnfinished(at);
  if (existsSync(at.cluster)) return false;
  log(`Creating the database in ${at.root}`);
  await makePassword(at);
  await initialize(at, binaries, wanted);
  return true;
}
