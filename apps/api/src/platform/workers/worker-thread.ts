import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '#clock.ts';
import { Problem } from '#problem.ts';

export type ThreadRequest = { id: number; job: unknown };
export type ThreadResponse<Result> = 'loaded' | { id: number; result: Result } | { id: number; failure: string };

const RETRY_SECONDS = 3;
const LONGEST_QUEUE = 120;
/** A busy machine takes long to load the thread's code. */
const START_PATIENCE = MINUTE;

type Options = {
  log: FastifyBaseLogger;
  file: URL;
  /** The longest time for the job that has waited longest; those behind it only wait their turn. */
  patienceMs: number;
  /** A thread without a job ends after this time, and with it the memory of its libraries. */
  idleMs?: number;
};

type Waiting<Result> = {
  resolve: (result: Result) => void;
  reject: (problem: Problem) => void;
};

function createUnavailableProblem(cause: unknown): Problem {
  return new Problem('document.unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Runs jobs in one thread, which starts with the first one. `ask` rejects with Problem `document.unavailable` when it fails, hangs or has too much to do. */
export function createWorkerThread<Result>({ log, file, patienceMs, idleMs = 30 * SECOND }: Options) {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: Worker | null = null;
  let isLoaded = false;
  /** Of the job that has waited longest, or of an idle thread. */
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function watch(watched: Worker): void {
    clearTimeout(timer);
    if (waiting.size === 0) {
      timer = setTimeout(() => end(watched), idleMs).unref();
      return;
    }
    const ms = isLoaded ? patienceMs : START_PATIENCE;
    timer = setTimeout(() => giveUp(watched, new Error(`The thread did not answer in ${ms} ms.`)), ms);
  }

  function take(id: number): Waiting<Result> | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  }

  /** Terminates the thread and rejects everything that it has not answered. */
  function giveUp(failed: Worker, cause: unknown): void {
    if (worker !== failed) return;
    worker = null;
    clearTimeout(timer);
    log.error({ event: 'documents.failed', err: cause });
    for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(cause));
    void failed.terminate();
  }

  function end(idle: Worker): void {
    if (worker !== idle) return;
    worker = null;
    void idle.terminate();
  }

  function settleResponse(from: Worker, answer: ThreadResponse<Result>): void {
    if (from !== worker) return;
    if (answer === 'loaded') {
      isLoaded = true;
      return watch(from);
    }
    const [oldest] = waiting.keys();
    const found = take(answer.id);
    // Answers to later jobs do not excuse the one that hangs.
    if (answer.id === oldest) watch(from);
    if ('result' in answer) return found?.resolve(answer.result);
    const cause = new Error(`A document could not be made: ${answer.failure}`);
    found?.reject(createUnavailableProblem(cause));
  }

  function start(): Worker {
    const started = new Worker(file);
    isLoaded = false;
    started.on('message', (answer: ThreadResponse<Result>) => settleResponse(started, answer));
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', (code) => giveUp(started, new Error(`The document thread ended with ${code}.`)));
    // A waiting request keeps the process alive, the thread does not.
    started.unref();
    return started;
  }

  function ask(job: object): Promise<Result> {
    if (waiting.size >= LONGEST_QUEUE)
      return Promise.reject(createUnavailableProblem(new Error('Too many documents are requested at once.')));
    worker ??= start();
    const target = worker;
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch(target);
      target.postMessage({ id, job } satisfies ThreadRequest);
    });
  }

  return {
    ask,
    async close(): Promise<void> {
      const closing = worker;
      worker = null;
      clearTimeout(timer);
      for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(new Error('The server stops.')));
      await closing?.terminate();
    },
  };
}
