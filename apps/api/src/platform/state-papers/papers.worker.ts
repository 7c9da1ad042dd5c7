// PDFs of states are read in a thread of their own: one that hangs or takes too much memory ends this thread and nothing else.
import { readPaper } from '@wideload/domain';
import { answerJobs } from '../threads/answer-jobs.ts';
import { extractPlacedText } from './extract-text.ts';
import { joinPermits } from './join-permits.ts';
import type { PaperReading, PapersJob, PapersResult } from './papers-job.ts';

async function read(bytes: Uint8Array): Promise<PaperReading> {
  try {
    return { ok: true, facts: readPaper(await extractPlacedText(bytes)) };
  } catch (error) {
    // Both are facts about the file, named by the reader of PDFs; anything else is a fault of ours.
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return { ok: false, because: 'encrypted' };
    if (/^(?:InvalidPDF|Format|Missing|UnknownError)/.test(name)) return { ok: false, because: 'unreadable' };
    throw error;
  }
}

answerJobs(async (message) => {
  // Cast: only `createPapers` writes to this thread.
  const job = message as PapersJob;
  if (job.kind === 'read') return { result: { reading: await read(job.bytes) } satisfies PapersResult };
  const joined = await joinPermits(job.title, job.files);
  return { result: { joined } satisfies PapersResult, moved: joined.bytes.buffer };
});
