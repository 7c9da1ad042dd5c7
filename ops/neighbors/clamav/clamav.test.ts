// Uploads are scanned by ClamAV: a clean one is stored, an infected one never, and none while it is away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClosers } from '../../faults/machine/closers.ts';
import { createArticle, dot, readDrawing } from '../article-picture.ts';
import { startBeside, type ProductBeside } from '../beside.ts';
import { startClamd } from './clamav.ts';

/** Readiness asks the scanner at most every 15 seconds. */
const LATER = { timeout: 60_000, interval: 500 };
const closers = createClosers();
let clamd: Awaited<ReturnType<typeof startClamd>>;
let product: ProductBeside;
let article: string;

beforeAll(async () => {
  clamd = await startClamd(closers);
  product = await startBeside(clamd.settings, closers);
  article = await createArticle(product);
}, 300_000);
afterAll(() => closers.closeAll());

const upload = (file: File) => product.call('PUT', `/articles/${article}/image`, file);

test('a clean file is stored, and an infected one is refused and named in the log', async () => {
  expect(await product.findTrouble('scanner-down')).toBe(false);
  expect(await upload(readDrawing())).toMatchObject({ status: 200 });
  const { bytes } = await product.fetchFile(`/articles/admin/${article}/image`);
  expect(await upload(dot)).toMatchObject({ body: { code: 'file.infected' } });
  expect(product.readLog()).toContain('Wideload.OnePixel');
  expect((await product.fetchFile(`/articles/admin/${article}/image`)).bytes).toEqual(bytes);
});

test('while ClamAV is away no file is stored, and the page System says so', async () => {
  await clamd.stop();
  expect(await upload(readDrawing())).toMatchObject({ status: 503, body: { code: 'document.unavailable' } });
  await expect.poll(() => product.findTrouble('scanner-down'), LATER).toBe(true);
});
