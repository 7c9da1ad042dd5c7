// The blog in Ghost: its cards on our pages, a key that it refuses, and an outage.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClosers } from '../../faults/machine/closers.ts';
import { startBeside, type ProductBeside } from '../beside.ts';
import { startGhost } from './ghost.ts';
import { lexical } from './post.ts';

const closers = createClosers();
let ghost: Awaited<ReturnType<typeof startGhost>>;
let product: ProductBeside;
let article: string;

/** The first run compiles a driver. */
beforeAll(async () => {
  ghost = await startGhost(closers);
  article = await ghost.publish({ title: 'Escorts in Ohio', lexical });
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

test('an article that was read stays while Ghost is away', async () => {
  await ghost.stop();
  expect(await readPage(product.url, `/articles/${article}`)).toContain('Nobody moves at');
});
