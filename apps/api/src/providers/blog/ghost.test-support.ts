import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const testContentKey = '22444f78447824223cefc48062';

export type SamplePost = {
  id: string;
  title: string;
  custom_excerpt: string | null;
  excerpt: string;
  feature_image: string | null;
  feature_image_alt: string | null;
  published_at: string;
  updated_at?: string;
  html: string;
  status?: 'draft' | 'published';
  visibility?: string;
  tags?: { slug: string }[];
};
export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

export function json(value: unknown, status = 200): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(value));
  };
}

/** https://docs.ghost.org/content-api/errors */
const failure = (status: number, type: string, message: string) =>
  json({ errors: [{ message, errorType: type, type, context: null, help: null, code: null, id: 'e-1' }] }, status);

export const behaviors = {
  silent: () => undefined,
  broken: failure(500, 'InternalServerError', 'An unexpected error occurred, please try again.'),
  maintenance: failure(503, 'MaintenanceError', 'Ghost is currently in maintenance, please wait a moment then retry.'),
  noGhost: (_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<h1>Not found</h1>');
  },
  page: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Welcome</h1>');
  },
  redirect: (_request, response) => {
    response.writeHead(302, { location: '/ghost/api/content/posts/elsewhere/' });
    response.end();
  },
  huge: json({ posts: ['x'.repeat(8 * 1024 * 1024)] }),
} satisfies Record<string, Behavior>;

/** Ghost answers only the requested fields, all without a request, and tags only if they are included. */
function pick({ tags = [], ...post }: SamplePost, query: URLSearchParams) {
  const all: Record<string, unknown> = { visibility: 'public', ...post };
  const fields = query.get('fields')?.split(',') ?? Object.keys(all);
  const picked = Object.fromEntries(fields.map((field) => [field, all[field]]));
  return query.get('include') === 'tags' ? { ...picked, tags } : picked;
}

/** The filters that we send: `visibility:public+tag:hash-es`, `visibility:public+tag:-hash-es`. */
function matches({ visibility = 'public', tags = [] }: SamplePost, filter: string): boolean {
  return filter.split('+').every((part) => {
    const [, name, not, value] = /^(\w+):(-?)([\w-]+)$/.exec(part) ?? [];
    const has = name === 'tag' ? tags.some(({ slug }) => slug === value) : visibility === value;
    return has === (not === '');
  });
}

function browse(posts: readonly SamplePost[], query: URLSearchParams): Behavior {
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  const found = posts.filter((post) => matches(post, query.get('filter') ?? ''));
  const sorted = found.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
  const pages = Math.max(1, Math.ceil(sorted.length / limit));
  const items = sorted.slice((page - 1) * limit, page * limit);
  const pagination = { page, limit, pages, total: sorted.length, next: page < pages ? page + 1 : null, prev: null };
  return json({ posts: items.map((post) => pick(post, query)), meta: { pagination } });
}

function truth({ pathname, searchParams }: URL, all: readonly SamplePost[]): Behavior {
  if (searchParams.get('key') !== testContentKey) return failure(401, 'UnauthorizedError', 'Unknown Content API Key');
  const [, id] = /^\/ghost\/api\/content\/posts\/(?:([0-9a-f]+)\/)?$/.exec(pathname) ?? [null, 'elsewhere'];
  const posts = all.filter(({ status = 'published' }) => status === 'published');
  if (id === undefined) return browse(posts, searchParams);
  const post = posts.find((one) => one.id === id);
  if (post === undefined) return failure(404, 'NotFoundError', 'Resource not found error, cannot read post.');
  return json({ posts: [pick(post, searchParams)] });
}

/** A local Content API. `behave` makes it fail like a real one. */
export async function startGhost(posts: SamplePost[] = []) {
  const requests: string[] = [];
  const control: { behavior: Behavior | null } = { behavior: null };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(url.pathname);
    (control.behavior ?? truth(url, posts))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    requests,
    behave(behavior: Behavior | null): void {
      control.behavior = behavior;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
