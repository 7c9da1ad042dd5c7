// PDFs of states are read in processes of their own: one that hangs or takes too much memory ends its process and nothing else.
import { readStatePdf } from '@wideload/domain';
import { answerProcessJobs } from '../workers/answer-jobs.ts';
import type { PdfJobReading, PdfJob, PdfJobResult } from './pdf-job.ts';
import { hasGivenUp, loadPdfium, type Pdfium } from './pdfium/engine.ts';
import { UnreadablePdf } from './pdfium/open-document.ts';
import { readPages } from './pdfium/read-pages.ts';

let pdfium: Promise<Pdfium> | undefined;

function openEngine(): Promise<Pdfium> {
  pdfium ??= loadPdfium();
  return pdfium;
}

async function read(bytes: Uint8Array): Promise<PdfJobReading> {
  const engine = await openEngine();
  try {
    return { ok: true, contents: readStatePdf(readPages(engine, bytes)) };
  } catch (error) {
    if (error instanceof UnreadablePdf) return { ok: false, because: error.because };
    throw error;
  }
}

async function work(job: PdfJob): Promise<PdfJobResult> {
  if (job.kind === 'read') return { reading: await read(job.bytes) };
  if (job.kind === 'draw') {
    const { drawPages } = await import('./pdfium/draw-pages.ts');
    return { drawn: drawPages(await openEngine(), job.bytes) };
  }
  // A process that only reads does without what writes PDFs.
  const { joinTruly } = await import('./join-permits.ts');
  return { joined: await joinTruly(await openEngine(), job.title, job.files) };
}

/** PDFium that gave up cannot be used again: the end of its process says that the file is too heavy. */
function endIfBroken(error: unknown): never {
  if (hasGivenUp(error)) process.exit(1);
  throw error;
}

// Cast: only `createPdfReaders` writes to this process.
answerProcessJobs((job) => work(job as PdfJob).catch(endIfBroken));
