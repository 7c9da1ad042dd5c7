// A page takes tens of milliseconds, too long for the server's thread.
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked, DocumentJob } from './document-job.ts';
import { provisionDocument } from './provision-document.ts';
import { receiptDocument } from './receipt-document.ts';

function make(job: DocumentJob): Promise<Uint8Array<ArrayBuffer>> {
  return job.kind === 'provision' ? provisionDocument(job.state) : receiptDocument(job.facts);
}

async function answer({ id, job }: Asked): Promise<void> {
  try {
    const bytes = await make(job);
    parentPort?.postMessage({ id, bytes } satisfies Answered, [bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, failure } satisfies Answered);
  }
}

parentPort?.on('message', (asked: Asked) => void answer(asked));
