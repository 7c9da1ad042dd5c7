import { callSuccessfully, expect, signIn, test, type ApiOrder, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectTextsFit } from '../text-layout.ts';
import { issuePermit } from '../pages/permits.ts';
import { towns } from '../pages/trip.ts';

const trip = { places: [towns.amarillo, towns.tulsa], startDate: '2030-02-04', startTime: '09:00' };

/** Half of what the page once took for two states at 1440 px. */
const mostHeight = 2_130;

test("a carrier's order shows its permits in columns, its route on a map and its money once; the rest is folded @phone", async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aPaidOrder(page, [], { trip });
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
  await page.goto(`/order_list/order?orderId=${id}`);
  const permits = page.getByRole('table', { name: 'Your permits' });
  const texas = permits.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Texas' }) });
  for (const words of ['Issued', 'Mon, Feb 4', 'TX-4711', '$62.00']) await expect(texas).toContainText(words);
  await expect(texas.getByRole('button', { name: 'Download permit, PDF: Texas, unit 1' })).toBeVisible();
  const oklahoma = permits.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Oklahoma' }) });
  await expect(oklahoma).toContainText('Requested');
  await expect(page.getByText(/^Press to Wichita · Leaves Mon, Feb 4, 2030, 9:00 AM CST$/)).toBeVisible();
  await expect(page.getByText('Order total', { exact: true })).toHaveCount(1);
  await page.getByRole('heading', { name: 'Trip' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Map of the trip from Amarillo, TX to Tulsa, OK/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, "a carrier's order");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(permits.getByRole('columnheader', { name: 'Fee' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(mostHeight);
});

test('an address that names a part of an order opens it, and so does a key', async ({ carrierPage: page }) => {
  const { id } = await aPaidOrder(page, ['TX']);
  await page.goto(`/order_list/order?orderId=${id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toBeHidden();
  await history.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(history.getByText('Order paid')).toBeVisible();
  await page.goto(`/order_list/order?orderId=${id}#history`);
  await page.reload();
  await expect(history.getByText('Order paid')).toBeVisible();
  await expect(history).toBeInViewport();
  await expectAccessible(page, 'an order with an open part');
});

test('a rejected order is shown with what happens to the money, and without an answer that does not come', async ({
  page,
}) => {
  await signIn(page, 'carrier@wideload.example');
  const { items } = await callSuccessfully(page, 'GET', '/permits/orders?status=rejected');
  const [order] = items as ApiOrder[];
  await page.route('**/refunds', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`/order_list/order?orderId=${order?._id}`);
  await expect(page.getByText('Why it was rejected')).toBeVisible();
  expect(await page.getByText('Your money', { exact: true }).count()).toBe(1);
  await expectTextsFit(page, 'a rejected order', [320, 769, 820, 1024, 1200]);

  await page.route('**/messages', () => undefined);
  for (const part of ['balance', 'warnings', 'changes'])
    await page.route(`**/permits/orders/*/${part}`, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Why it was rejected')).toBeVisible({ timeout: 15_000 });
  // A failure never looks like nothing to pay, and nothing to be warned of.
  for (const part of ['what is still to pay', 'warnings about this trip', 'changes asked of states'])
    await expect(page.getByRole('alert').filter({ hasText: `We could not look for ${part}` })).toBeVisible();
  await expectAccessible(page, 'an order without its messages');
  await page.unroute('**/permits/orders/*/balance');
  await page.getByRole('alert').filter({ hasText: 'still to pay' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We could not look for what is still to pay')).toBeHidden();
});
