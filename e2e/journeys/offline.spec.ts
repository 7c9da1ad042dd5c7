import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anOrderToPay, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

// Other journeys block service workers, so that each browser does not download the whole app.
test.use({ serviceWorkers: 'allow' });

/** Waits until the device has cached the app, the latest orders and the documents of Texas. */
async function waitForOfflineCopy(page: Page, orderId: string): Promise<void> {
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const copies = await caches.open('wideload-copies');
      const addresses = (await copies.keys()).map(({ url }) => new URL(url).pathname);
      const orders = await (await copies.match('/copies/orders'))?.text();
      return { addresses, orders, isControlled: navigator.serviceWorker.controller !== null };
    });
    expect(kept.isControlled).toBe(true);
    expect(kept.orders).toContain(orderId);
    expect(kept.addresses).toEqual(expect.arrayContaining(['/copies/user', '/api/permits/provisions/TX.pdf']));
  }).toPass({ intervals: [200] });
}

test('the application can be installed, and the last orders can be read offline until the sign-out', async ({
  carrierPage: page,
  context,
}) => {
  const order = await anOrderToPay(page);
  await page.goto('/order_list');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/order_list', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  await waitForOfflineCopy(page, order.id);

  await context.setOffline(true);
  await page.goto('/order_list');
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('link', { name: /^Order \d+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('Texas').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Texas provisions, PDF' }).click();
  expect(await readFile(await (await download).path(), 'latin1')).toMatch(/^%PDF-/);
  await expectAccessible(page, 'an order without a network');

  await context.setOffline(false);
  await page.reload();
  // A part that is still on its way when the page is left says so in the console.
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(async () => (await caches.keys()).includes('wideload-copies'))).toBe(false);
});
