import { fetchLimited } from '#platform/http/fetch-limited.ts';

const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

export type GhostAnswer = { status: number; body: string };

/** `because` goes to the log: it never holds an address, and so never the key. */
export class GhostFailure extends Error {
  override readonly name = 'GhostFailure';
  readonly because: string;
  readonly isKeyRejected: boolean;

  constructor(because: string, { isKeyRejected = false } = {}) {
    super(`Ghost did not answer: ${because}`);
    this.because = because;
    this.isKeyRejected = isKeyRejected;
  }
}

/** Ghost answers, but this post cannot be read, which says nothing about the others. */
export class UnreadablePost extends GhostFailure {
  constructor() {
    super('a post of another shape');
  }
}

export type GhostSite = { url: string; contentKey: string; signal: AbortSignal };

/** `path` is below `posts/`. @throws GhostFailure only */
export async function fetchGhost(path: string, query: Record<string, string>, site: GhostSite): Promise<GhostAnswer> {
  const address = new URL(`${site.url}/ghost/api/content/posts/${path}`);
  address.search = new URLSearchParams({ ...query, key: site.contentKey }).toString();
  const { status, bytes } = await fetchLimited(address, {
    signal: site.signal,
    headers: { accept: 'application/json', 'accept-version': 'v5.0' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: GhostFailure,
  });
  return { status, body: bytes.toString('utf8') };
}
