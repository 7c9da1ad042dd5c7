import { fetchLimited } from '#platform/http/fetch-limited.ts';
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

/** `path` is below `service`; QCMobile wants the key in the query. @throws QcFailure only */
export async function fetchQcMobile(
  path: string,
  { service, webKey, signal }: { service: string; webKey: string; signal: AbortSignal },
): Promise<QcAnswer> {
  const url = new URL(path, service);
  url.searchParams.set('webKey', webKey);
  const { status, bytes } = await fetchLimited(url, {
    signal,
    headers: { accept: 'application/json' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: QcFailure,
  });
  return { status, body: bytes.toString('utf8') };
}
