import type { BrowserContext, Page } from '@playwright/test';
import { aCarrier, expect, test } from '../fixtures.ts';

/** The table of contents is collapsed on narrow screens. */
async function openContents(page: Page) {
  const folded = page.locator('summary');
  if (await folded.isVisible()) await folded.click();
  return page.getByRole('article').getByRole('navigation');
}

test('switching the language of the privacy policy keeps the position, and the language is remembered @phone', async ({
  page,
}) => {
  await page.goto('/privacy-policy#retention');
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/privacy-policy#retention$/);
  await expect(page.getByRole('heading', { name: 'Cuánto tiempo lo guardamos' })).toBeInViewport();
  await expect((await openContents(page)).getByRole('link')).toHaveCount(14);
  await page.goto('/');
  await expect(page).toHaveURL(/\/es$/);
});

test('the terms can be read during sign-up, without ticking the box', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  const modal = page.getByRole('dialog', { name: 'Sign Up' });
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('link', { name: 'terms and conditions' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect(modal.getByRole('checkbox', { name: /I accept the terms and conditions, and I am/ })).not.toBeChecked();
  const [privacy] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('link', { name: 'How we handle your data' }).click(),
  ]);
  await expect(privacy.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

/** The names of everything that the product stores in the browser. */
async function listStored(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ]);
  // The journeys' own page is a plain loopback page, the only kind without the prefix (docs/decisions/accounts.md).
  return [...cookies.map((name) => (name.startsWith('wideload-') ? `__Host-${name}` : name)), ...stored];
}

test('the cookie policy lists everything that using the product leaves in the browser @sweep', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await aCarrier(page);
  await page.goto('/order_list');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const seen = new Set(await listStored(page, context));
  await page.goto('/new_order');
  // No save reaches the server: the typed text stays on the device.
  await page.route('**/api/permits/orders*', (route) => route.abort());
  await page.getByLabel('Order title').fill('Press to Wichita');
  await expect(page.getByRole('status').filter({ hasText: /^On this device only$/ })).toBeVisible();
  for (const name of await listStored(page, context)) seen.add(name);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  for (const name of await listStored(page, context)) seen.add(name);

  await page.goto('/cookie-policy#list');
  const listed = (await page.getByRole('table').locator('code').allTextContents()).map((name) => name.replace('…', ''));
  const unlisted = [...seen].filter(
    (name) => !listed.some((stem) => name === stem || (/[.-]$/.test(stem) && name.startsWith(stem))),
  );
  expect(unlisted).toEqual([]);
  for (const name of ['__Host-wideload-refresh', 'wideload.accessToken', 'theme', 'tsr-scroll-restoration-v1_3'])
    expect([...seen]).toContain(name);
  expect([...seen].some((name) => name.startsWith('wideload.draft.'))).toBe(true);
});
