import type { Locator, Page } from '@playwright/test';
import { aCarrier, callSuccessfully, expect, fetchWhole, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { issueAll } from '../pages/permits.ts';
import { findNumberLinks, findRow, orderAgain, returnToTab, toQueueAddress } from '../pages/queue.ts';
import { openDialog } from '../pages/dialogs.ts';

async function findTop(locator: Locator): Promise<number | undefined> {
  return (await locator.boundingBox())?.y;
}

test('a new order is announced and a decided one keeps its row until the admin loads the new ones', async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  const first = await aPaidOrder(page, ['TX', 'OK']);
  const second = await orderAgain(page, first);
  await adminPage.goto(toQueueAddress(email));
  await expect(findNumberLinks(adminPage)).toHaveText([first.number, second.number]);
  await expect(adminPage.getByText('2 orders wait.')).toBeVisible();
  const place = await findTop(findRow(adminPage, second));

  const third = await orderAgain(page, first);
  await issueAll(adminPage, first.id);
  await callSuccessfully(adminPage, 'PUT', `/permits/admin/orders/${first.id}`, { status: 'approved', comment: '' });
  await callSuccessfully(adminPage, 'PUT', `/permits/admin/queue/${second.id}/claim`, {});
  await returnToTab(adminPage);
  const show = adminPage.getByRole('status').getByRole('button', { name: '1 new order, show' });
  await expect(show).toBeVisible();
  await expect(findRow(adminPage, first)).toContainText('Approved meanwhile');
  await expect(findRow(adminPage, first).getByRole('button')).toHaveCount(0);
  await expect(findRow(adminPage, second)).toContainText('You');
  await expect(findNumberLinks(adminPage)).toHaveText([first.number, second.number]);
  expect(await findTop(findRow(adminPage, second))).toBe(place);
  await expectAccessible(adminPage, 'work queue with news');
  await show.click();
  await expect(findNumberLinks(adminPage)).toHaveText([second.number, third.number]);
  await expect(show).toBeHidden();

  const refusal = { status: 429, code: 'rate.limited', title: 'Wait.', detail: 'Too many tries. Wait a little.' };
  await adminPage.route('**/api/permits/admin/queue?*', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json: refusal }),
  );
  const secondPlace = await findTop(findRow(adminPage, second));
  await returnToTab(adminPage);
  const alert = adminPage.getByRole('alert');
  await expect(alert).toContainText('The queue could not be refreshed');
  await expect(alert).toContainText('Too many tries. Wait a little.');
  await expect(findNumberLinks(adminPage)).toHaveText([second.number, third.number]);
  expect(await findTop(findRow(adminPage, second))).toBe(secondPlace);
  await adminPage.unroute('**/api/permits/admin/queue?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
});

/** Repeats the one order of the answer. */
async function repeatOrder(page: Page, times: number): Promise<void> {
  await page.route('**/api/permits/admin/queue?*', async (route) => {
    const response = await fetchWhole(route);
    const answer: { items: { _id: string }[] } = await response.json();
    const items = answer.items.flatMap((item) =>
      Array.from({ length: times }, (_, at) => ({ ...item, _id: item._id.slice(0, -2) + String(at + 10) })),
    );
    await route.fulfill({ response, json: { ...answer, items } });
  });
}

async function countRowsInSight(page: Page): Promise<number> {
  const rows = page.locator('[data-row]');
  return rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
}

test('a clerk sees the earliest departures first, filters, and works by keyboard; many orders fit on a screen', async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  const first = await aPaidOrder(page, ['TX', 'OK']);
  const second = await orderAgain(page, first);
  const press = (key: string) => adminPage.keyboard.press(key);
  await adminPage.goto(toQueueAddress(email));
  await expect(findNumberLinks(adminPage)).toHaveText([first.number, second.number]);

  await test.step('departure, states and their status', async () => {
    await expect(findRow(adminPage, first)).toContainText('Leaves today');
    await expect(findRow(adminPage, first).getByTitle('Texas: Requested')).toHaveText(/^TX/);
    await expect(findRow(adminPage, first).getByTitle('Oklahoma: Requested')).toBeVisible();
  });

  await test.step('filters are in the address', async () => {
    await adminPage.getByRole('combobox', { name: 'State' }).fill('kansas');
    await press('Enter');
    await expect(adminPage.getByText('No matching orders')).toBeVisible();
    await expect(adminPage).toHaveURL(/state=KS/);
    await adminPage.goto(`${toQueueAddress(email)}&state=OK&permitStatus=requested&sort=-paidAt`);
    await expect(findNumberLinks(adminPage)).toHaveText([second.number, first.number]);
    await adminPage.getByLabel('Mark', { exact: true }).selectOption('S: Superload');
    await expect(adminPage.getByText('No matching orders')).toBeVisible();
  });

  await test.step('keys choose a row, claim it and open it', async () => {
    await adminPage.goto(toQueueAddress(email));
    await expect(findRow(adminPage, first).getByRole('button', { name: 'Claim' })).toBeVisible();
    await expect(adminPage.getByRole('button', { name: 'Press ? for keys' })).toBeVisible();
    await press('?');
    await expect(adminPage.getByRole('dialog', { name: 'Keys' })).toContainText('File the permits of the order');
    await press('Escape');
    await press('j');
    await press('j');
    await expect(adminPage.getByRole('link', { name: second.number })).toBeFocused();
    await press('c');
    await expect(findRow(adminPage, second)).toContainText('You');
    await press('f');
    await expect(adminPage).toHaveURL(/#file$/);
    await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText(`Order ${second.number}`);
    await adminPage.goBack();
    await expect(adminPage.getByRole('link', { name: second.number })).toBeFocused();
    await press('n');
    await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText(`Order ${first.number}`);
  });

  await test.step('14 orders at 1440 x 900 and 12 at 1024 x 768', async () => {
    await repeatOrder(adminPage, 10);
    await adminPage.goto(toQueueAddress(email));
    await expect(adminPage.getByRole('button', { name: 'Claim' })).toHaveCount(10);
    await expect(adminPage.getByRole('button', { name: 'Release' })).toHaveCount(10);
    await adminPage.setViewportSize({ width: 1024, height: 768 });
    expect(await countRowsInSight(adminPage)).toBeGreaterThanOrEqual(12);
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    expect(await countRowsInSight(adminPage)).toBeGreaterThanOrEqual(14);
    await adminPage.unroute('**/api/permits/admin/queue?*');
  });
});

test('on a phone an order is a card of three lines, and any order can be found @phone', async ({ page, adminPage }) => {
  const { email } = await aCarrier(page);
  const order = await aPaidOrder(page, ['TX', 'OK']);
  await adminPage.goto(toQueueAddress(email));
  const card = findRow(adminPage, order);
  await expect(card.getByRole('button', { name: 'Claim' })).toBeVisible();
  // The box to choose an order is beside all lines.
  const tops = await card.locator(':is(td, th):not(:has([type=checkbox]))').evaluateAll((cells) => {
    // A cell without a mark is not there.
    const boxes = cells.map((cell) => cell.getBoundingClientRect()).filter(({ height }) => height > 0);
    const middles = boxes.map(({ top, height }) => top + height / 2);
    return new Set(middles.map((middle) => Math.round(middle / 8))).size;
  });
  const width = adminPage.viewportSize()?.width ?? 0;
  expect(tops).toBe(width < 576 ? 3 : 1);
  await expectAccessible(adminPage, 'work queue on a phone');
  // A visually hidden label would be one pixel wide.
  const label = await adminPage.getByText('Open the work queue first after sign-in').boundingBox();
  expect(label?.width).toBeGreaterThan(100);

  const finder = await openDialog(adminPage, 'Find an order');
  await finder.getByRole('searchbox').fill(order.number);
  await expect(finder.getByRole('link').first()).toContainText(`Order number: ${order.number}`);
  await expectAccessible(adminPage, 'search of all orders on a phone');
  await finder.getByRole('link').first().click();
  await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
});
