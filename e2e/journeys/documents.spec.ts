import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { anOrderToPay, expect, payOrder, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';

async function saveFile(page: Page, pressed: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-' && bytes.length > 10_000;

test('provisions are found by state, stay in the address and download as a PDF; after a failure, a retry works @phone', async ({
  carrierPage: page,
}) => {
  await page.goto('/provisions');
  await expect(page).toHaveTitle(/Provisions/);
  await expect(page.getByRole('heading', { level: 1, name: 'Download Provisions Documents' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /provisions, PDF/ });
  await expect(links).toHaveCount(51);
  await expect(page.getByText('Not sold online')).toHaveCount(3);
  await expectAccessible(page, 'provisions');

  const search = page.getByLabel('Search by state');
  await search.fill('narnia');
  await search.press('Enter');
  await expect(page.getByText('No matching states')).toBeVisible();
  await search.fill('louis');
  await search.press('Enter');
  await expect(links).toHaveCount(1);
  await expect(page).toHaveURL(/search=louis/);
  await page.reload();
  await expect(links).toHaveCount(1);

  await page.route('**/api/permits/provisions/LA.pdf', (route) => route.abort());
  const louisiana = page.getByRole('link', { name: 'Louisiana provisions, PDF' });
  await louisiana.click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach the server');
  await page.unroute('**/api/permits/provisions/LA.pdf');
  const { name, bytes } = await saveFile(page, page.getByRole('button', { name: 'Try again' }));
  expect(name).toMatch(/^wideload-provisions-LA-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(isPdf(bytes)).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a paid order offers the provisions of its states and its receipt; a refused receipt says why @phone', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['TX', 'LA']);
  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Order \d+/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download receipt' })).toHaveCount(0);
  await payOrder(page, id);
  await page.reload();

  const receipt = page.getByRole('button', { name: 'Download receipt' });
  const { name, bytes } = await saveFile(page, receipt);
  expect(name).toMatch(/^wideload-receipt-\d+\.pdf$/);
  expect(isPdf(bytes)).toBe(true);
  await openPart(page, 'Provisions');
  const texas = await saveFile(page, page.getByRole('link', { name: 'Texas provisions, PDF' }));
  expect([texas.name.slice(0, 23), isPdf(texas.bytes)]).toEqual(['wideload-provisions-TX-', true]);
  await expect(page.getByRole('link', { name: 'Louisiana provisions, PDF' })).toBeVisible();

  await page.route('**/receipt?*', (route) => route.abort());
  await receipt.click();
  await expect(page.getByRole('alert')).toContainText('The receipt could not be downloaded');
  await expectAccessible(page, 'a paid order with its documents');
});

test('the last step of the wizard offers the provisions and the receipt @phone', async ({ carrierPage: page }) => {
  const { id } = await aPaidOrder(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=order-details`);
  await expect(page.getByText('Thank you, your order is paid')).toBeVisible();
  const { bytes } = await saveFile(page, page.getByRole('link', { name: 'Texas provisions, PDF' }));
  expect(isPdf(bytes)).toBe(true);
  await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible();
  await expectAccessible(page, 'order details');
});
