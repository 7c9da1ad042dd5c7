import type { StateCode } from '@wideload/domain';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import { createWorkerThread } from '../workers/worker-thread.ts';
import type { DocumentBytes, DocumentJob } from './document-job.ts';
import type { ReceiptFacts } from './receipt-document.ts';
import type { StatementFacts } from './statement-document.ts';

/** The build replaces this file with the thread's bundle. */
const workerFile = new URL('./documents.worker.mjs', import.meta.url);

type Options = {
  log: FastifyBaseLogger;
  patienceMs?: number;
  file?: URL;
};

export type Documents = ReturnType<typeof createDocuments>;

/** Renders PDFs in a worker thread, which ends when nobody wants one. Methods reject with Problem `document.unavailable` when it fails, hangs or has too much to do. */
export function createDocuments({ log, patienceMs = 8 * SECOND, file = workerFile }: Options) {
  const thread = createWorkerThread<DocumentBytes>({ log, file, patienceMs });
  const make = (job: DocumentJob) => thread.ask(job);
  return {
    provision: (state: StateCode) => make({ kind: 'provision', state }),
    receipt: (facts: ReceiptFacts) => make({ kind: 'receipt', facts }),
    statement: (facts: StatementFacts) => make({ kind: 'statement', facts }),
    close: thread.close,
  };
}
