import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { largestArticleImage, type Article, type WrittenArticle } from '@wideload/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { tinyPng } from '#test/factories/article-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import type { Admin } from '#actor.ts';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { DocumentStoreFailure } from '#platform/files/document-store.ts';
import { erasePerson } from '#features/personal-data/erasures.store.ts';
import { setImage } from './articles.service.ts';

const world = aWorld();
let admin: SignedInUser;
beforeEach(async () => {
  await world.deps.db.deleteFrom('articles').execute();
  await world.deps.db.deleteFrom('article_images').execute();
  admin = await aUser(world, { role: 'admin' });
});

const whole = {
  title: 'How escorts work',
  description: 'Who drives ahead, and when.',
  feature_image_alt: 'A truck between two escorts',
  html: '<h2>Ahead</h2><p>An escort <b>warns</b>.</p>',
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const callAsAdmin = (method: Method, url: string, body?: object) =>
  world.call(method, url, { token: admin.token, ...(body && { body }) });

async function callSuccessfully<T>(call: ReturnType<typeof callAsAdmin>): Promise<T> {
  const answer = await call;
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json<T>();
}
const create = (body: object = whole) => callSuccessfully<WrittenArticle>(callAsAdmin('POST', '/articles', body));
const publish = ({ id, version }: WrittenArticle) =>
  callSuccessfully<WrittenArticle>(callAsAdmin('PUT', `/articles/${id}/publish`, { version }));
const createPublished = async (body: object = whole) => publish(await create(body));
const visit = (url: string) => world.call('GET', url);
const picture = (bytes: Uint8Array = tinyPng, type = 'image/png') => new File([new Uint8Array(bytes)], 'p', { type });
async function listStoredFiles(): Promise<string[]> {
  await removeLeftovers(world.deps);
  return readdir(path.join(world.deps.config.dataDir, 'documents/articles')).catch(() => []);
}

async function listActions(): Promise<
  { what: string; label: string; before: unknown; after: unknown; actor: string }[]
> {
  const rows = await world.rows('audit_log');
  return rows
    .filter(({ actor_id }) => actor_id === admin.id)
    .map(({ what, subject_label: label, before, after, actor_id: actor }) => ({ what, label, before, after, actor }));
}

describe('writing', () => {
  test('an article begins as a draft of its writer, sanitized', async () => {
    const article = await create({ ...whole, html: '<p onclick="x()">a<script>alert(1)</script></p>' });
    expect(article).toMatchObject({
      title: whole.title,
      status: 'draft',
      author: admin.email,
      version: 1,
      image_id: null,
    });
    expect(article).toMatchObject({ published_at: null, html: '<p>a</p>' });
    expect(await callSuccessfully(callAsAdmin('GET', `/articles/admin/${article.id}`))).toEqual(article);
  });

  test('a title is enough to begin with, and is needed', async () => {
    expect(await create({ title: ' Escorts ' })).toMatchObject({ title: 'Escorts', description: '', html: '' });
    const answer = await callAsAdmin('POST', '/articles', { ...whole, title: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'title', message: 'Please input a title!' }]);
  });

  test('a save counts the version up; one that changes nothing does not', async () => {
    const article = await create();
    const saved = await callSuccessfully(
      callAsAdmin('PUT', `/articles/${article.id}`, { ...whole, title: 'Which escorts', version: 1 }),
    );
    expect(saved).toMatchObject({ title: 'Which escorts', version: 2 });
    const again = await callSuccessfully(
      callAsAdmin('PUT', `/articles/${article.id}`, { ...whole, title: 'Which escorts', version: 2 }),
    );
    expect(again).toMatchObject({ version: 2 });
    expect((await listActions()).map(({ what }) => what)).toEqual(['article.create', 'article.save']);
  });

  test('a stale save, publication and withdrawal answer 409 with the present version and change nothing', async () => {
    const article = await create();
    await callSuccessfully(
      callAsAdmin('PUT', `/articles/${article.id}`, { ...whole, title: 'By somebody else', version: 1 }),
    );
    for (const [url, body] of [
      ['', whole],
      ['/publish', {}],
      ['/unpublish', {}],
    ] as const) {
      const answer = await callAsAdmin('PUT', `/articles/${article.id}${url}`, { ...body, version: 1 });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'article.stale', version: 2 });
    }
    const now = await callSuccessfully(callAsAdmin('GET', `/articles/admin/${article.id}`));
    expect(now).toMatchObject({ title: 'By somebody else', status: 'draft', version: 2 });
  });

  test('of two saves at once one wins and the other answers 409', async () => {
    const { id } = await create();
    const save = (title: string) => callAsAdmin('PUT', `/articles/${id}`, { ...whole, title, version: 1 });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('html beyond its longest is refused, at the field', async () => {
    const answer = await callAsAdmin('POST', '/articles', { ...whole, html: `<p>${'a'.repeat(200_000)}</p>` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'html', message: 'At most 200000 characters' }]);
  });

  test('a card number has no place in an article either', async () => {
    const answer = await callAsAdmin('POST', '/articles', { ...whole, html: '<p>4242 4242 4242 4242</p>' });
    expect(answer.json().code).toBe('card_number_refused');
  });
});

describe('publishing', () => {
  test('shows an article to everybody, with its public fields only', async () => {
    const { id } = await createPublished();
    const list = await visit('/articles');
    const summary = {
      id,
      title: whole.title,
      description: whole.description,
      feature_image: null,
      feature_image_alt: '',
      feature_image_srcset: null,
      feature_image_width: null,
      feature_image_height: null,
      published_at: world.clock.now().toISOString(),
      updated_at: world.clock.now().toISOString(),
      language: 'en',
      translation_of: null,
      versions: [],
    };
    expect(list.json()).toEqual({ items: [summary], total: 1, page: 1, pageSize: 5 });
    expect((await visit(`/articles/${id}`)).json()).toEqual({
      ...summary,
      html: '<h2>Ahead</h2><p>An escort <strong>warns</strong>.</p>',
    });
  });

  test('visitors never see a draft, its picture or one that was taken back', async () => {
    const draft = await create();
    await callSuccessfully(callAsAdmin('PUT', `/articles/${draft.id}/image`, picture()));
    const { id, version } = await createPublished();
    await callSuccessfully(callAsAdmin('PUT', `/articles/${id}/unpublish`, { version }));
    expect((await visit('/articles')).json()).toMatchObject({ items: [], total: 0 });
    for (const url of [
      `/articles/${draft.id}`,
      `/articles/${draft.id}/image`,
      `/articles/${id}`,
      '/articles/5ddc9141c35e7700383b2937',
    ])
      expect((await visit(url)).statusCode, url).toBe(404);
  });

  test.each([
    ['a description', { description: '' }, 'description'],
    ['a text', { html: '<p> </p>' }, 'html'],
  ])('needs %s, also of one that is published already', async (_name, without, field) => {
    const { id, version } = await create({ ...whole, ...without });
    const refused = await callAsAdmin('PUT', `/articles/${id}/publish`, { version });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'article.incomplete', errors: [{ path: field }] });
    const open = await createPublished();
    const emptied = await callAsAdmin('PUT', `/articles/${open.id}`, { ...whole, ...without, version: open.version });
    expect(emptied.json()).toMatchObject({ code: 'article.incomplete', errors: [{ path: field }] });
  });

  test('again after a withdrawal keeps the date of the first time; twice changes nothing', async () => {
    const first = await createPublished();
    world.clock.advance(MINUTE);
    const back = await callSuccessfully<WrittenArticle>(
      callAsAdmin('PUT', `/articles/${first.id}/unpublish`, { version: first.version }),
    );
    expect(back).toMatchObject({ status: 'draft', published_at: first.published_at });
    const second = await publish(back);
    expect(second).toMatchObject({ status: 'published', published_at: first.published_at });
    expect(await publish(second)).toEqual(second);
  });
});

test('a deleted article is gone for everybody, drafts and published ones, with its picture', async () => {
  for (const make of [create, createPublished]) {
    const { id } = await make();
    await callSuccessfully(callAsAdmin('PUT', `/articles/${id}/image`, picture()));
    expect((await callAsAdmin('DELETE', `/articles/${id}`)).statusCode).toBe(200);
    expect((await callAsAdmin('DELETE', `/articles/${id}`)).statusCode).toBe(404);
    expect((await visit(`/articles/${id}`)).statusCode).toBe(404);
  }
  expect(await listStoredFiles()).toEqual([]);
});

describe('the picture', () => {
  test('is served with its own type, and revalidated by its tag', async () => {
    const { id } = await createPublished();
    const { image_id } = await callSuccessfully<WrittenArticle>(callAsAdmin('PUT', `/articles/${id}/image`, picture()));
    const { feature_image, feature_image_alt } = (await visit(`/articles/${id}`)).json<Article>();
    expect({ feature_image, feature_image_alt }).toEqual({
      feature_image: `/api/articles/${id}/image?${String(image_id)}`,
      feature_image_alt: whole.feature_image_alt,
    });
    const answer = await world.app.inject(feature_image ?? '');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await world.app.inject({ url: feature_image ?? '', headers })).statusCode).toBe(304);
  });

  test('replaces the previous picture, whose file goes; the text keeps its version', async () => {
    const { id, version } = await create();
    const first = await callSuccessfully<WrittenArticle>(callAsAdmin('PUT', `/articles/${id}/image`, picture()));
    const second = await callSuccessfully<WrittenArticle>(callAsAdmin('PUT', `/articles/${id}/image`, picture()));
    expect(second).toMatchObject({ version });
    const files = await listStoredFiles();
    expect([files.includes(String(second.image_id)), files.includes(String(first.image_id))]).toEqual([true, false]);
    expect(await callSuccessfully(callAsAdmin('DELETE', `/articles/${id}/image`))).toMatchObject({ image_id: null });
    expect(await listStoredFiles()).toEqual([]);
  });

  test.each([
    ['a text that says it is a PNG', picture(Buffer.from('<script>alert(1)</script>')), 400, 'article.image-refused'],
    ['a PNG that is cut off', picture(tinyPng.subarray(0, 40)), 400, 'article.image-refused'],
    ['nothing', picture(Buffer.alloc(0)), 400, 'article.image-refused'],
    ['an SVG', picture(Buffer.from('<svg/>'), 'image/svg+xml'), 415, 'input.media-type'],
    ['JSON', { picture: 'x' }, 415, 'input.media-type'],
    ['more than 5 MB', picture(Buffer.alloc(largestArticleImage + 1)), 413, 'input.too-large'],
  ])('%s is refused and nothing is stored', async (_name, body, status, code) => {
    const { id } = await create();
    const answer = await callAsAdmin('PUT', `/articles/${id}/image`, body);
    expect(answer.json().code).toBe(code);
    expect(answer.statusCode).toBe(status);
    expect(await callSuccessfully(callAsAdmin('GET', `/articles/admin/${id}`))).toMatchObject({ image_id: null });
    expect(await listStoredFiles()).toEqual([]);
  });

  test('is stored before the article names it: a storage failure changes nothing and answers a problem', async () => {
    const { id } = await create();
    const { documentStore } = world.deps;
    const put = () => Promise.reject(new DocumentStoreFailure('away'));
    const failing = { ...world.deps, documentStore: { ...documentStore, put } };
    const by: Admin = { kind: 'admin', personId: admin.id, sessionId: 'test', deskRole: 'owner' };
    await expect(setImage(failing, by, { id, file: picture() })).rejects.toMatchObject({
      code: 'document.unavailable',
    });
    expect(await callSuccessfully(callAsAdmin('GET', `/articles/admin/${id}`))).toMatchObject({ image_id: null });
    expect(await listStoredFiles()).toEqual([]);
  });
});

test('every act is in the audit log, with its changes', async () => {
  const { id } = await create();
  const saved = await callSuccessfully<WrittenArticle>(
    callAsAdmin('PUT', `/articles/${id}`, { ...whole, title: 'Which escorts', html: '<p>a</p>', version: 1 }),
  );
  await callSuccessfully(callAsAdmin('PUT', `/articles/${id}/image`, picture()));
  const { bytes } = await world.row('article_images', {}, ['bytes']);
  const open = await publish(saved);
  await callSuccessfully(callAsAdmin('PUT', `/articles/${id}/unpublish`, { version: open.version }));
  await callSuccessfully(callAsAdmin('DELETE', `/articles/${id}/image`));
  await callSuccessfully(callAsAdmin('DELETE', `/articles/${id}`));
  const image = { picture: `image/png, ${bytes} bytes` };
  expect((await listActions()).map(({ what, label, before, after }) => [what, label, before, after])).toEqual([
    ['article.create', whole.title, null, { title: whole.title, status: 'draft' }],
    [
      'article.save',
      'Which escorts',
      { title: whole.title, html: '54 characters' },
      { title: 'Which escorts', html: '8 characters' },
    ],
    ['article.image', 'Which escorts', null, image],
    ['article.publish', 'Which escorts', { status: 'draft' }, { status: 'published' }],
    ['article.unpublish', 'Which escorts', { status: 'published' }, { status: 'draft' }],
    ['article.image', 'Which escorts', image, null],
    ['article.delete', 'Which escorts', { title: 'Which escorts', status: 'draft' }, null],
  ]);
});

test('an article stays when its author leaves, without the author’s name', async () => {
  const { id } = await createPublished();
  const leaver = { id: admin.id, email: admin.email, now: world.clock.now() };
  await inTransaction(world.deps.db, (tx) => erasePerson(tx, leaver));
  expect((await visit(`/articles/${id}`)).statusCode).toBe(200);
  admin = await aUser(world, { role: 'admin' });
  expect(await callSuccessfully(callAsAdmin('GET', `/articles/admin/${id}`))).toMatchObject({ author: null });
});

describe('the list of the writers', () => {
  const listTitles = async (query: string) =>
    (await callSuccessfully<{ items: WrittenArticle[] }>(callAsAdmin('GET', `/articles/admin${query}`))).items.map(
      ({ title }) => title,
    );

  beforeEach(async () => {
    for (const title of ['beta 100%', 'Alpha', 'gamma']) {
      world.clock.advance(MINUTE);
      const article = await create({ ...whole, title });
      if (title !== 'Alpha') await publish(article);
    }
  });

  test('has drafts too, the latest change first', async () => {
    expect(await listTitles('')).toEqual(['gamma', 'Alpha', 'beta 100%']);
  });

  test('is searched by title, in any case, and a wildcard is only a character', async () => {
    expect(await listTitles('?search=ALPH')).toEqual(['Alpha']);
    expect(await listTitles('?search=%25')).toEqual(['beta 100%']);
  });

  test('is filtered by status, sorted and paged', async () => {
    expect(await listTitles('?status=draft')).toEqual(['Alpha']);
    expect(await listTitles('?status=published&sort=title')).toEqual(['beta 100%', 'gamma']);
    expect(await listTitles('?sort=-published_at')).toEqual(['gamma', 'beta 100%', 'Alpha']);
    expect(await listTitles('?sort=title&pageSize=2&page=2')).toEqual(['gamma']);
  });
});

test('an invalid id is bad input, an unknown one is not found', async () => {
  expect((await visit('/articles/1')).statusCode).toBe(400);
  expect((await visit(`/articles/${world.deps.ids()}`)).statusCode).toBe(404);
  expect((await callAsAdmin('PUT', `/articles/${world.deps.ids()}`, { ...whole, version: 1 })).statusCode).toBe(404);
  expect((await callAsAdmin('PUT', `/articles/${world.deps.ids()}/image`, picture())).statusCode).toBe(404);
});
