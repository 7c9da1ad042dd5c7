// A program of another maker that runs beside the product until its job ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Closers } from '../faults/machine/closers.ts';
import { listFamily, signalAll } from '../faults/machine/processes.ts';

const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 10_000;
const LONGEST_OUTPUT = 20_000;

type Start = {
  command: readonly [program: string, ...args: string[]];
  /** It is ready when it listens on this port of 127.0.0.1. */
  port: number;
  cwd?: string;
  env?: Readonly<Record<string, string>>;
};

export type Daemon = {
  stop(): Promise<void>;
  /** Meanwhile it hangs: it takes connections and answers nothing. */
  whileHung<T>(work: () => Promise<T>): Promise<T>;
  readOutput(): string;
};

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/** @throws with its output if it ends, or does not listen in time. */
export async function startDaemon({ command, port, cwd = '/', env = {} }: Start, closers: Closers): Promise<Daemon> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let failure: unknown = null;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output = `${output}${part}`.slice(-LONGEST_OUTPUT)));
  child.on('error', (error) => (failure = error));
  const isRunning = () => failure === null && child.exitCode === null && child.signalCode === null;

  async function stop(): Promise<void> {
    if (!isRunning() || child.pid === undefined) return;
    const family = listFamily(child.pid);
    const ended = once(child, 'exit');
    signalAll(family, 'SIGTERM');
    await Promise.race([ended, pause(END_LIMIT_MS, null, { ref: false })]);
    signalAll(family, 'SIGKILL');
    if (isRunning()) await ended;
  }
  async function whileHung<T>(work: () => Promise<T>): Promise<T> {
    const family = child.pid === undefined ? [] : listFamily(child.pid);
    signalAll(family, 'SIGSTOP');
    try {
      return await work();
    } finally {
      signalAll(family, 'SIGCONT');
    }
  }

  closers.add(stop);
  const end = performance.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (!isRunning() || performance.now() > end)
      throw new Error(`${program} did not start:\n${output}`, { cause: failure });
    await pause(100);
  }
  return { stop, whileHung, readOutput: () => output };
}
