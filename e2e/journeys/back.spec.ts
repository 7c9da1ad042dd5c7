import type { Page } from '@playwright/test';
import { aCarrier, anOrderToPay, expect, callSuccessfully, test, aPaidOrder } from '../fixtures.ts';
import { confirm } from '../pages/dialogs.ts';

// A low viewport, so that every list scrolls.
test.use({ viewport: { width: 1280, height: 420 } });

const opener = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const readScrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The ids of the copies share a prefix, for which a search finds exactly them. */
async function createCopies(page: Page, id: string, count: number): Promise<string[]> {
  const start = (await page.evaluate(() => crypto.randomUUID())).slice(0, 30);
  const made = Array.from({ length: count }, (_, index) => `${start}${String(index).padStart(6, '0')}`);
  for (const _id of made) await callSuccessfully(page, 'POST', `/permits/orders/${id}/copy`, { _id });
  return made;
}

async function findNumber(page: Page, id: string): Promise<string> {
  const { orderNumber } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  return String(orderNumber);
}

/** Returns from an order by the page's link, by Back, and by Back after a reload, to the same address, scroll position and row. */
async function expectWaysBack(page: Page, row: string | RegExp, way: string): Promise<void> {
  const address = page.url();
  await opener(page, row).scrollIntoViewIfNeeded();
  const place = await readScrollPosition(page);
  expect(place).toBeGreaterThan(0);

  async function leave() {
    await opener(page, row).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order 1\d+/ })).toBeVisible();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('link', { name: way })).not.toHaveAttribute('aria-current');
  }
  async function expectReturned() {
    await expect(page).toHaveURL(address);
    await expect(opener(page, row)).toBeFocused();
    await expect(opener(page, row)).toBeInViewport();
    // The end of a short page moves by a few pixels while its rows come.
    expect(Math.abs((await readScrollPosition(page)) - place)).toBeLessThan(8);
  }
  await leave();
  await page.getByRole('link', { name: way }).click();
  await expectReturned();
  await leave();
  await page.goBack();
  await expectReturned();
  await leave();
  await page.reload();
  await page.getByRole('link', { name: way }).click();
  await expectReturned();
}

test('going back from an order returns to its row of the permits list with the same search, sort, filter, page and scroll position @sweep', async ({
  carrierPage: page,
  adminPage,
}) => {
  const { id } = await anOrderToPay(page, ['TX']);
  const ids = await createCopies(page, id, 8);
  const last = await findNumber(page, ids[7] ?? '');
  await adminPage.goto(`/permits?search=${ids[0]?.slice(0, 30)}&sort=orderNumber&status=draft&pageSize=5`);
  await adminPage.getByRole('button', { name: 'Next page' }).click();
  await expect(opener(adminPage, last)).toBeVisible();
  await expectWaysBack(adminPage, last, 'Back to all orders');
});

test('going back from an order returns to its row of the queue', async ({ page, adminPage }) => {
  const { email } = await aCarrier(page);
  const { id } = await aPaidOrder(page, ['TX']);
  await adminPage.goto(`/permits/queue?search=${encodeURIComponent(email)}&holder=free`);
  await expectWaysBack(adminPage, await findNumber(page, id), 'Back to the work queue');
});

test("going back from a user's order returns to its row, and from there to the row of the user @sweep", async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  const ids = await createCopies(page, id, 6);
  await adminPage.goto(`/users?search=${encodeURIComponent(email)}&sort=-createdAt&role=user`);
  const users = adminPage.url();
  // At the bottom of the window, where no order is pressed later.
  await opener(adminPage, email).evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await expect(opener(adminPage, email)).toBeInViewport({ ratio: 1 });
  const place = await readScrollPosition(adminPage);
  expect(place).toBeGreaterThan(0);
  await opener(adminPage, email).click();
  await expect(adminPage.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Next page' }).click();
  // The page number shows before the address has it.
  await expect(adminPage).toHaveURL(/[?&]page=2/);
  await expectWaysBack(adminPage, ids[0] ?? '', 'Back to all orders');
  // The reload has made the page forget which row was pressed.
  await opener(adminPage, ids[0] ?? '').click();
  await expect(adminPage.getByRole('heading', { level: 1, name: /^Order 1\d+/ })).toBeVisible();
  await adminPage.goBack();
  await expect(opener(adminPage, ids[0] ?? '')).toBeFocused();
  await adminPage.getByRole('button', { name: 'Previous page' }).click();
  await expect(adminPage).not.toHaveURL(/[?&]page=2/);
  await adminPage.goBack();
  await adminPage.goBack();
  await adminPage.getByRole('link', { name: 'Back to all users' }).click();
  await expect(adminPage).toHaveURL(users);
  await expect(opener(adminPage, email)).toBeFocused();
  expect(Math.abs((await readScrollPosition(adminPage)) - place)).toBeLessThan(8);
});

test('a carrier who goes back from an order returns to its card, and stays on the same page after deleting it there @rare', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['TX']);
  const ids = await createCopies(page, id, 6);
  await page.goto('/order_list?status=draft&pageSize=5');
  await page.getByRole('button', { name: 'Next page' }).click();
  const [oldest, second] = [await findNumber(page, id), await findNumber(page, ids[0] ?? '')];
  await expectWaysBack(page, `Order ${oldest}`, 'Back');

  await opener(page, `Order ${oldest}`).click();
  await confirm(page, 'Delete order', { answer: 'Delete order' });
  await expect(page).toHaveURL(/status=draft/);
  await expect(page).toHaveURL(/page=2/);
  await expect(opener(page, `Order ${second}`)).toBeVisible();
  await expect(opener(page, `Order ${oldest}`)).toHaveCount(0);
});
