import type { Locator, Page } from '@playwright/test';
import { expect, callSuccessfully, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

let count = 0;
/** Contains letters, because a long number could look like a card number. */
function newTitle(): string {
  count += 1;
  return `Flags & lights ${process.pid.toString(36)}x${Date.now().toString(36)}x${count}`;
}

async function aPublishedArticle(admin: Page) {
  const text = {
    title: newTitle(),
    description: 'What to hang where.',
    html: '<h2>Flags</h2><p>Red ones, at the <strong>corners</strong>.</p>',
  };
  const { id, version } = await callSuccessfully(admin, 'POST', '/articles', text);
  const published = await callSuccessfully(admin, 'PUT', `/articles/${String(id)}/publish`, { version });
  return { id: String(id), title: text.title, version: published['version'] };
}

/** A document that is not well-formed has none of the elements. */
async function readXml(page: Page, address: string, element: string): Promise<string[]> {
  return page.evaluate(
    async ([from, name]) => {
      const document = new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/xml');
      return [...document.querySelectorAll(name)].map(({ textContent }) => textContent ?? '');
    },
    [address, element] as const,
  );
}

async function visitInPairs(addresses: readonly string[], visit: (address: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < addresses.length; at += 2) await Promise.all(addresses.slice(at, at + 2).map(visit));
}

test('a published article appears at once in the list, the feed and the sitemap; an unpublished one disappears', async ({
  page,
  adminPage,
}) => {
  const { id, title, version } = await aPublishedArticle(adminPage);
  await page.goto('/articles');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/articles/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Flags' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/articles/${id}$`));
  const feed = (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '';
  expect(await readXml(page, feed, 'item > title')).toContain(title);
  const addresses = await readXml(page, '/sitemap.xml', 'loc');
  const { origin } = new URL(page.url());
  expect(addresses).toEqual(expect.arrayContaining([`${origin}/articles/${id}`, `${origin}/`]));
  // It is in English only.
  expect(addresses).not.toContain(`${origin}/es/articles/${id}`);
  await page.goto('/es/articles');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(entry).toContainText('En inglés');
  await entry.getByRole('link', { name: title }).click();
  await expect(page.getByText('Este artículo está en inglés')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/articles/${id}`);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  await callSuccessfully(adminPage, 'PUT', `/articles/${id}/unpublish`, { version });
  expect((await page.goto(`/articles/${id}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that article' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(await readXml(page, feed, 'item > title')).not.toContain(title);
  expect(await readXml(page, '/sitemap.xml', 'loc')).not.toContain(`${origin}/articles/${id}`);
  await page.getByRole('link', { name: 'Back to all articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the main page' }).click();
  await expect(page).toHaveURL('/');
});

/** Without fragments. */
function listLinks(html: string, at: string): string[] {
  const { origin } = new URL(at);
  return [...html.matchAll(/(?:href|src)="([^"#][^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), at))
    .filter((url) => url.origin === origin)
    .map(({ origin: site, pathname, search }) => site + pathname + search);
}

test('every address of the sitemap is a page with the same canonical address and no broken links @sweep', async ({
  page,
}) => {
  await page.goto('/articles');
  const addresses = await readXml(page, '/sitemap.xml', 'loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  // A supported state and an unsupported one represent all fifty, which `site-crawl.test.ts` renders.
  const some = addresses.filter((address) => !/\/states\/(?!ohio|alaska)/.test(address));
  expect(some).toContain(`${new URL(page.url()).origin}/es/states/ohio`);
  const links = new Set<string>();
  const missing: string[] = [];
  await visitInPairs(some, async (address) => {
    const answer = await page.request.get(address);
    if (answer.status() !== 200) return void missing.push(address);
    const html = await answer.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    for (const link of listLinks(html, address)) links.add(link);
  });
  // One state document represents fifty, and one load check represents all.
  const isWithinScope = (link: string) => !/\/states\/|provisions\/(?!OH)|\?load=1\.(?!OH)/.test(link);
  const beyond = [...links].filter((link) => !addresses.includes(link) && isWithinScope(link));
  expect(beyond).toContain(`${new URL(page.url()).origin}/api/permits/provisions/OH.pdf`);
  await visitInPairs(beyond, async (link) => {
    if ((await page.request.get(link)).status() !== 200) missing.push(link);
  });
  // Another journey may unpublish an article at the same time; then nothing links to it.
  const named = await readXml(page, '/sitemap.xml', 'loc');
  expect(missing.filter((address) => named.includes(address) || !address.includes('/articles/'))).toEqual([]);
});

/** `sizes` determines the natural width of a picture with several sources. */
async function expectSizesMatch(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => Math.abs(img.naturalWidth - img.clientWidth)))
    .toBeLessThanOrEqual(2);
}

test('a phone loads a small copy of an article’s picture, and each page declares how wide it displays it @sweep', async ({
  browser,
  page,
}) => {
  const name = 'A map of the United States';
  await page.goto('/articles');
  const address = await page.getByRole('link', { name: 'How escorts work, state by state' }).getAttribute('href');
  const onPhone = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const [answer] = await Promise.all([
    onPhone.waitForResponse((response) => response.request().resourceType() === 'image'),
    onPhone.goto(new URL(address ?? '', page.url()).href),
  ]);
  expect(answer.url()).toMatch(/[?&]width=680$/);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect((await answer.body()).length).toBeLessThan(10_000);
  await expectSizesMatch(onPhone.getByRole('img', { name }));
  await onPhone.close();

  for (const width of [390, 768, 1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/articles');
    await expectSizesMatch(page.getByRole('img', { name }));
    await page.goto(address ?? '');
    await expectSizesMatch(page.getByRole('img', { name }));
  }
});

test('the article pages work in English and in Spanish, with pictures and without accessibility barriers @phone', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.getByRole('link', { name: 'The bridge formula, explained with a drawing' }).click();
  await expectSizesMatch(page.getByRole('img', { name: 'A six-axle lowboy' }));
  await expectAccessible(page, 'article');
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts['@graph'][0]).toMatchObject({ '@type': 'Article' });
  const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await page.request.get(shared)).headers()['content-type']).toBe('image/png');

  await page.goto('/es/articles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'Cómo funcionan las escoltas, estado por estado' }).click();
  await expect(page).toHaveURL(/\/es\/articles\//);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: '¿Necesita permiso su carga?' })).toBeVisible();
  await expectAccessible(page, 'article in Spanish');
  await page.getByRole('link', { name: 'Leer el original' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How escorts work, state by state' })).toBeVisible();
  const translation = (await page.locator('link[hreflang="es"]').getAttribute('href')) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(translation);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', translation);
  // A page that still loads may move the link under the press.
  await page.waitForLoadState();
  await page.getByRole('main').getByRole('link', { name: 'Volver a todos los artículos' }).click();
  await expect(page).toHaveURL('/es/articles');
  expect((await page.goto('/es/articles/page/999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'La lista no tiene esa página' })).toBeVisible();
});
