import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGhostBlog } from './ghost.ts';
import { behaviors, json, startGhost, testContentKey, type Behavior, type SamplePost } from './ghost.test-support.ts';
import type { Blog } from './port.ts';

const id = '5ddc9141c35e7700383b2937';
const post: SamplePost = {
  id,
  title: 'Escorts',
  custom_excerpt: null,
  excerpt: ' Who drives ahead. ',
  feature_image: null,
  feature_image_alt: null,
  published_at: '2026-10-02T12:00:00.000+00:00',
  html: '<p>Escorts warn.</p>',
};

let server: Awaited<ReturnType<typeof startGhost>>;
let blog: Blog;
let logged: string[];
let now: number;

/** The machine may be busy; tests of the timeout set a short one. */
function open({ contentKey = testContentKey, timeoutMs = 60_000 } = {}): Blog {
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  return createGhostBlog({ url: server.url, imageSource: server.url, contentKey, log, timeoutMs, now: () => now });
}

beforeAll(async () => {
  server = await startGhost([post]);
});
beforeEach(() => {
  logged = [];
  now = 0;
  server.behave(null);
  server.requests.length = 0;
  blog = open();
});
afterAll(() => server.close());

const firstPage = { page: 1, pageSize: 5, language: 'en' } as const;
const pagination = { page: 1, limit: 5, pages: 1, total: 1, next: null, prev: null };

const noStatements: readonly [string, Behavior][] = [
  ['a failure', behaviors.broken],
  ['maintenance', behaviors.maintenance],
  ['a page of some other server', behaviors.page],
  ['a 404 of some other server', behaviors.noGhost],
  ['a redirect', behaviors.redirect],
  ['an answer without end', behaviors.huge],
  ['an empty object', json({})],
  ['a post without a title', json({ posts: [{ ...post, title: null }], meta: { pagination } })],
  ['a post with an id that is none', json({ posts: [{ ...post, id: '../x' }], meta: { pagination } })],
  ['a post without a date', json({ posts: [{ ...post, published_at: 'soon' }], meta: { pagination } })],
];

test.each(noStatements)('%s is no statement about articles', async (_name, behavior) => {
  server.behave(behavior);
  expect(await blog.list(firstPage)).toBe('unavailable');
  expect(await blog.read(id)).toBe('unavailable');
});

test('silence is no statement about articles', async () => {
  const impatient = open({ timeoutMs: 100 });
  server.behave(behaviors.silent);
  expect(await impatient.list(firstPage)).toBe('unavailable');
  expect(await impatient.read(id)).toBe('unavailable');
});

test('a server that is not there is no statement', async () => {
  const gone = await startGhost();
  await gone.close();
  const log = pino({ level: 'silent' });
  const lonely = createGhostBlog({ url: gone.url, imageSource: gone.url, contentKey: testContentKey, log });
  expect(await lonely.list(firstPage)).toBe('unavailable');
});

test('a wrong key is no statement, and is logged', async () => {
  expect(await open({ contentKey: '0'.repeat(26) }).list(firstPage)).toBe('unavailable');
  expect(logged.join('\n')).toContain('status 401');
});

test('the key reaches Ghost and no log line', async () => {
  expect(await blog.list(firstPage)).toMatchObject({ total: 1 });
  for (const behavior of [behaviors.redirect, behaviors.silent, behaviors.page]) {
    server.behave(behavior);
    await open({ timeoutMs: 100 }).list(firstPage);
  }
  expect(logged.length).toBeGreaterThan(2);
  expect(logged.join('\n')).not.toContain(testContentKey);
});

test('an article for members only is not shown', async () => {
  server.behave(json({ posts: [{ ...post, visibility: 'paid' }] }));
  expect(await blog.read(id)).toBe('unknown');
});

test('requests go below the path of the site', async () => {
  const log = pino({ level: 'silent' });
  const below = createGhostBlog({
    url: `${server.url}/blog`,
    imageSource: server.url,
    contentKey: testContentKey,
    log,
    timeoutMs: 60_000,
  });
  await below.list(firstPage);
  expect(new Set(server.requests)).toEqual(new Set(['/blog/ghost/api/content/posts/']));
});

test('a picture from elsewhere is left out, as browsers would be refused it', async () => {
  server.behave(json({ posts: [{ ...post, feature_image: 'https://elsewhere.example/a.png' }] }));
  expect(await blog.read(id)).toMatchObject({ featureImage: null });
});

describe('the language of an article', () => {
  const spanish = { ...post, id: '5ddc9141c35e7700383b2938', title: 'Escoltas', tags: [{ slug: 'hash-es' }] };
  beforeAll(() => void server.posts.push(spanish));
  afterAll(() => void server.posts.pop());

  test('is that of its tag, and English without one', async () => {
    expect(await blog.read(spanish.id)).toMatchObject({ title: 'Escoltas', language: 'es', versions: [] });
    expect(await blog.read(id)).toMatchObject({ title: 'Escorts', language: 'en' });
  });

  test.each([
    ['en', ['Escorts en', 'Escoltas es']],
    ['es', ['Escoltas es', 'Escorts en']],
  ] as const)('decides its place in the list in %s', async (language, listed) => {
    const page = await blog.list({ page: 1, pageSize: 5, language });
    if (page === 'unavailable') throw new Error('Ghost answers.');
    expect(page.total).toBe(2);
    expect(page.items.map((item) => `${item.title} ${item.language}`)).toEqual(listed);
  });
});

test('a list shows the first paragraph of the automatic excerpt, whose cards run together', async () => {
  // As Ghost 6.65 gives a paragraph, a callout and a bookmark.
  const excerpt =
    'Ohio asks for an escort.\n\n\n⚠️Nobody moves at night.\n\nHauling permits of OhioRules of the stateODOT';
  server.behave(json({ posts: [{ ...post, excerpt }], meta: { pagination } }));
  const list = await blog.list({ ...firstPage, pageSize: 1 });
  expect(list).toMatchObject({ items: [{ description: 'Ohio asks for an escort.' }] });
});

test('an article shows only its custom excerpt as a lead; lists fall back to the automatic excerpt', async () => {
  expect(await blog.read(id)).toMatchObject({ description: '' });
  expect(await blog.list(firstPage)).toMatchObject({ items: [{ description: 'Who drives ahead.' }] });
  server.behave(json({ posts: [{ ...post, custom_excerpt: 'In short.' }] }));
  now += 61 * 60_000;
  expect(await blog.read(id)).toMatchObject({ description: 'In short.' });
});

describe('the state of the blog', () => {
  test.each<[Behavior | null, string]>([
    [null, 'ok'],
    [json({ errors: [{ type: 'UnauthorizedError' }] }, 401), 'key-rejected'],
    [behaviors.broken, 'unavailable'],
  ])('is told by an answer (%#)', async (behavior, state) => {
    server.behave(behavior);
    expect(await blog.check()).toBe(state);
  });

  test('is told within the deadline', async () => {
    server.behave(behaviors.silent);
    expect(await open({ timeoutMs: 100 }).check()).toBe('unavailable');
  });
});

describe('answers are kept', () => {
  test('a minute, without another request to Ghost', async () => {
    await blog.read(id);
    now += 59_000;
    await blog.read(id);
    expect(server.requests).toHaveLength(1);
    now += 2000;
    await blog.read(id);
    expect(server.requests).toHaveLength(2);
  });

  test('for when Ghost hangs: what is remembered is answered at once, by one request for all readers', async () => {
    await blog.read(id);
    server.behave(behaviors.silent);
    now += 2 * 60_000;
    const readers = await Promise.all([blog.read(id), blog.read(id), blog.read(id)]);
    expect(readers).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ title: 'Escorts' })));
    // The answers do not wait for the request to arrive.
    await expect.poll(() => server.requests.length).toBe(2);
  });

  test('an hour for when Ghost is away', async () => {
    await blog.read(id);
    server.behave(behaviors.broken);
    now += 59 * 60_000;
    expect(await blog.read(id)).toMatchObject({ title: 'Escorts' });
    now += 2 * 60_000;
    expect(await blog.read(id)).toBe('unavailable');
  });
});

const good = { ...post, id: '5ddc9141c35e7700383b2938', title: 'Bridges' };

test('a post that cannot be read is left out of its page, and the log says so', async () => {
  server.behave(
    json({ posts: [{ ...post, title: null }, good, null], meta: { pagination: { ...pagination, total: 3 } } }),
  );
  const page = await blog.list(firstPage);
  expect(page === 'unavailable' ? page : page.items.map(({ title }) => title)).toEqual(['Bridges', 'Bridges']);
  expect(logged.join()).toContain('blog.post_unreadable');
});

describe('the breaker', () => {
  test('never opens for a post that cannot be read: it says nothing about the others', async () => {
    server.behave(json({ posts: [{ ...post, title: null }] }));
    for (let time = 0; time < 5; time += 1) expect(await blog.read(id)).toBe('unavailable');
    expect(server.requests).toHaveLength(5);
    server.behave(null);
    expect(await blog.read(id)).toMatchObject({ title: 'Escorts' });
  });

  test('makes no request for 30 seconds after three failures in a row, then tries once', async () => {
    server.behave(behaviors.broken);
    for (let time = 0; time < 5; time += 1) await blog.list(firstPage);
    expect(server.requests).toHaveLength(3);
    server.behave(null);
    now += 30_000;
    expect(await blog.list(firstPage)).toMatchObject({ total: 1 });
  });
});
