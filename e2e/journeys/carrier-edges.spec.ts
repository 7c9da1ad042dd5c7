import { anOrderToPay, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

test('at 320 px nothing of an order is covered or cut off, and the exit is visible @sweep', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['LA', 'MA', 'NC']);
  await page.setViewportSize({ width: 320, height: 700 });

  await page.goto(`/new_order?order=${id}&step=jurisdiction`);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(3);
  for (const name of ['Louisiana', 'Massachusetts', 'North Carolina']) {
    const icon = await page.getByRole('button', { name: `Delete ${name}` }).boundingBox();
    const endOfName = await names.filter({ hasText: name }).evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().right;
    });
    expect(endOfName, name).toBeLessThanOrEqual(icon?.x ?? 0);
  }

  await page.goto(`/new_order?order=${id}&step=summary`);
  const fee = page.getByRole('cell', { name: '$10.00 a day × 4 days' }).first();
  await expect(fee).toBeVisible();
  expect(await fee.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the summary at 320 px');
});

test('Next moves the focus to a title that is too long, and no text is lost', async ({ carrierPage: page }) => {
  const { id } = await anOrderToPay(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=basic-details`);
  const title = page.getByLabel('Order title');
  await title.fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('link', { name: 'At most 200 characters' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('x'.repeat(10_000));
  await title.fill('Press to Wichita');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
});

test('the menu offers the mobile apps on a large tablet, and an order that does not exist leads to the list', async ({
  carrierPage: page,
}) => {
  await page.goto('/order_list');
  const app = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'App Store' });
  await expect(app).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(app).toBeVisible();

  await page.goto(`/new_order?order=${crypto.randomUUID()}&step=permits`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await expectAccessible(page, 'the wizard without its order');
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page).toHaveURL(/\/order_list$/);
});
