/** Runs the commands as processes, some of which die of `kill -9`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { anArticle } from '#test/factories/article-factories.ts';
import { buildBundle } from '#test/bundle.ts';
import { setBackupStage, type Target } from '#test/stages/backup-stage.ts';

const { newTarget, query, stage } = setBackupStage({ demo: false });
// The machine may be busy.
vi.setConfig({ testTimeout: 300_000 });

type Asked = { args: string[]; url: string; dataDir: string; killAt?: RegExp };

/** Makes a process kill itself right after it prints the line, however busy the machine is. */
const toKillScript = (line: RegExp) => {
  const code = `const { write } = process.stdout;
    process.stdout.write = function (text, ...more) {
      const result = write.call(this, text, ...more);
      if (${line.toString()}.test(text)) process.kill(process.pid, 'SIGKILL');
      return result;
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
};

async function run({ args, url, dataDir, killAt }: Asked) {
  const main = await buildBundle('src/main.ts');
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const begin = killAt === undefined ? [main] : [...toKillScript(killAt), main];
  const child = spawn(process.execPath, [...begin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) output.push(`${line}\n`);
  await ended;
  return { code: child.exitCode, signal: child.signalCode, output: output.join('') };
}

/** The database notices a dead connection late. */
async function waitForOtherConnections({ url }: Target): Promise<void> {
  const others = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(() => query(url, others), { timeout: 60_000 }).toEqual([]);
}

test('a killed backup leaves no complete folder; the next one, a restore and a check succeed', async () => {
  const { world } = stage;
  await anArticle(world, { hasImage: true });
  const dataDir = world.deps.config.dataDir;
  const destination = path.join(stage.folder, 'nightly');
  const here = { url: world.database.url, dataDir };
  const killed = await run({ args: ['backup', destination], ...here, killAt: /^ {2}order_events: / });
  expect(killed.signal).toBe('SIGKILL');
  expect((await readdir(stage.folder)).filter((name) => name.startsWith('nightly'))).toEqual(['nightly.unfinished']);
  const target = await newTarget();
  const there = { url: target.url, dataDir: target.documents };
  const refused = await run({ args: ['restore', `${destination}.unfinished`], ...there });
  expect([refused.code, refused.output]).toEqual([
    1,
    `${destination}.unfinished is no complete backup: it has no manifest.json.\n`,
  ]);

  const lock = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 7241005`;
  await expect.poll(() => query(world.database.url, lock), { timeout: 60_000 }).toEqual([]);
  const whole = await run({ args: ['backup', destination], ...here });
  expect([whole.code, whole.output]).toEqual([
    0,
    expect.stringMatching(/The backup is complete: \d+ rows, \d+ stored files/),
  ]);
  expect((await readdir(stage.folder)).filter((name) => name.startsWith('nightly'))).toEqual(['nightly']);

  const halfway = await run({ args: ['restore', destination], ...there, killAt: /^ {2}users: / });
  expect(halfway.signal).toBe('SIGKILL');
  await waitForOtherConnections(target);
  expect(await query(target.url, 'SELECT id FROM users UNION ALL SELECT id FROM sessions')).toEqual([]);
  const restored = await run({ args: ['restore', destination], ...there });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Everybody has to sign in again.')]);
  const secrets = [dataDir, target.documents].map((folder) => readFile(path.join(folder, 'token-secret'), 'utf8'));
  const [secret, secretThere] = await Promise.all(secrets);
  expect(secretThere).toBe(secret);

  const checked = await run({ args: ['verify', destination], ...there });
  expect([checked.code, checked.output]).toEqual([
    0,
    'All is there: rows, stored files, the money adds up, and the audit log is one whole chain.\n',
  ]);
  const articles = path.join(target.documents, 'documents', 'articles');
  await rm(articles, { recursive: true });
  await mkdir(articles);
  const incomplete = await run({ args: ['verify', destination], ...there });
  expect([incomplete.code, incomplete.output]).toEqual([
    1,
    expect.stringMatching(/^The file articles\/.*, which a row speaks of, is missing\.$/m),
  ]);
});
