import type { Page } from '@playwright/test';
import { anOrderToPay, expect, test } from '../fixtures.ts';
import { listBlankParts, listLateParts } from '../pages/capture.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Opens the page anew and takes a picture of all of it, as an archive does: nothing is scrolled or touched. */
async function expectWhole(page: Page, address: string): Promise<void> {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    const name = `${address} at ${viewport.width} px`;
    // Another journey may delete an article, whose picture is then gone, while this page loads.
    await expect(async () => {
      await page.goto(address);
      await expect.poll(() => listLateParts(page), { message: name, timeout: 15_000 }).toEqual([]);
      expect(await listBlankParts(page), name).toEqual([]);
    }).toPass();
  }
}

async function findArticle(page: Page): Promise<string> {
  await page.goto('/articles');
  const address = await page.locator('main a[href^="/articles/"]').first().getAttribute('href');
  if (address === null) throw new Error('There is no article.');
  return address;
}

test('a full-page capture of the permits list has every row, also after turning the page', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/permits?sort=orderNumber');
  await expect(page.locator('tbody tr').nth(7)).toBeAttached();
  await expect.poll(() => listLateParts(page)).toEqual([]);
  const [first] = await page.locator('tbody th').allTextContents();
  await page.getByLabel('Sort by').selectOption('-orderNumber');
  await expect(page.locator('tbody th').first()).not.toHaveText(first ?? '');
  await expect.poll(() => listLateParts(page)).toEqual([]);
});

test('a full-page capture of the summary has all units and permits', async ({ carrierPage: page }) => {
  const { id } = await anOrderToPay(page, ['TX', 'OK', 'KS', 'NE']);
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.goto(`/new_order?order=${id}&step=summary`);
    await expect(page.locator('.lazy-layout').first()).toBeAttached();
    await expect.poll(() => listLateParts(page), { message: `at ${viewport.width} px` }).toEqual([]);
  }
});

test('a printed public page is complete, also without scripts', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/', '/states/texas', '/check-your-load', '/terms-and-conditions']) {
    await page.goto(address);
    expect(await listLateParts(page), address).not.toEqual([]);
    // The browser loads the pictures when it prints.
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => listLateParts(page), { message: address }).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

/** The place of the heading in the window. */
const findTop = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a full-page capture of a public page is complete once the page is idle', async ({ page }) => {
  for (const address of ['/', '/states', '/states/texas', '/check-your-load', await findArticle(page)])
    await expectWhole(page, address);
});

test('a full-page capture of every other kind of public page is complete, also in Spanish @sweep', async ({ page }) => {
  const others = ['/articles', '/bridge-formula', '/offices/amarillo', '/terms-and-conditions', '/privacy-policy'];
  const more = ['/cookie-policy', '/states/nowhere', '/states/hawaii'];
  const spanish = [
    '/es',
    '/es/states',
    '/es/states/texas',
    '/es/check-your-load',
    '/es/articles',
    '/es/privacy-policy',
  ];
  for (const address of [...others, ...more, ...spanish]) await expectWhole(page, address);
});

test('pictures of the other theme load when that theme is chosen', async ({ page }) => {
  const dark: string[] = [];
  page.on('request', (request) => {
    if (/\/pictures\/.*-dark\./.test(request.url())) dark.push(request.url());
  });
  await page.goto('/');
  await expect.poll(() => listLateParts(page)).toEqual([]);
  expect(dark).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await expect.poll(() => dark).not.toEqual([]);
  await expect.poll(() => listLateParts(page)).toEqual([]);
});

test('an anchor and the content below it do not move while the rest of the page is laid out', async ({ page }) => {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const [address, heading] of [
      ['/#contact-us', 'Contact us'],
      ['/terms-and-conditions#disputes', 'Governing law and disputes'],
    ] as const) {
      // The same page with another fragment would not be opened anew.
      await page.goto('/health/live');
      await page.goto(address);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      const top = await findTop(page, heading);
      await expect.poll(() => listLateParts(page), { message: address }).toEqual([]);
      // Windows scroll by whole pixels.
      expect(Math.abs((await findTop(page, heading)) - top), `${address} at ${viewport.width} px`).toBeLessThanOrEqual(
        1,
      );
    }
  }
});

test('Back returns to the scroll position of a public page', async ({ page }) => {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const [address, heading] of [
      ['/', 'Frequently asked questions'],
      ['/terms-and-conditions', 'Governing law and disputes'],
    ] as const) {
      await page.goto(address);
      await expect.poll(() => listLateParts(page)).toEqual([]);
      await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());
      const top = await findTop(page, heading);
      await page.goto('/states/texas');
      await page.goBack();
      const name = `${address} at ${viewport.width} px`;
      await expect.poll(() => findTop(page, heading), { message: name }).toBe(top);
      await expect.poll(() => listLateParts(page)).toEqual([]);
      expect(await findTop(page, heading), name).toBe(top);
    }
  }
});
