import { parentPort } from 'node:worker_threads';
import type { ProcessRequest, ProcessResponse } from './process-pool.ts';
import type { ThreadRequest, ThreadResponse } from './worker-thread.ts';

/** The thread's side of `createWorkerThread`. */
type Work = (job: unknown) => Promise<{ result: unknown; moved?: ArrayBuffer }>;

export function answerJobs(work: Work): void {
  async function answer({ id, job }: ThreadRequest): Promise<void> {
    try {
      const { result, moved } = await work(job);
      parentPort?.postMessage({ id, result } satisfies ThreadResponse<unknown>, moved === undefined ? [] : [moved]);
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, failure } satisfies ThreadResponse<unknown>);
    }
  }
  parentPort?.on('message', (request: ThreadRequest) => void answer(request));
  parentPort?.postMessage('loaded' satisfies ThreadResponse<unknown>);
}

const answer = (response: ProcessResponse<unknown>) => process.send?.(response);

/** The process's side of `createProcessPool`. */
export function answerProcessJobs(work: (job: unknown) => Promise<unknown>): void {
  process.on('message', ({ job }: ProcessRequest) => {
    work(job).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // The server ended without a word.
  process.on('disconnect', () => process.exit());
  answer('loaded');
}
