import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeServerFolder, providePostgres15 } from '../../../scripts/postgres-15.mjs';
import type { Closers } from './closers.ts';
import { openPostgres, type Postgres, type ServerUser } from './postgres.ts';
import { runCommand } from './product.ts';
import { run } from './run-program.ts';

/** One for the whole run: PostgreSQL's programs, a prepared database to copy, and the provider's database server. */
export type Machine = {
  bin: string;
  user: ServerUser;
  /** The provider is another machine, which no fault of ours touches. */
  providerServer: Postgres;
  /** A new folder that the database's user may enter. */
  makeFolder(closers: Closers): string;
  /** A stopped server with demo data; its files are in `parent`, or in a new folder. */
  copyDatabase(closers: Closers, options?: CopyOptions): Promise<Postgres>;
  /** A stopped server without tables. */
  copyEmpty(closers: Closers): Promise<Postgres>;
  close(): Promise<void>;
};

export type CopyOptions = { parent?: string; settings?: readonly string[] };

type Programs = { bin: string; user: ServerUser; root: string };

function giveTo(folder: string, { uid, gid }: ServerUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}

/** As the server's user, who owns the files. */
async function initialize({ bin, user, root }: Programs, name: string): Promise<Postgres> {
  const data = path.join(root, name);
  const initdb = ['-D', data, '-U', 'wideload', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  await run(path.join(bin, 'initdb'), initdb, { cwd: '/', ...user });
  const sockets = path.join(root, `${name}-socket`);
  mkdirSync(sockets);
  giveTo(sockets, user);
  const server = openPostgres({ bin, user, data, sockets });
  await server.start();
  await run(path.join(bin, 'createdb'), ['-h', sockets, '-U', 'wideload', 'wideload'], { cwd: '/' });
  return server;
}

export async function openMachine(): Promise<Machine> {
  const bin = await providePostgres15();
  if (bin === null) throw new Error('The scenarios need PostgreSQL 15, and it neither is nor can be installed.');
  const { folder: root, user } = makeServerFolder();
  const programs = { bin, user, root };
  chmodSync(root, 0o711);

  const filled = await initialize(programs, 'filled');
  const provider = await initialize(programs, 'provider');
  await filled.stop();
  const empty = path.join(root, 'empty');
  await run('cp', ['-a', filled.data, empty]);
  await filled.start();
  const dataDir = mkdtempSync(path.join(root, 'files-'));
  await runCommand('seed', { DATABASE_URL: filled.url, DATA_DIR: dataDir });
  await filled.stop();

  function makeFolder(closers: Closers): string {
    const folder = mkdtempSync(path.join(root, 'f-'));
    closers.add(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o711);
    return folder;
  }

  async function copy(from: string, closers: Closers, { parent, settings = [] }: CopyOptions = {}): Promise<Postgres> {
    const folder = makeFolder(closers);
    const sockets = path.join(folder, 's');
    mkdirSync(sockets);
    giveTo(sockets, user);
    const data = path.join(parent ?? folder, 'data');
    await run('cp', ['-a', from, data]);
    const server = openPostgres({ bin: programs.bin, user, data, sockets, settings });
    closers.add(async () => {
      server.thaw();
      await server.kill();
    });
    return server;
  }

  return {
    bin,
    user,
    providerServer: provider,
    makeFolder,
    copyDatabase: (closers, options) => copy(filled.data, closers, options),
    copyEmpty: (closers) => copy(empty, closers),
    async close() {
      await provider.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
