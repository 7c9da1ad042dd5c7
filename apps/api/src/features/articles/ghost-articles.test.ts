import { afterAll, beforeAll, expect, test } from 'vitest';
import { tinyPng } from '#test/factories/article-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { behaviors, startGhost, testContentKey } from '#providers/blog/ghost.test-support.ts';

let ghost: Awaited<ReturnType<typeof startGhost>>;
let world: World;
const id = '5ddc9141c35e7700383b2937';

beforeAll(async () => {
  ghost = await startGhost();
  ghost.posts.push({
    id,
    title: 'Escorts',
    custom_excerpt: 'Who drives ahead.',
    excerpt: '',
    feature_image: `${ghost.url}/content/images/a.png`,
    feature_image_alt: null,
    published_at: '2026-10-02T12:00:00.000+00:00',
    html: '<p>Escorts<script>alert(1)</script> warn.</p>',
  });
  world = await startWorld({
    env: { BLOG_PROVIDER: 'ghost', GHOST_URL: `${ghost.url}/`, GHOST_CONTENT_KEY: testContentKey },
  });
});
afterAll(async () => {
  await world.close();
  await ghost.close();
});

test('visitors read the articles of the Ghost site', async () => {
  const article = {
    id,
    title: 'Escorts',
    description: 'Who drives ahead.',
    feature_image: `${ghost.url}/content/images/a.png`,
    feature_image_alt: '',
    feature_image_srcset: null,
    feature_image_width: null,
    feature_image_height: null,
    published_at: '2026-10-02T12:00:00.000Z',
    updated_at: '2026-10-02T12:00:00.000Z',
    language: 'en',
    translation_of: null,
    versions: [],
  };
  expect((await world.call('GET', '/articles')).json()).toEqual({ items: [article], total: 1, page: 1, pageSize: 5 });
  expect((await world.call('GET', `/articles/${id}`)).json()).toEqual({ ...article, html: '<p>Escorts warn.</p>' });
  expect((await world.call('GET', `/articles/${world.deps.ids()}`)).statusCode).toBe(404);
});

test('the browser learns where articles are written, and may show the site’s pictures', async () => {
  const answer = await world.call('GET', '/site/config');
  expect(answer.json().blog).toEqual({ kind: 'ghost', adminUrl: `${ghost.url}/ghost/` });
  expect(answer.headers['content-security-policy']).toContain(`img-src 'self' data: ${ghost.url};`);
});

test('editing is refused with the place of the editor', async () => {
  const { token } = await aUser(world, { role: 'admin' });
  const some = world.deps.ids();
  const picture = new File([new Uint8Array(tinyPng)], 'p', { type: 'image/png' });
  for (const [method, url, body] of [
    ['GET', '/articles/admin', undefined],
    ['GET', `/articles/admin/${some}`, undefined],
    ['GET', `/articles/admin/${some}/image`, undefined],
    ['POST', '/articles', { title: 'Here' }],
    ['PUT', `/articles/${some}`, { title: 'Here', version: 1 }],
    ['PUT', `/articles/${some}/publish`, { version: 1 }],
    ['PUT', `/articles/${some}/unpublish`, { version: 1 }],
    ['PUT', `/articles/${some}/image`, picture],
    ['DELETE', `/articles/${some}/image`, undefined],
    ['DELETE', `/articles/${some}`, undefined],
  ] as const) {
    const answer = await world.call(method, url, { token, ...(body && { body }) });
    expect(answer.json(), `${method} ${url}`).toMatchObject({ code: 'blog.elsewhere', status: 409 });
  }
});

test('while Ghost is unavailable visitors get 503 with a time to retry', async () => {
  ghost.behave(behaviors.broken);
  const answer = await world.call('GET', '/articles?page=2');
  expect(answer.json()).toMatchObject({ code: 'blog.unavailable', status: 503 });
  expect(answer.headers['retry-after']).toBe('30');
  ghost.behave(null);
});
