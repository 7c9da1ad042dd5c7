// PDFs of states are read in processes of their own: one that hangs or takes too much memory ends its process and nothing else.
import { readPaper } from '@wideload/domain';
import { answerProcessJobs } from '../processes/answer-process-jobs.ts';
import { joinPermits } from './join-permits.ts';
import type { PaperReading, PapersJob, PapersResult } from './papers-job.ts';
import { loadPdfium, type Pdfium } from './reading/pdfium.ts';
import { readPages, UnreadablePdf } from './reading/read-pages.ts';

let pdfium: Promise<Pdfium> | undefined;

async function read(bytes: Uint8Array): Promise<PaperReading> {
  pdfium ??= loadPdfium();
  const engine = await pdfium;
  try {
    return { ok: true, contents: readPaper(readPages(engine, bytes)) };
  } catch (error) {
    if (error instanceof UnreadablePdf) return { ok: false, because: error.because };
    throw error;
  }
}

answerProcessJobs(async (message): Promise<PapersResult> => {
  // Cast: only `createPapers` writes to this process.
  const job = message as PapersJob;
  if (job.kind === 'read') return { reading: await read(job.bytes) };
  return { joined: await joinPermits(job.title, job.files) };
});
