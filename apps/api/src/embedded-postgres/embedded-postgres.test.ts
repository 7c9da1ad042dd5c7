import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareDataRoot } from './data-root.ts';
import { DataFolderInUse, EmbeddedPostgresError } from './embedded-error.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const fixture = fileURLToPath(new URL('embedded-postgres.fixture.ts', import.meta.url));

// Each test starts whole database servers, up to twenty.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
const running: EmbeddedPostgres[] = [];
const owners: ChildProcess[] = [];
const exits: string[] = [];

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload supervisor '));
  // Root lends the server another user, who must get through here.
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
});

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  await Promise.all(running.splice(0).map((server) => server.stop()));
  const { sockets } = await prepareDataRoot(dataDir);
  await rm(sockets, { recursive: true, force: true });
  await rm(path.dirname(dataDir), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  exits.length = 0;
});

async function start(durable = true): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    durable,
    log: () => undefined,
    onExit: (reason) => exits.push(reason),
  });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.stop();
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function startOwner(): { owner: ChildProcess; lines: AsyncIterableIterator<string> } {
  const owner = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  return { owner, lines: createInterface({ input: owner.stdout })[Symbol.asyncIterator]() };
}

async function nextLine(lines: AsyncIterableIterator<string>, start: string): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The owner ended before it said '${start}'.`);
    if (value.startsWith(start)) return value.slice(start.length).trim();
    if (value.startsWith('failed')) throw new Error(value);
  }
}

async function kill(owner: ChildProcess): Promise<void> {
  const gone = once(owner, 'exit');
  owner.kill('SIGKILL');
  await gone;
}

const lockFile = (): string => path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
const serverPid = async (): Promise<number> => Number((await readFile(lockFile(), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  test('the first start makes a private UTF-8 database named wideload, the next one finds its rows', async () => {
    const first = await start();
    expect(first.startedFresh).toBe(true);
    expect(
      await query(first.connectionString, 'SELECT current_database() AS name, getdatabaseencoding() AS encoding'),
    ).toEqual([{ name: 'wideload', encoding: 'UTF8' }]);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS number');
    await stop(first);
    const next = await start();
    expect(next.startedFresh).toBe(false);
    expect(await query(next.connectionString, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect((await stat(path.join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  test('nobody gets in without the password, and nothing listens on the network', async () => {
    const server = await start();
    const wrong = server.connectionString.replace(server.password, 'wrong');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(await query(server.connectionString, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('a durable server syncs every commit to disk', async () => {
    const server = await start();
    const safe =
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name";
    expect(await query(server.connectionString, safe)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  test('a second start on the same folder is refused with one sentence that names the folder and the process', async () => {
    await start();
    const refusal: unknown = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toContain(`${dataDir} (process ${process.pid})`);
  });

  test('of two starts at the same moment one is refused while the other still makes the database', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'DataFolderInUse' } });
  });

  test('a joiner reaches the running server', async () => {
    const server = await start();
    const joined = await joinEmbeddedPostgres(dataDir);
    expect(joined.connectionString).toBe(server.connectionString);
    expect(await query(joined.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a server that ends by itself is reported with its last lines, and can be started again', async () => {
    const server = await start();
    process.kill(await serverPid(), 'SIGKILL');
    await vi.waitFor(() => expect(exits).toHaveLength(1), { timeout: 10_000 });
    expect(exits[0]).toContain('SIGKILL');
    expect(exits[0]).toContain('database system is ready to accept connections');
    running.splice(running.indexOf(server), 1);
    expect((await start()).startedFresh).toBe(false);
  });

  test('a folder that only its owner may enter will do', async () => {
    await chmod(path.dirname(dataDir), 0o700);
    const server = await start(false);
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('data that is not durable is gone after the stop, sockets included', async () => {
    const server = await start(false);
    await stop(server);
    await expect(stat(path.join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
    await expect(stat(server.host)).rejects.toThrow('ENOENT');
  });

  test('a server that cannot start says why', async () => {
    await stop(await start());
    await rm(path.join(dataDir, 'postgres', 'data', 'global'), { recursive: true });
    const failure: unknown = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(failure)).toContain('global/pg_control');
  });
});

describe('kill -9 of the process that owns the server', () => {
  test('ends the server', async () => {
    const { owner, lines } = startOwner();
    await nextLine(lines, 'acknowledged 1');
    const server = await serverPid();
    await kill(owner);
    await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), { timeout: 10_000 });
  });

  test('while the database is being made leaves a folder that the next start makes whole', async () => {
    for (const made of ['PG_VERSION', 'global', 'base/1']) {
      const { owner, lines } = startOwner();
      await nextLine(lines, 'Creating');
      const draft = path.join(dataDir, 'postgres', `init-${owner.pid}`, made);
      await vi.waitFor(() => stat(draft), { timeout: 10_000, interval: 2 });
      await kill(owner);
      await expect(stat(path.join(dataDir, 'postgres', 'data'))).rejects.toThrow('ENOENT');
    }
    const server = await start();
    expect(server.startedFresh).toBe(true);
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(path.join(dataDir, 'postgres'))).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test('20 times, with and without the server itself, loses no acknowledged write', { timeout: 120_000 }, async () => {
    const acknowledged = new Set<number>();
    for (let round = 0; round <= 20; round += 1) {
      const { owner, lines } = startOwner();
      const found: unknown = JSON.parse(await nextLine(lines, 'found'));
      expect(found).toEqual(expect.arrayContaining([...acknowledged]));
      // Each round dies at another point of the work.
      for (let write = 0; write <= 3 + round * 7; write += 1)
        acknowledged.add(Number(await nextLine(lines, 'acknowledged')));
      const server = await serverPid();
      const gone = kill(owner);
      if (round % 2 === 1) process.kill(server, 'SIGKILL');
      await gone;
      for await (const line of lines) if (line.startsWith('acknowledged')) acknowledged.add(Number(line.split(' ')[1]));
    }
    expect(acknowledged.size).toBeGreaterThan(20 * 3);
  });
});
