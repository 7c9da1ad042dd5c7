import type { Page } from '@playwright/test';
import { aCarrier, anOrderToPay, expect, test } from '../fixtures.ts';
import { expectSound } from '../sound.ts';

// The journeys otherwise run without it, so that each browser need not fetch all files of the application.
test.use({ serviceWorkers: 'allow' });

/** Waits until the device has the application and the last orders. */
async function readyForTheRoad(page: Page, orderId: string): Promise<void> {
  await page.waitForFunction(async (id) => {
    const kept = await (await caches.open('wideload-copies')).match('/copies/orders');
    const user = await (await caches.open('wideload-copies')).match('/copies/user');
    return navigator.serviceWorker.controller !== null && user !== undefined && (await kept?.text())?.includes(id);
  }, orderId);
}

test('the application is installable, and the last orders are read without a network, until the sign-out @phone', async ({
  page,
  context,
  isMobile,
}) => {
  await aCarrier(page);
  const order = await anOrderToPay(page);
  await page.goto('/order_list');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/order_list', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  await readyForTheRoad(page, order.id);

  await context.setOffline(true);
  await page.goto('/order_list');
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('link', { name: /^Order \d+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('Texas').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  await expectSound(page, 'an order without a network');

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline')).toBeHidden();
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(async () => (await caches.keys()).includes('wideload-copies'))).toBe(false);
});
