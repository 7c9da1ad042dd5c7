import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../clock.ts';
import { Problem } from '../../problem.ts';
import { createWorkerThread } from '../threads/worker-thread.ts';
import type { JoinedPermits, PaperReading, PapersJob, PapersResult, PermitFile } from './papers-job.ts';

/** The build replaces this file with the thread's bundle. */
const workerFile = new URL('./papers.worker.mjs', import.meta.url);

const MEMORY_MB = 384;

type Options = {
  log: FastifyBaseLogger;
  patienceMs?: number;
  file?: URL;
};

export type Papers = ReturnType<typeof createPapers>;

/** Reads and joins PDFs in a worker thread. Methods reject with Problem `document.unavailable` when it fails, hangs or has too much to do. */
export function createPapers({ log, patienceMs = 15 * SECOND, file = workerFile }: Options) {
  const limits = { maxOldGenerationSizeMb: MEMORY_MB };
  const thread = createWorkerThread<PapersResult>({ log, file, patienceMs, limits, name: 'papers' });
  const ask = (job: PapersJob) => thread.ask(job);
  function refuseOther(): never {
    throw new Problem('document.unavailable', { cause: new Error('The thread answered another job.') });
  }
  return {
    async read(bytes: Uint8Array): Promise<PaperReading> {
      const answer = await ask({ kind: 'read', bytes });
      return 'reading' in answer ? answer.reading : refuseOther();
    },
    async join(title: string, files: readonly PermitFile[]): Promise<JoinedPermits> {
      const answer = await ask({ kind: 'join', title, files });
      return 'joined' in answer ? answer.joined : refuseOther();
    },
    close: thread.close,
  };
}
