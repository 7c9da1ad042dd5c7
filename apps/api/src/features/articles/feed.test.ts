import type { WrittenArticle } from '@wideload/contract';
import { expect, test } from 'vitest';
import { tinyPng } from '#test/factories/article-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { renderFeed } from './feed.routes.ts';

const world = aWorld({ env: { PUBLIC_URL: 'https://wide.example' } });
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const getFeed = (headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: '/articles/rss.xml', headers });
const call = async (method: 'POST' | 'PUT', url: string, body: object) =>
  (await world.call(method, url, { token: admin.token, body })).json<WrittenArticle>();

const text = (title: string) => ({
  title,
  description: `About ${title}`,
  html: '<p>An <a href="https://a.example/?a=1&amp;b=2">escort</a>.</p>',
});

async function publish(title: string): Promise<WrittenArticle> {
  const { id, version } = await call('POST', '/articles', text(title));
  return call('PUT', `/articles/${id}/publish`, { version });
}

test('the feed has each published article whole, the newest first, under its own address', async () => {
  const older = await publish('Wide & high');
  world.clock.advance(MINUTE);
  const picture = new File([new Uint8Array(tinyPng)], 'p', { type: 'image/png' });
  const newer = await publish('Escorts <em>');
  await call('PUT', `/articles/${newer.id}/image`, picture);
  const { headers, body } = await getFeed();
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body.match(/<title>.*<\/title>/g)).toEqual([
    '<title>Wideload: articles</title>',
    '<title>Escorts &lt;em&gt;</title>',
    '<title>Wide &amp; high</title>',
  ]);
  expect(body.match(/<guid .*<\/guid>/g)).toEqual(
    [newer, older].map(({ id }) => `<guid isPermaLink="true">https://wide.example/articles/${id}</guid>`),
  );
  expect(body).toContain(`<pubDate>${new Date(older.published_at ?? '').toUTCString()}</pubDate>`);
  expect(body).toContain('&lt;a href=&quot;https://a.example/?a=1&amp;amp;b=2&quot;');
  expect(body).toContain(`&lt;img src=&quot;https://wide.example/api/articles/${newer.id}/image?`);
});

test('each language has a feed of its own articles only', async () => {
  const { id: original, version } = await call('POST', '/articles', text('Flags'));
  await call('PUT', `/articles/${original}/publish`, { version });
  const spanish = { ...text('Banderas'), language: 'es', translation_of: original };
  const translation = await call('POST', '/articles', spanish);
  await call('PUT', `/articles/${translation.id}/publish`, { version: translation.version });
  const { body } = await world.app.inject('/es/articles/rss.xml');
  expect(body).toContain('<language>es-us</language>');
  expect(body).toContain('<link>https://wide.example/es/articles</link>');
  expect(body).toContain('href="https://wide.example/es/articles/rss.xml" rel="self"');
  expect(body.match(/<guid .*<\/guid>/g)).toEqual([
    `<guid isPermaLink="true">https://wide.example/es/articles/${translation.id}</guid>`,
  ]);
  const english = (await getFeed()).body;
  expect([english.includes('>Flags<'), english.includes('>Banderas<')]).toEqual([true, false]);
});

test('the feed answers 304 until an article is unpublished', async () => {
  const { id, version } = await publish('Taken back');
  const tag = { 'if-none-match': String((await getFeed()).headers['etag']) };
  expect((await getFeed(tag)).statusCode).toBe(304);
  await call('PUT', `/articles/${id}/unpublish`, { version });
  const { statusCode, body } = await getFeed(tag);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Taken back');
});

test('characters that XML cannot carry are left out, and an empty blog has a feed too', () => {
  const article = {
    id: 'a',
    title: 'A\u0000\uFFFE\uD800B',
    description: '',
    html: '',
    feature_image: null,
    feature_image_alt: '',
    feature_image_srcset: null,
    feature_image_width: null,
    feature_image_height: null,
    published_at: '2026-11-01T12:00:00.000Z',
    updated_at: '2026-11-01T12:00:00.000Z',
    language: 'en',
    translation_of: null,
    versions: [],
  } as const;
  const channel = { language: 'en', origin: 'https://wide.example' } as const;
  expect(renderFeed([{ ...article, versions: [] }], channel)).toContain('<title>A\uFFFDB</title>');
  expect(renderFeed([], channel)).not.toContain('<item>');
});
