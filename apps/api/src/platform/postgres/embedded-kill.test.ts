import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildBundle } from '#test/bundle.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { setEmbeddedStage } from '#test/stages/embedded-stage.ts';
import { isThorough } from '#test/thorough.ts';
import { prepareDataRoot } from './data-root.ts';
import { keepTemplate } from './template.ts';

const { copyDatabase, serverPid, stage, start } = setEmbeddedStage();

let main: string;
const owners: ChildProcess[] = [];

beforeAll(async () => {
  main = await buildBundle('src/platform/postgres/embedded-postgres.fixture.ts');
});
// Runs before the folder is removed.
afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
});

function startOwner(template: readonly string[] = []): { owner: ChildProcess; lines: AsyncIterableIterator<string> } {
  const owner = spawn(process.execPath, [main, stage.dataDir, ...template], { stdio: ['ignore', 'pipe', 'inherit'] });
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

describe('kill -9 of the process that owns the server', () => {
  test('ends the server', async () => {
    const { owner, lines } = startOwner();
    await nextLine(lines, 'acknowledged 1');
    const server = await serverPid();
    await kill(owner);
    await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), { timeout: 60_000 });
  });

  test('while the database is being made leaves a folder that the next start makes whole', async () => {
    for (const made of ['PG_VERSION', 'global', 'base/1']) {
      const { owner, lines } = startOwner();
      await nextLine(lines, 'Creating');
      const draft = path.join(stage.dataDir, 'postgres', `init-${owner.pid}`);
      const waitForFile = (name: string) =>
        vi.waitFor(() => stat(path.join(draft, name)), { timeout: 60_000, interval: 2 });
      await waitForFile('PG_VERSION');
      // A stopped owner does not take over later rows.
      owner.kill('SIGSTOP');
      await waitForFile(made);
      await kill(owner);
      await expect(stat(path.join(stage.dataDir, 'postgres', 'data'))).rejects.toThrow('ENOENT');
    }
    const server = await start();
    expect(server.startedFresh).toBe(true);
    expect(await runQuery(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(path.join(stage.dataDir, 'postgres'))).filter((name) => name.startsWith('init-'))).toEqual(
      [],
    );
  });

  test('while a template is being copied leaves a folder that the next start makes whole', async () => {
    await copyDatabase();
    const { cluster, root } = await prepareDataRoot(stage.dataDir);
    const template = path.join(path.dirname(stage.dataDir), 'templates', 'one');
    await keepTemplate(template, cluster);
    await rm(root, { recursive: true, force: true });
    for (const made of ['PG_VERSION', 'global/pg_control', 'base/1']) {
      const { owner, lines } = startOwner([template]);
      await nextLine(lines, 'Creating');
      const draft = path.join(root, `init-${owner.pid}`);
      const waitForFile = (name: string) =>
        vi.waitFor(() => stat(path.join(draft, name)), { timeout: 60_000, interval: 1 });
      await vi.waitFor(() => stat(draft), { timeout: 60_000, interval: 1 });
      // A stopped owner does not go on with what is copied.
      owner.kill('SIGSTOP');
      await waitForFile(made);
      await kill(owner);
      await expect(stat(path.join(root, 'data'))).rejects.toThrow('ENOENT');
    }
    const server = await start({ template });
    expect(server.startedFresh).toBe(true);
    expect(await runQuery(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(root)).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test('repeatedly, with and without the server, loses no acknowledged write', { timeout: 600_000 }, async () => {
    const rounds = isThorough ? 20 : 4;
    const acknowledged = new Set<number>();
    for (let round = 0; round <= rounds; round += 1) {
      const { owner, lines } = startOwner();
      const found = new Set<unknown>(JSON.parse(await nextLine(lines, 'found')) as unknown[]);
      // A busy machine kills late, after many thousand writes.
      expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
      // Each round dies at another point.
      for (let write = 0; write <= 3 + (round * 140) / rounds; write += 1)
        acknowledged.add(Number(await nextLine(lines, 'acknowledged')));
      const server = await serverPid();
      const gone = kill(owner);
      if (round % 2 === 1) process.kill(server, 'SIGKILL');
      await gone;
      for await (const line of lines) if (line.startsWith('acknowledged')) acknowledged.add(Number(line.split(' ')[1]));
    }
    expect(acknowledged.size).toBeGreaterThan(rounds * 3);
  });
});
