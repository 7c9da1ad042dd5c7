// A page takes tens of milliseconds, too long for the server's thread.
import { answerJobs } from '../workers/answer-jobs.ts';
import type { DocumentBytes, DocumentJob } from './document-job.ts';
import { renderProvisionDocument } from './provision-document.ts';
import { renderReceiptDocument } from './receipt-document.ts';
import { renderStatementDocument } from './statement-document.ts';

function render(job: DocumentJob): Promise<DocumentBytes> {
  switch (job.kind) {
    case 'provision':
      return renderProvisionDocument(job.state);
    case 'receipt':
      return renderReceiptDocument(job.facts);
    case 'statement':
      return renderStatementDocument(job.facts);
  }
}

answerJobs(async (message) => {
  // Cast: only `createDocuments` writes to this thread.
  const result = await render(message as DocumentJob);
  return { result, moved: result.buffer };
});
