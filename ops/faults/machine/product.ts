import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { spawnServer } from '@wideload/api/test/kill/spawn-server.ts';
import { root } from '../../../scripts/child.mjs';
import { inTime } from './in-time.ts';
import { signalAll } from './processes.ts';

export const MAIN = path.join(root, 'apps/api/dist/main.js');

/** Far above the time that a start or an end takes, even on a machine with much other work. */
const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 60_000;
const COMMAND_LIMIT_MS = 300_000;

type Env = Record<string, string>;

const usual: Env = {
  NODE_ENV: 'test',
  TOKEN_SECRET: 'a secret that every process of a scenario shares',
  LOG_LEVEL: 'warn',
};

export type Product = {
  url: string;
  pid: number;
  readErrors(): string;
  isRunning(): boolean;
  kill(): Promise<void>;
  /** SIGTERM. @returns the milliseconds until it had ended. */
  stop(): Promise<number>;
  signal(name: NodeJS.Signals): void;
};

/** The built product as `npm start` runs it. `preloads`: modules that are loaded before it. */
export async function startProduct(env: Env, preloads: readonly string[] = []): Promise<Product> {
  const args = [...preloads.flatMap((file) => ['--import', path.join(root, file)]), MAIN, 'serve'];
  let pid: number | null = null;
  const spawned = spawnServer({ args, cwd: root, env: { ...usual, ...env }, onSpawn: (given) => (pid = given) });
  const { url, child, readErrors, ended } = await inTime('The start of the server', START_LIMIT_MS, spawned).catch(
    (error: unknown) => {
      if (pid !== null) signalAll([pid], 'SIGKILL');
      throw error;
    },
  );
  const end = async (signal: NodeJS.Signals) => {
    const begin = performance.now();
    child.kill(signal);
    await inTime(`The end of the server after ${signal}`, END_LIMIT_MS, ended);
    return performance.now() - begin;
  };
  return {
    url,
    pid: child.pid ?? 0,
    readErrors,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
  };
}

export type Command = { ended: Promise<{ code: number | null; output: string }>; kill(): void };

/** A subcommand of the product: `migrate`, `seed`, … */
export function startCommand(name: string, env: Env): Command {
  const child = spawn(process.execPath, [MAIN, name], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  // Cast: `close` has the code first.
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const kill = () => void child.kill('SIGKILL');
  const limited = inTime(`The command ${name}`, COMMAND_LIMIT_MS, ended).finally(kill);
  return { ended: limited, kill };
}

export async function runCommand(name: string, env: Env): Promise<void> {
  const { code, output } = await startCommand(name, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
}
