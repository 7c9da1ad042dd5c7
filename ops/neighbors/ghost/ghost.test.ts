// The blog in Ghost: its cards on our pages, a key that it refuses, and an outage.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClosers } from '../../faults/machine/closers.ts';
import { measureMs, startBeside, type ProductBeside } from '../beside.ts';
import { startGhost } from './ghost.ts';
import { lexical } from './post.ts';

/** So long an answer of Ghost replaces a request. */
const FRESH_MS = 60_000;
/** After failures in a row it is asked again within 30 seconds. */
const LATER = { timeout: 60_000, interval: 500 };
/** Beside what the machine takes for the same page while Ghost answers. */
const LONGEST_WAIT_MS = 5000;
const AT_ONCE_MS = 1000;
const closers = createClosers();
let ghost: Awaited<ReturnType<typeof startGhost>>;
let product: ProductBeside;
let article: string;
let unread: string;

/** The first run compiles a driver. */
beforeAll(async () => {
  ghost = await startGhost(closers);
  article = await ghost.publish({ title: 'Escorts in Ohio', lexical });
  unread = await ghost.publish({ title: 'Bridges of Ohio', lexical });
  await ghost.publish({ title: 'Escoltas en Ohio', lexical, tags: [{ name: '#es' }] });
  product = await startBeside(ghost.settings, closers);
}, 1_800_000);
afterAll(() => closers.closeAll());

async function readPage(url: string, at: string): Promise<string> {
  const answer = await fetch(`${url}${at}`);
  expect([at, answer.status]).toEqual([at, 200]);
  return answer.text();
}

test('the list shows each post, those of its language first, with the start of its text where nobody wrote a description', async () => {
  const list = await readPage(product.url, '/articles');
  expect(list).toMatch(/Escorts in Ohio.*Ohio asks for an escort above twelve feet\..*Escoltas en Ohio/s);
  expect(list).not.toContain('Rules of the state');
  expect(await readPage(product.url, '/es/articles')).toMatch(/Escoltas en Ohio.*Escorts in Ohio/s);
});

test('an article shows its start once, its table, its callout, its bookmark and its footnote', async () => {
  const whole = await readPage(product.url, `/articles/${article}`);
  const page = whole.slice(whole.indexOf('<article'), whole.indexOf('</article>'));
  expect(page.match(/Ohio asks for an escort above twelve feet\./g)).toHaveLength(1);
  expect(page).toMatch(/<table>.*<th>Width<\/th><th>Escorts<\/th>.*<td>14 ft<\/td><td>one<\/td>.*<\/table>/s);
  expect(page).toMatch(/<blockquote><p>⚠️ Nobody moves at <strong>night<\/strong>\.<\/p><\/blockquote>/);
  // Ghost adds who links.
  expect(page).toMatch(
    /<a href="https:\/\/www\.transportation\.ohio\.gov\/permits\?ref=[^>]*>Hauling permits of Ohio<\/a><br\/>Rules of the state/,
  );
  const [, footnote = ''] = /<a href="#(article-fn[\w:-]*)"/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<li id="${footnote}">.*The federal bridge formula\\.`, 's'));
  const [, back = ''] = /The federal bridge formula\..*?<a href="#(article-fnref[\w:-]*)"/s.exec(page) ?? [];
  expect(page).toContain(`id="${back}"`);
});

test('a key that Ghost refuses is said on the page System, and leaves the other pages in the sitemap', async () => {
  const wrong = await startBeside({ ...ghost.settings, GHOST_CONTENT_KEY: '0'.repeat(26) }, closers);
  expect(await wrong.findTrouble('blog-key')).toBe(true);
  const sitemap = await readPage(wrong.url, '/sitemap.xml');
  expect(sitemap).toContain('/states');
  expect(sitemap).not.toContain('/articles/');
  expect(await product.findTrouble('blog-key')).toBe(false);
});

test('while Ghost hangs, an article that was read comes at once, and one that was not is said to be away within five seconds', async () => {
  const read = async () => expect(await readPage(product.url, `/articles/${article}`)).toContain('Nobody moves at');
  const readStatus = async () => (await fetch(`${product.url}/articles/${unread}`)).status;
  const usual = await measureMs(read);
  await pause(FRESH_MS);
  await ghost.whileHung(async () => {
    expect(await measureMs(read)).toBeLessThan(AT_ONCE_MS + 2 * usual);
    const waited = await measureMs(async () => expect(await readStatus()).toBe(503));
    expect(waited).toBeLessThan(LONGEST_WAIT_MS + 2 * usual);
  });
  await expect.poll(readStatus, LATER).toBe(200);
});

test('an article that was read stays while Ghost is away', async () => {
  await ghost.stop();
  expect(await readPage(product.url, `/articles/${article}`)).toContain('Nobody moves at');
});
