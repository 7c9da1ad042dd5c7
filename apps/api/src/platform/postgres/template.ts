// A cluster with a migrated database and nothing in it, which the build leaves for first starts: copying it takes a tenth of making one.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readProgramsVersion, type Binaries } from './binaries.ts';
import type { DataRoot } from './data-root.ts';

const run = promisify(execFile);

/** Not in `dist`, which the image has: it has no included database. */
const home = fileURLToPath(new URL('../../../../../.cache/first-database/', import.meta.url));

/** @param schema what its database is made of. Another schema, or another version of the programs, has a template of its own. */
export function locateTemplate(schema: string): string {
  const parts = [process.platform, process.arch, readProgramsVersion(), schema];
  return path.join(home, createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16));
}

/** @param template as `locateTemplate` says @param cluster of a server that has stopped */
export async function keepTemplate(template: string, cluster: string): Promise<void> {
  const folder = path.dirname(template);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(path.join(folder, old), { recursive: true, force: true });
  const draft = path.join(folder, `draft-${process.pid}`);
  // Most of the log's file is empty. Where `cp` cannot leave that out, it is copied.
  await run('cp', ['-R', '--sparse=always', cluster, draft]).catch(async () => {
    await rm(draft, { recursive: true, force: true });
    await cp(cluster, draft, { recursive: true });
  });
  // Whoever starts the product may be another user than the one who built it.
  if (process.platform !== 'win32') await run('chmod', ['-R', 'a+rX', draft]);
  await rename(draft, template);
}

/** The server refuses a folder that others can read. */
const COPY = 'umask 077 && cp -R "$1" "$2" && { test -z "$3" || chown -R "$3" "$2"; }';

async function copy(at: DataRoot, template: string, draft: string): Promise<void> {
  if (process.platform === 'win32') return cp(template, draft, { recursive: true });
  const owner = at.user === null ? '' : `${at.user.uid}:${at.user.gid}`;
  await run('/bin/sh', ['-c', COPY, 'sh', template, draft, owner]);
  await chmod(draft, 0o700);
}

/** Without a server, so that a killed start leaves nothing that another password opens. */
function setPassword(at: DataRoot, binaries: Binaries, given: { draft: string; statement: string }): Promise<void> {
  const { cwd, env } = { cwd: at.root, env: binaries.env };
  const user = at.user === null ? {} : { uid: at.user.uid, gid: at.user.gid };
  const args = ['--single', '-D', given.draft, '-c', 'fsync=off', 'postgres'];
  return new Promise((resolve, reject) => {
    const single = execFile(binaries.postgres, args, { cwd, env, ...user }, (error, _, lines) => {
      // It goes on after a statement that failed.
      if (error !== null || /\b(?:ERROR|FATAL|PANIC): /.test(lines)) reject(error ?? new Error(lines));
      else resolve();
    });
    single.stdin?.on('error', () => undefined);
    single.stdin?.end(`${given.statement}\n`);
  });
}

type Copied = { template: string | null; draft: string; statement: string };

/** @returns whether `draft` is a copy with this password; otherwise there is no such folder. */
export async function copyTemplate(
  at: DataRoot,
  binaries: Binaries,
  { template, draft, statement }: Copied,
): Promise<boolean> {
  if (template === null || !existsSync(template)) return false;
  try {
    await copy(at, template, draft);
    await setPassword(at, binaries, { draft, statement });
    return true;
  } catch {
    // A build may have removed it meanwhile, and a full disk is told of by the other way.
    await rm(draft, { recursive: true, force: true });
    return false;
  }
}
