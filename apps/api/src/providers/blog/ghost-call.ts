const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

export type GhostAnswer = { status: number; body: string };

/** `because` goes to the log: it never holds an address, and so never the key. */
export class GhostFailure extends Error {
  override readonly name = 'GhostFailure';
  readonly because: string;

  constructor(because: string) {
    super(`Ghost did not answer: ${because}`);
    this.because = because;
  }
}

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new GhostFailure('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause ? String(cause.code) : cause.message;
}

export type GhostSite = { url: string; contentKey: string; timeoutMs: number };

/** `path` is below `posts/`. @throws GhostFailure only: an error of fetch can hold the address. */
export async function fetchGhost(path: string, query: Record<string, string>, site: GhostSite): Promise<GhostAnswer> {
  const address = new URL(`${site.url}/ghost/api/content/posts/${path}`);
  address.search = new URLSearchParams({ ...query, key: site.contentKey }).toString();
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(site.timeoutMs),
      headers: { accept: 'application/json', 'accept-version': 'v5.0' },
    });
    return { status: response.status, body: await readLimited(response.body) };
  } catch (error) {
    throw error instanceof GhostFailure ? error : new GhostFailure(getReason(error));
  }
}
