import { chmod, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runQuery } from '#test/stages/embedded-query.ts';
import { setEmbeddedStage } from '#test/stages/embedded-stage.ts';
import { DataFolderInUse, EmbeddedPostgresError } from './embedded-error.ts';
import { joinEmbeddedPostgres } from './embedded-postgres.ts';

const { copyDatabase, exits, running, serverPid, stage, start, stop } = setEmbeddedStage();

describe('the embedded PostgreSQL', () => {
  test('the first start makes a private UTF-8 database named wideload, the next one finds its rows', async () => {
    const first = await start();
    expect(first.startedFresh).toBe(true);
    expect(
      await runQuery(first.connectionString, 'SELECT current_database() AS name, getdatabaseencoding() AS encoding'),
    ).toEqual([{ name: 'wideload', encoding: 'UTF8' }]);
    await runQuery(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS number');
    await stop(first);
    const next = await start();
    expect(next.startedFresh).toBe(false);
    expect(await runQuery(next.connectionString, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect((await stat(path.join(stage.dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(stage.dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  test('access requires the password, and no port is open on the network', async () => {
    await copyDatabase();
    const server = await start();
    const wrong = server.connectionString.replace(server.password, 'wrong');
    await expect(runQuery(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(await runQuery(server.connectionString, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('a durable server syncs every commit to disk', async () => {
    await copyDatabase();
    const server = await start();
    const safe =
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name";
    expect(await runQuery(server.connectionString, safe)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  test('a second start on the same folder is refused with one sentence that names the folder and the process', async () => {
    await copyDatabase();
    await start();
    const refusal: unknown = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toContain(`${stage.dataDir} (process ${process.pid})`);
  });

  test('of two starts at the same moment one is refused while the other still makes the database', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'DataFolderInUse' } });
  });

  test('a joiner reaches the running server', async () => {
    await copyDatabase();
    const server = await start();
    const joined = await joinEmbeddedPostgres(stage.dataDir);
    expect(joined.connectionString).toBe(server.connectionString);
    expect(await runQuery(joined.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a server that ends by itself is reported with its last lines, and started again at the same address', async () => {
    await copyDatabase();
    const server = await start();
    await runQuery(server.connectionString, 'CREATE TABLE kept AS SELECT 7 AS number');
    process.kill(await serverPid(), 'SIGKILL');
    await vi.waitFor(() => expect(exits).toHaveLength(1), { timeout: 60_000 });
    expect(exits[0]).toContain('SIGKILL');
    expect(exits[0]).toContain('database system is ready to accept connections');
    await vi.waitFor(
      async () => expect(await runQuery(server.connectionString, 'SELECT number FROM kept')).toEqual([{ number: 7 }]),
      { timeout: 60_000, interval: 200 },
    );
  });

  test('a server that is stopped while it is started again is not left behind', async () => {
    await copyDatabase();
    const server = await start();
    process.kill(await serverPid(), 'SIGKILL');
    await vi.waitFor(() => expect(exits).toHaveLength(1), { timeout: 60_000 });
    await stop(server);
    await expect(runQuery(server.connectionString, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    expect(exits).toHaveLength(1);
  });

  test('a server that cannot be started again ends with its reason', async () => {
    await copyDatabase();
    const server = await start();
    await rm(path.join(stage.dataDir, 'postgres', 'data', 'global', 'pg_control'));
    process.kill(await serverPid(), 'SIGKILL');
    await vi.waitFor(() => expect(exits).toHaveLength(2), { timeout: 60_000 });
    running.splice(running.indexOf(server), 1);
  });

  test('a folder that only its owner may enter will do', async () => {
    await chmod(path.dirname(stage.dataDir), 0o700);
    const server = await start({ durable: false });
    expect(await runQuery(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a new data folder starts empty, also if only its owner may enter', async () => {
    await chmod(path.dirname(stage.dataDir), 0o700);
    const first = await start();
    const [before] = await runQuery(first.connectionString, "SELECT current_setting('data_directory') AS data");
    await stop(first);
    await rm(stage.dataDir, { recursive: true });
    expect((await start()).startedFresh).toBe(true);
    await rm(path.dirname((before as { data: string }).data), { recursive: true, force: true });
  });

  test('data that had to be elsewhere is found when everybody may enter the folder', async () => {
    await chmod(path.dirname(stage.dataDir), 0o700);
    await stop(await start());
    await chmod(path.dirname(stage.dataDir), 0o755);
    expect((await start()).startedFresh).toBe(false);
  });

  test('data in a folder that is closed to the server afterwards is not replaced by an empty database', async () => {
    await copyDatabase();
    await chmod(path.dirname(stage.dataDir), 0o700);
    const next = await start().then(
      ({ startedFresh }) => (startedFresh ? 'an empty database' : 'the same database'),
      (error: unknown) => String(error),
    );
    await chmod(path.dirname(stage.dataDir), 0o755);
    const isServerAnother = process.getuid?.() === 0;
    expect(next).toMatch(isServerAnother ? /cannot enter that folder/ : /^the same database$/);
  });

  test('data that is not durable is gone after the stop, sockets included', async () => {
    await copyDatabase();
    const server = await start({ durable: false });
    await stop(server);
    await expect(stat(path.join(stage.dataDir, 'postgres'))).rejects.toThrow('ENOENT');
    await expect(stat(server.host)).rejects.toThrow('ENOENT');
  });

  test('a server that cannot start says why', async () => {
    await copyDatabase();
    await rm(path.join(stage.dataDir, 'postgres', 'data', 'global'), { recursive: true });
    const failure: unknown = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(failure)).toContain('global/pg_control');
  });
});
