import { aCarrier, anOrderToPay, expect, test } from '../fixtures.ts';
import { expectSound } from '../sound.ts';

test('every page is sound in both themes @phone', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expectSound(page, '/');
  await page.goto('/auth');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expectSound(page, '/auth');
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expectSound(page, 'sign-up');

  await aCarrier(page);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectSound(page, 'empty order list');
  const order = await anOrderToPay(page);
  const pages = [
    ['/order_list', 'Order List'],
    [`/order_list/order?orderId=${order.id}`, /Order \d+/],
    ['/companies', 'Companies'],
    ['/trucks', 'Trucks'],
    ['/trailers', 'Trailers'],
    ['/payment', 'My Credit Cards'],
    ['/new_order', 'Person Ordering Information'],
    [`/new_order?order=${order.id}&step=jurisdiction`, 'Select a State'],
    [`/new_order?order=${order.id}&step=vehicles`, 'Power Unit Details'],
    [`/new_order?order=${order.id}&step=permits`, 'Permit Selection'],
    [`/new_order?order=${order.id}&step=summary`, 'Summary'],
    [`/new_order?order=${order.id}&step=payment`, 'Payment'],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectSound(page, path);
  }
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectSound(page, 'card form');
});

test('the theme is there before the first paint, and a choice is kept', async ({ page }) => {
  await aCarrier(page);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/companies', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('nothing is loaded from another host', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await page.goto('/');
  await aCarrier(page);
  const order = await anOrderToPay(page);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(strangers).toEqual([]);
});

test('the burger opens the menu of a phone @phone', async ({ page, isMobile }) => {
  await aCarrier(page);
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Trailers' }).click();
  await expect(page).toHaveURL(/\/trailers$/);
  await expect(page).toHaveTitle(/Trailers/);
});
