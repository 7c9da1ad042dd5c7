// A page takes tens of milliseconds, too long for the server's thread.
import { parentPort } from 'node:worker_threads';
import type { DocumentResponse, DocumentRequest, DocumentJob } from './document-job.ts';
import { renderProvisionDocument } from './provision-document.ts';
import { renderReceiptDocument } from './receipt-document.ts';

function make(job: DocumentJob): Promise<Uint8Array<ArrayBuffer>> {
  return job.kind === 'provision' ? renderProvisionDocument(job.state) : renderReceiptDocument(job.facts);
}

async function answer({ id, job }: DocumentRequest): Promise<void> {
  try {
    const bytes = await make(job);
    parentPort?.postMessage({ id, bytes } satisfies DocumentResponse, [bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, failure } satisfies DocumentResponse);
  }
}

parentPort?.on('message', (request: DocumentRequest) => void answer(request));
