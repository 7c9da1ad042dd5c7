import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../problem.ts';

export type ThreadRequest = { id: number; job: unknown };
export type ThreadResponse<Result> = { id: number; result: Result } | { id: number; failure: string };

const RETRY_SECONDS = 3;
const LONGEST_QUEUE = 120;

type Options = {
  log: FastifyBaseLogger;
  file: URL;
  /** Names the thread in the log. */
  name: 'documents' | 'papers';
  patienceMs: number;
  limits?: ResourceLimits;
};

type Waiting<Result> = {
  resolve: (result: Result) => void;
  reject: (problem: Problem) => void;
  timer: NodeJS.Timeout;
};

function createUnavailableProblem(cause: unknown): Problem {
  return new Problem('document.unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Runs jobs in one thread. `ask` rejects with Problem `document.unavailable` when it fails, hangs or has too much to do. */
export function createWorkerThread<Result>({ log, file, name, patienceMs, limits }: Options) {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: Worker | null = null;
  let lastId = 0;

  function take(id: number): Waiting<Result> | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }

  /** Terminates the thread and rejects everything that it has not answered. */
  function giveUp(failed: Worker, cause: unknown): void {
    if (worker !== failed) return;
    worker = null;
    log.error({ event: `${name}.failed`, err: cause });
    for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(cause));
    void failed.terminate();
  }

  function settleResponse(answer: ThreadResponse<Result>): void {
    const found = take(answer.id);
    if ('result' in answer) return found?.resolve(answer.result);
    const cause = new Error(`A document could not be made: ${answer.failure}`);
    found?.reject(createUnavailableProblem(cause));
  }

  function start(): Worker {
    const started = new Worker(file, limits === undefined ? {} : { resourceLimits: limits });
    started.on('message', settleResponse);
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
      const onHang = () => giveUp(target, new Error(`A document was not ready in ${patienceMs} ms.`));
      waiting.set(id, { resolve, reject, timer: setTimeout(onHang, patienceMs) });
      target.postMessage({ id, job } satisfies ThreadRequest);
    });
  }

  return {
    ask,
    async close(): Promise<void> {
      const closing = worker;
      worker = null;
      for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(new Error('The server stops.')));
      await closing?.terminate();
    },
  };
}
