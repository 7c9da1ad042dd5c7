import type { ProcessRequest, ProcessResponse } from './process-pool.ts';

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
