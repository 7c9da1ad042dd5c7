// A page takes tens of milliseconds, too long for the server's thread.
import { answerJobs } from '../threads/answer-jobs.ts';
import type { DocumentBytes, DocumentJob } from './document-job.ts';
import { renderProvisionDocument } from './provision-document.ts';
import { renderReceiptDocument } from './receipt-document.ts';

answerJobs(async (message) => {
  // Cast: only `createDocuments` writes to this thread.
  const job = message as DocumentJob;
  const result: DocumentBytes = await (job.kind === 'provision'
    ? renderProvisionDocument(job.state)
    : renderReceiptDocument(job.facts));
  return { result, moved: result.buffer };
});
