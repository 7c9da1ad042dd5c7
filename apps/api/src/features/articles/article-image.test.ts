import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Article, ArticleSummary, WrittenArticle } from '@wideload/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { anArticle } from '#test/factories/article-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aBomb, aDrawing, aPhotograph, secrets, aPhotographWithMetadata } from '#test/factories/picture-factories.ts';
import { aWorld } from '#test/world.ts';
import { HOUR } from '#clock.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { DocumentStoreFailure } from '#platform/files/document-store.ts';
import { setImage, stageImage } from './articles.service.ts';
import { prepareImage } from './prepared-image.ts';

const world = aWorld();
let admin: SignedInUser;
beforeEach(async () => {
  await world.deps.db.deleteFrom('articles').execute();
  await world.deps.db.deleteFrom('article_images').execute();
  admin = await aUser(world, { role: 'admin' });
});

type Kind = 'image/png' | 'image/jpeg' | 'image/webp';
const upload = (id: string, bytes: Uint8Array, type: Kind) =>
  world.call('PUT', `/articles/${id}/image`, {
    token: admin.token,
    body: new File([new Uint8Array(bytes)], 'upload', { type }),
  });
const read = async (id: string) => (await world.call('GET', `/articles/${id}`)).json<Article>();
const photograph = (width: number, height: number) => aPhotograph({ width, height });
// As wide as the largest copy, but low: encoding takes its time by the pixel.
const toJpeg = async (width = 1200, height = 126) =>
  sharp(await photograph(width, height))
    .jpeg({ quality: 90 })
    .toBuffer();

async function listStoredFiles(): Promise<string[]> {
  await removeLeftovers(world.deps);
  return readdir(path.join(world.deps.config.dataDir, 'documents/articles')).catch(() => []);
}
/** Ids that rows refer to. */
async function listKnownFiles(): Promise<string[]> {
  const rows = [
    ...(await world.rows('article_images', {}, ['id'])),
    ...(await world.rows('article_image_copies', {}, ['id'])),
  ];
  return rows.map(({ id }) => id).toSorted();
}

describe.each([
  ['image/png', async () => photograph(1200, 126)],
  ['image/jpeg', async () => toJpeg()],
  [
    'image/webp',
    async () =>
      sharp(await photograph(1200, 126))
        .webp({ quality: 95 })
        .toBuffer(),
  ],
] as const)('a %s', (type, made) => {
  test('is published with its size, and each of its widths is sent as a lighter WebP of that width', async () => {
    const { id } = await anArticle(world, { isPublished: true });
    const uploaded = await made();
    const { image_id } = (await upload(id, uploaded, type)).json<WrittenArticle>();
    const article = await read(id);
    const url = `/api/articles/${id}/image?${String(image_id)}`;
    expect(article).toMatchObject({
      feature_image: url,
      feature_image_srcset: `${url}&width=480 480w, ${url}&width=680 680w, ${url}&width=1080 1080w, ${url}&width=1600 1200w`,
      feature_image_width: 1200,
      feature_image_height: 126,
    });
    const [summary] = (await world.call('GET', '/articles')).json<{ items: ArticleSummary[] }>().items;
    expect({ ...summary, html: article.html }).toEqual(article);

    const original = await world.app.inject(url);
    expect(original.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, no-cache' });
    let lighter = 0;
    for (const entry of article.feature_image_srcset?.split(', ') ?? []) {
      const [address = '', width] = entry.split(' ');
      const answer = await world.app.inject(address);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, no-cache',
        'content-disposition': 'attachment; filename="article-picture.webp"',
        'x-content-type-options': 'nosniff',
      });
      expect(`${(await sharp(answer.rawPayload).metadata()).width}w`).toBe(width);
      expect(answer.rawPayload.length).toBeGreaterThan(lighter);
      expect(answer.rawPayload.length).toBeLessThan(uploaded.length);
      lighter = answer.rawPayload.length;
      const headers = { 'if-none-match': String(answer.headers.etag) };
      expect((await world.app.inject({ url: address, headers })).statusCode).toBe(304);
    }
  });
});

test('a width that no picture has is refused at its field, for visitors and writers', async () => {
  const { id } = await anArticle(world, { isPublished: true, hasImage: true });
  for (const width of ['681', '0', '-480', 'wide', '', '480.5', '480&width=680'])
    for (const url of [`/articles/${id}/image?width=${width}`, `/articles/admin/${id}/image?width=${width}`]) {
      const answer = await world.call('GET', url, { token: admin.token });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'width' }] });
    }
  const { errors } = (await world.call('GET', `/articles/${id}/image?width=681`)).json();
  expect(errors[0].message).toBe('Must be one of 480, 680, 1080, 1600');
});

test('a width that this picture has no copy of is answered with the next larger one, or the picture itself', async () => {
  const { id } = await anArticle(world, { isPublished: true });
  const drawing = await aDrawing({ width: 1200, height: 126 });
  await upload(id, drawing, 'image/png');
  const { db } = world.deps;
  await db.deleteFrom('article_image_copies').execute();
  expect((await world.call('GET', `/articles/${id}/image?width=680`)).headers['content-type']).toBe('image/png');
  expect(await read(id)).toMatchObject({ feature_image_srcset: null, feature_image_width: 1200 });

  await upload(id, await toJpeg(), 'image/jpeg');
  await db.deleteFrom('article_image_copies').where('width', '=', 680).execute();
  const next = await world.call('GET', `/articles/${id}/image?width=680`);
  expect((await sharp(next.rawPayload).metadata()).width).toBe(1080);
});

test('writers see the picture of a draft in a width too; visitors see none of it', async () => {
  const { id } = await anArticle(world);
  await upload(id, await toJpeg(), 'image/jpeg');
  const own = await world.call('GET', `/articles/admin/${id}/image?width=480`, { token: admin.token });
  expect((await sharp(own.rawPayload).metadata()).width).toBe(480);
  expect((await world.call('GET', `/articles/${id}/image?width=480`)).statusCode).toBe(404);
});

test('a camera’s metadata is never published, and a rotated picture is upright', async () => {
  const { id } = await anArticle(world, { isPublished: true });
  const uploaded = await aPhotographWithMetadata('jpeg', { width: 900, height: 600, orientation: 8 });
  expect(secrets.every((secret) => uploaded.includes(secret))).toBe(true);
  expect((await upload(id, uploaded, 'image/jpeg')).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ feature_image_width: 600, feature_image_height: 900 });
  for (const query of ['', '?width=480', '?width=680']) {
    const { rawPayload } = await world.call('GET', `/articles/${id}/image${query}`);
    expect(secrets.filter((secret) => rawPayload.includes(secret))).toEqual([]);
    const { width, height, orientation = 1, exif } = await sharp(rawPayload).metadata();
    expect([orientation, exif, width < height]).toEqual([1, undefined, true]);
  }
});

const notWhole = 'This file is not a complete PNG, JPEG or WebP picture. Choose another one.';
const tooLarge = 'This picture has more than 25 million pixels, or a side of more than 16,383. Choose a smaller one.';

test.each([
  ['a JPEG that is cut off', async () => (await toJpeg()).subarray(0, 5000), 'image/jpeg', notWhole],
  [
    'a JPEG whose middle is missing',
    async () => Buffer.concat([(await toJpeg()).subarray(0, 5000), Buffer.from([0xff, 0xd9])]),
    'image/jpeg',
    notWhole,
  ],
  ['a PNG of fewer rows than it says', () => aBomb({ width: 8, height: 400 }), 'image/png', notWhole],
  ['a PNG that would take 14 GB', () => aBomb({ width: 60_000, height: 60_000 }), 'image/png', tooLarge],
  ['a page that calls itself a WebP', async () => Buffer.from('<script>alert(1)</script>'), 'image/webp', notWhole],
] as const)('%s is refused in words, and nothing of it is stored', async (_name, made, type, detail) => {
  const { id } = await anArticle(world);
  const answer = await upload(id, await made(), type);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'article.image-refused', detail });
  expect([await listStoredFiles(), await listKnownFiles()]).toEqual([[], []]);
});

test('the bytes decide the type of a picture, whatever the header says', async () => {
  const { id } = await anArticle(world, { isPublished: true });
  await upload(id, await toJpeg(), 'image/png');
  expect((await world.call('GET', `/articles/${id}/image`)).headers['content-type']).toBe('image/jpeg');
});

describe('its files', () => {
  test('are those that rows speak of: replaced, taken away or deleted with the article they all go', async () => {
    const { id } = await anArticle(world);
    await upload(id, await toJpeg(), 'image/jpeg');
    const first = await listStoredFiles();
    expect(first.toSorted()).toEqual(await listKnownFiles());
    expect(first).toHaveLength(5);
    await upload(id, await toJpeg(700, 300), 'image/jpeg');
    const second = await listStoredFiles();
    expect(second.toSorted()).toEqual(await listKnownFiles());
    expect(second.filter((file) => first.includes(file))).toEqual([]);
    await world.call('DELETE', `/articles/${id}/image`, { token: admin.token });
    expect([await listStoredFiles(), await listKnownFiles()]).toEqual([[], []]);
    await upload(id, await toJpeg(), 'image/jpeg');
    await world.call('DELETE', `/articles/${id}`, { token: admin.token });
    expect([await listStoredFiles(), await listKnownFiles()]).toEqual([[], []]);
  });

  test('all go within the hour where the storage fails between them', async () => {
    const { id } = await anArticle(world);
    const { documentStore } = world.deps;
    let left = 3;
    const put: typeof documentStore.put = (...file) => {
      left -= 1;
      return left < 0 ? Promise.reject(new DocumentStoreFailure('away')) : documentStore.put(...file);
    };
    const failing = { ...world.deps, documentStore: { ...documentStore, put } };
    const file = new File([new Uint8Array(await toJpeg())], 'upload', { type: 'image/jpeg' });
    const by = { kind: 'admin', personId: admin.id, sessionId: 'test', deskRole: 'owner' } as const;
    await expect(setImage(failing, by, { id, file })).rejects.toMatchObject({ code: 'document.unavailable' });
    expect(left).toBeLessThan(0);
    world.clock.advance(HOUR);
    expect([await listStoredFiles(), await listKnownFiles()]).toEqual([[], []]);
  });

  test('are left by a process that is killed before their rows are written, and go within the hour', async () => {
    await stageImage(world.deps, await prepareImage(await toJpeg()));
    expect(await listStoredFiles()).toHaveLength(5);
    world.clock.advance(HOUR);
    expect(await listStoredFiles()).toEqual([]);
  });
});
