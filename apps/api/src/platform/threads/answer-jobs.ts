import { parentPort } from 'node:worker_threads';
import type { ThreadRequest, ThreadResponse } from './worker-thread.ts';

/** The thread's side of `createWorkerThread`. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<{ result: Result; moved?: ArrayBuffer }>): void {
  async function answer({ id, job }: ThreadRequest<Job>): Promise<void> {
    try {
      const { result, moved } = await work(job);
      parentPort?.postMessage({ id, result } satisfies ThreadResponse<Result>, moved === undefined ? [] : [moved]);
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, failure } satisfies ThreadResponse<Result>);
    }
  }
  parentPort?.on('message', (request: ThreadRequest<Job>) => void answer(request));
}
