type LimitedRequest = Omit<RequestInit, 'redirect' | 'signal'> & {
  signal: AbortSignal;
  maxBytes: number;
  failure: new (because: string) => Error;
};

type LimitedAnswer = { status: number; bytes: Buffer };

/** Follows no redirect. @throws `failure` only: an error of fetch can hold the address, and so a key. */
export async function fetchLimited(address: string | URL, request: LimitedRequest): Promise<LimitedAnswer> {
  const { maxBytes, failure: Failure, ...init } = request;
  try {
    const response = await fetch(address, { ...init, redirect: 'error' });
    return { status: response.status, bytes: await readLimited(response.body, maxBytes) };
  } catch (error) {
    throw new Failure(getReason(error));
  }
}

class TooLarge extends Error {}

async function readLimited(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** fetch nests the system's reason one level down; a redirect has a reason without a code. */
function getReason(error: unknown): string {
  if (error instanceof TooLarge) return 'too large';
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause ? String(cause.code) : cause.message;
}
