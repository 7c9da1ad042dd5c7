import { expect, signInAs, test } from '../fixtures.ts';

// A feature that a journey removes from its window would be missing in the next journey, too.
test.use({ isAlone: true });

const sentence = 'This browser is too old for Wideload.';

for (const [path, text] of [
  ['/', sentence],
  ['/auth', sentence],
  ['/check-your-load', sentence],
  ['/es', 'Este navegador es demasiado antiguo para Wideload.'],
] as const)
  test(`an old browser gets a message at ${path} @phone`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('an old browser gets a message in the signed-in area instead of a blank page', async ({ page }) => {
  await signInAs(page, 'carrier@wideload.example');
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'groupBy'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${sentence}`));
  await expect(page.getByRole('main')).toHaveCount(0);
});

for (const [what, broken, words] of [
  ['cannot be parsed', { contentType: 'text/javascript', body: 'const § = 1;' }, sentence],
  ['is gone', { status: 404 }, 'This page did not load.'],
] as const)
  test(`no page is white or silent where its script ${what}`, async ({ browser }) => {
    // The broken script is an error of the page, and this is its test.
    const page = await browser.newPage();
    await page.route('**/assets/*.js', (route) => route.fulfill(broken));
    for (const path of ['/auth', '/order_list', '/permits/queue']) {
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    }
    await page.close();
  });

test('where scripts are switched off, the signed-in area says so', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/order_list');
  await expect(page.getByRole('alert')).toHaveText(/^Wideload needs JavaScript/);
  await page.close();
});

test('where the browser keeps nothing for the site, sign-in says so in place of its fields @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/auth');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/^This browser keeps nothing for this site/);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});
