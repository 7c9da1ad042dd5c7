import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '#clock.ts';
import { Problem } from '#problem.ts';

export type ProcessRequest = { job: unknown };
export type ProcessResponse<Result> = 'loaded' | { result: Result } | { failure: string };

/** The process ended at the job, for memory that it was refused, or was ended for its time. */
export class JobEnded extends Error {
  override name = 'JobEnded';
}

const RETRY_SECONDS = 3;
const LONGEST_QUEUE = 120;
/** A busy machine takes long to load the program. */
const START_PATIENCE = MINUTE;
const KEPT_ERROR = 2000;

type Options = {
  log: FastifyBaseLogger;
  file: URL;
  /** Names the processes in the log. */
  name: 'papers';
  /** How many jobs run at once. */
  size: number;
  /** The most that the system gives to a process. Only Linux enforces it; elsewhere the limit of JavaScript alone holds. */
  memoryMb: number;
  /** The most for new objects of JavaScript: less of it takes less memory and more time. */
  youngMb: number;
  /** Processes without a job end after this time. */
  idleMs?: number;
};

/** `patienceMs`: the longest time for it, without its wait for a process. */
type Job<Result> = {
  job: object;
  patienceMs: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};
type Member<Result> = {
  child: ChildProcess;
  current: Job<Result> | null;
  timer: NodeJS.Timeout | undefined;
  isLoaded: boolean;
};

function createUnavailableProblem(cause: unknown): Problem {
  return new Problem('document.unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Node.js 20 compiles JavaScript for speed early and at a high price; later ones do it in smaller steps, and do not know the setting. */
const compileLate = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

/**
 * A process lives for a few papers: WebAssembly and regular expressions that are compiled a second time, so that they run faster, cost
 * more time and memory than that saves, and so do threads that compile and collect beside the work.
 */
const shortLife = ['--liftoff-only', '--no-regexp-tier-up', '--single-threaded', ...compileLate];

/**
 * In kB. From Node.js 24 on, V8 maps the whole range of its compiled code to be written and run as it starts, 512 MB, and the system counts
 * all of it as data, though hardly any of it is used. This process has one of the same size for each of its threads.
 */
function readCodeRange(): number {
  const ranges = readFileSync('/proc/self/maps', 'latin1').matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm);
  return Math.max(0, ...Array.from(ranges, ([, from, to]) => (Number(`0x${to}`) - Number(`0x${from}`)) / 1024));
}

/** Inflated streams and the memory of WebAssembly are outside the heap of JavaScript, so that the system has to hold them. */
function limitData(memoryMb: number, program: readonly string[]): readonly [string, ...string[]] {
  return ['/bin/sh', '-c', `ulimit -d ${memoryMb * 1024 + readCodeRange()}; exec "$@"`, 'sh', ...program];
}

function startProcess({ file, memoryMb, youngMb }: Pick<Options, 'file' | 'memoryMb' | 'youngMb'>): ChildProcess {
  const program = [
    process.execPath,
    `--max-old-space-size=${memoryMb}`,
    ...shortLife,
    `--max-semi-space-size=${youngMb}`,
    fileURLToPath(file),
  ] as const;
  const [command, ...parts] = process.platform === 'linux' ? limitData(memoryMb, program) : program;
  return spawn(command, parts, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
}

/**
 * Runs jobs in processes of their own, one at a time in each. `ask` rejects with `JobEnded` when its process does, and with Problem
 * `document.unavailable` when there is too much to do or the job failed.
 */
export function createProcessPool<Result>({ log, name, size, idleMs = 30 * SECOND, ...program }: Options) {
  const waiting: Job<Result>[] = [];
  const members = new Set<Member<Result>>();

  function start(): Member<Result> {
    const child = startProcess(program);
    const member: Member<Result> = { child, current: null, timer: undefined, isLoaded: false };
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-KEPT_ERROR)));
    child.on('message', (response: ProcessResponse<Result>) => settle(member, response));
    child.on('error', (cause) => end(member, cause));
    child.on('exit', (code, signal) => end(member, new Error(`It ended with ${code ?? signal}: ${said}`)));
    // A waiting request keeps the server alive, the process does not.
    child.unref();
    child.channel?.unref();
    members.add(member);
    watch(member, START_PATIENCE);
    return member;
  }

  function watch(member: Member<Result>, ms: number): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => end(member, new Error(`It did not answer in ${ms} ms.`)), ms);
    if (member.current === null) member.timer.unref();
  }

  function end(member: Member<Result>, cause: unknown): void {
    if (!members.delete(member)) return;
    clearTimeout(member.timer);
    member.child.kill('SIGKILL');
    if (member.current !== null || !member.isLoaded) log.error({ event: `${name}.failed`, err: cause });
    member.current?.reject(new JobEnded('The process ended at the job.', { cause }));
    runNext();
  }

  function settle(member: Member<Result>, response: ProcessResponse<Result>): void {
    const { current } = member;
    member.isLoaded = true;
    if (response === 'loaded' && current !== null) return send(member, current);
    member.current = null;
    if (response !== 'loaded' && 'result' in response) current?.resolve(response.result);
    else if (response !== 'loaded')
      current?.reject(createUnavailableProblem(new Error(`A document could not be made: ${response.failure}`)));
    watchIdle(member);
    runNext();
  }

  function watchIdle(member: Member<Result>): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => end(member, null), idleMs).unref();
  }

  function send(member: Member<Result>, { job, patienceMs }: Job<Result>): void {
    watch(member, patienceMs);
    member.child.send({ job } satisfies ProcessRequest, (error) => {
      if (error !== null) end(member, error);
    });
  }

  function runNext(): void {
    const free = [...members].find(({ current }) => current === null);
    if (free === undefined && members.size >= size) return;
    const next = waiting.shift();
    if (next === undefined) return;
    const member = free ?? start();
    member.current = next;
    if (member.isLoaded) send(member, next);
    runNext();
  }

  return {
    ask(job: object, patienceMs: number): Promise<Result> {
      if (waiting.length >= LONGEST_QUEUE)
        return Promise.reject(createUnavailableProblem(new Error('Too many documents are requested at once.')));
      return new Promise((resolve, reject) => {
        waiting.push({ job, patienceMs, resolve, reject });
        runNext();
      });
    },
    countWaiting: () => waiting.length,
    async close(): Promise<void> {
      for (const job of waiting.splice(0)) job.reject(createUnavailableProblem(new Error('The server stops.')));
      for (const member of members) end(member, new Error('The server stops.'));
    },
  };
}
