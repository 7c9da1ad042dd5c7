import { Worker } from 'node:worker_threads';
import type { StateCode } from '@wideload/domain';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../clock.ts';
import { Problem } from '../../problem.ts';
import type { DocumentResponse, DocumentRequest, DocumentJob } from './document-job.ts';
import type { ReceiptFacts } from './receipt-document.ts';

/** The build replaces this file with the thread's bundle. */
const workerFile = new URL('./documents.worker.mjs', import.meta.url);

const RETRY_SECONDS = 3;
const LONGEST_QUEUE = 120;

type Options = {
  log: FastifyBaseLogger;
  patienceMs?: number;
  file?: URL;
};

type Waiting = {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (problem: Problem) => void;
  timer: NodeJS.Timeout;
};

export type Documents = ReturnType<typeof createDocuments>;

function createUnavailableProblem(cause: unknown): Problem {
  return new Problem('document.unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Renders PDFs in a worker thread. Methods reject with Problem `document.unavailable` when it fails, hangs or has too much to do. */
export function createDocuments({ log, patienceMs = 8 * SECOND, file = workerFile }: Options) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function take(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }

  /** Terminates the thread and rejects everything that it has not answered. */
  function giveUp(failed: Worker, cause: unknown): void {
    if (worker !== failed) return;
    worker = null;
    log.error({ event: 'documents.failed', err: cause });
    for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(cause));
    void failed.terminate();
  }

  function settleResponse(answer: DocumentResponse): void {
    const found = take(answer.id);
    if ('bytes' in answer) return found?.resolve(answer.bytes);
    const cause = new Error(`A document could not be made: ${answer.failure}`);
    found?.reject(createUnavailableProblem(cause));
  }

  function start(): Worker {
    const started = new Worker(file);
    started.on('message', settleResponse);
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', (code) => giveUp(started, new Error(`The document thread ended with ${code}.`)));
    // A waiting request keeps the process alive, the thread does not.
    started.unref();
    return started;
  }

  function make(job: DocumentJob): Promise<Uint8Array<ArrayBuffer>> {
    if (waiting.size >= LONGEST_QUEUE)
      return Promise.reject(createUnavailableProblem(new Error('Too many documents are requested at once.')));
    worker ??= start();
    const target = worker;
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      const onHang = () => giveUp(target, new Error(`A document was not ready in ${patienceMs} ms.`));
      waiting.set(id, { resolve, reject, timer: setTimeout(onHang, patienceMs) });
      target.postMessage({ id, job } satisfies DocumentRequest);
    });
  }

  return {
    provision: (state: StateCode) => make({ kind: 'provision', state }),
    receipt: (facts: ReceiptFacts) => make({ kind: 'receipt', facts }),
    /** Starts the thread early. The first request retries a failure. */
    async warm(): Promise<void> {
      await make({ kind: 'provision', state: 'TX' }).catch((error: unknown) => {
        log.warn({ event: 'documents.cold', err: error });
      });
    },
    async close(): Promise<void> {
      const closing = worker;
      worker = null;
      for (const id of waiting.keys()) take(id)?.reject(createUnavailableProblem(new Error('The server stops.')));
      await closing?.terminate();
    },
  };
}
