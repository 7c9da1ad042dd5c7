import type { QcAnswer } from './qcmobile-answer.ts';

const LARGEST_ANSWER_BYTES = 512 * 1024;

/** `because` is for the log and holds no address, and so never the key. */
export class QcFailure extends Error {
  override readonly name = 'QcFailure';
  readonly because: string;

  constructor(because: string) {
    super(`The carrier registry did not answer: ${because}`);
    this.because = because;
  }
}

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new QcFailure('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** fetch nests the system's reason one level down; a redirect has a reason without a code. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** `path` is below `service`; QCMobile wants the key in the query. @throws QcFailure only: an error of fetch can hold the address. */
export async function fetchQcMobile(
  path: string,
  { service, webKey, signal }: { service: string; webKey: string; signal: AbortSignal },
): Promise<QcAnswer> {
  const url = new URL(path, service);
  url.searchParams.set('webKey', webKey);
  try {
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } });
    return { status: response.status, body: await readLimited(response.body) };
  } catch (error) {
    throw error instanceof QcFailure ? error : new QcFailure(getReason(error));
  }
}
