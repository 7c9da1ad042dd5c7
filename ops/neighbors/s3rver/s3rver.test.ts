// Stored files in s3rver: put, fetched, removed; a bucket that is missing is named.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClosers } from '../../faults/machine/closers.ts';
import { createArticle, dot } from '../article-picture.ts';
import { measureMs, startBeside, type ProductBeside } from '../beside.ts';
import { bucket, startS3rver } from './s3rver.ts';

/** Readiness asks the store at most every 15 seconds. */
const LATER = { timeout: 60_000, interval: 500 };
/** Nobody waits longer for a store that hangs, beside what the machine takes for the same with a store that answers. */
const LONGEST_WAIT_MS = 5000;
const closers = createClosers();
let store: Awaited<ReturnType<typeof startS3rver>>;
let product: ProductBeside;

beforeAll(async () => {
  store = await startS3rver(closers);
  product = await startBeside(store.settings, closers);
}, 300_000);
afterAll(() => closers.closeAll());

async function readDocumentsCheck({ url }: ProductBeside): Promise<string> {
  const answer = await fetch(`${url}/health/ready`);
  const { checks } = (await answer.json()) as { checks: { documents: string } };
  return checks.documents;
}

test('a picture is stored in the bucket, fetched as it is, and removed', async () => {
  expect(await readDocumentsCheck(product)).toBe('ok');
  const before = store.listObjects();
  const id = await createArticle(product);
  expect((await product.call('PUT', `/articles/${id}/image`, dot)).status).toBe(200);
  expect(store.listObjects().length).toBeGreaterThan(before.length);
  const fetched = await product.fetchFile(`/articles/admin/${id}/image`);
  expect(fetched).toMatchObject({ status: 200, type: 'image/png' });
  expect(fetched.bytes.toString('latin1', 1, 4)).toBe('PNG');
  expect((await product.call('DELETE', `/articles/${id}/image`)).status).toBe(200);
  await expect.poll(() => store.listObjects(), LATER).toEqual(before);
});

test('a bucket that is missing is down, with its name in the log; nothing is stored until it is back', async () => {
  const id = await createArticle(product);
  expect((await product.call('PUT', `/articles/${id}/image`, dot)).status).toBe(200);
  store.renameBucket(bucket, 'elsewhere');
  await expect.poll(() => readDocumentsCheck(product), LATER).toBe('down');
  expect(await product.findTrouble('documents-down')).toBe(true);
  expect(product.readLog()).toContain(`its bucket ${bucket} is missing`);
  const refused = await product.call('PUT', `/articles/${id}/image`, dot);
  expect(refused).toMatchObject({ status: 503, body: { code: 'document.unavailable' } });
  store.renameBucket('elsewhere', bucket);
  await expect.poll(() => readDocumentsCheck(product), LATER).toBe('ok');
  expect((await product.call('PUT', `/articles/${id}/image`, dot)).status).toBe(200);
});

test('a key that the store does not know ends the start, with the code of the store', async () => {
  const stranger = startBeside({ ...store.settings, S3_ACCESS_KEY_ID: 'GUESSED' }, closers);
  await expect(stranger).rejects.toThrow('InvalidAccessKeyId');
});

test('a store that hangs costs a clerk at most five seconds, for an upload as for a look at a file', async () => {
  const id = await createArticle(product);
  const upload = () => product.call('PUT', `/articles/${id}/image`, dot);
  const usual = await measureMs(async () => expect((await upload()).status).toBe(200));
  const refused = { status: 503, body: { code: 'document.unavailable' } };
  await store.whileHung(async () => {
    for (const ask of [upload, () => product.call('GET', `/articles/admin/${id}/image`)]) {
      const waited = await measureMs(async () => expect(await ask()).toMatchObject(refused));
      expect(waited).toBeLessThan(LONGEST_WAIT_MS + 2 * usual);
    }
  });
  expect((await upload()).status).toBe(200);
});

test('a store that ended is down and leaves the product ready', async () => {
  await store.stop();
  await expect.poll(() => readDocumentsCheck(product), LATER).toBe('down');
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
});
