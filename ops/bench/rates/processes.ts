// The processes of the benchmark: the built product, the bare route, and the load.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Outcome, Turn } from './generator.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const product = here('../../../apps/api/dist/main.js');
const CLOCK_TICKS = 100;

export type Server = {
  port: number;
  pid: number;
  /** So far, of user and system together; Linux only. */
  readCpuSeconds(): number;
};

/** Ended in reverse order. */
const ends: (() => Promise<unknown>)[] = [];

export function atTheEnd(end: () => Promise<unknown>): void {
  ends.push(end);
}

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}

/** Fields of proc_pid_stat(5) after the name, which may have spaces. */
function readCpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

async function startServer(args: readonly string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  atTheEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /ready at http:\/\/[\w.]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { port: Number(port), pid: child.pid ?? 0, readCpuSeconds: () => readCpuSeconds(child.pid) };
  }
  throw new Error(`${args.join(' ')} ended before it was ready.`);
}

/** With CPU_PROF_DIR it writes its profile there when it ends. */
export function startProduct(env: Record<string, string>): Promise<Server> {
  if (!existsSync(product)) throw new Error('There is no build: npm run build.');
  const folder = process.env['CPU_PROF_DIR'];
  const profiling = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  return startServer([...profiling, product, 'serve'], { PORT: '0', ...env });
}

export function startBareRoute(env: Record<string, string>): Promise<Server> {
  return startServer(['--import', 'tsx', here('./bare-server.ts')], env);
}

export function startGenerator(): (turn: Turn) => Promise<Outcome> {
  const child = fork(here('./generator.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  atTheEnd(async () => {
    child.kill();
    await ended;
  });
  return (turn) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The load ended: an answer was not the expected one.'));
      child.once('exit', fail);
      child.once('message', (outcome) => {
        child.off('exit', fail);
        // Cast: only the generator sends messages.
        resolve(outcome as Outcome);
      });
      child.send(turn);
    });
}
