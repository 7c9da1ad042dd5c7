import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { aFleet, anOrderToPay, callSuccessfully, expect, fetchWhole, payOrder, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findOrder, findOrders } from '../pages/orders.ts';
import { openDialog } from '../pages/dialogs.ts';
import { towns } from '../pages/trip.ts';

/** The Monday after this week, as a departure cannot be in the past. */
const monday = new Date();
monday.setUTCDate(monday.getUTCDate() + 14 - ((monday.getUTCDay() + 6) % 7));
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(monday);
const leaves = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

const trip = {
  places: [towns.dallas, towns.chicago],
  startDate: monday.toISOString().slice(0, 10),
  startTime: '07:00',
};

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search by order id').fill(text);
  await page.getByLabel('Search by order id').press('Enter');
}

test('the list shows trip, states, permits and total of each order, and finds them by title, company and states @phone', async ({
  carrierPage: page,
}) => {
  await aPaidOrder(page, [], { trip });
  await page.goto('/order_list');
  const order = findOrders(page);
  await expect(order).toHaveCount(1);
  for (const text of ['Press to Wichita', 'Dallas, TX – Chicago, IL', `${leaves}, 7:00 AM`])
    await expect(order).toContainText(text);
  await expect(order).toContainText(/0 of 4 (?:permits )?issued/);
  await expect(order).toContainText(/\$\d+\.\d\d/);
  for (const state of ['Texas', 'Arkansas', 'Missouri', 'Illinois']) await expect(order).toContainText(state);
  await expectAccessible(page, 'the list with a trip');
  for (const text of ['wichita', 'lowboy', 'TX IL', 'missouri']) {
    await searchFor(page, text);
    await expect(page).toHaveURL(new RegExp(`search=${text.replace(' ', '(?:\\+|%20)')}`));
    await expect(order).toHaveCount(1);
  }
  await searchFor(page, 'Ohio');
  await expect(page.getByText('No matching orders')).toBeVisible();
});

test('from 992 px the list is a table, below it are cards', async ({ carrierPage: page }) => {
  await aPaidOrder(page, [], { trip });
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto('/order_list');
  const table = page.getByRole('table', { name: 'Your orders' });
  await expect(table.getByRole('row').filter({ hasText: 'Pending' })).toHaveCount(1);
  await expect(table.getByRole('button', { name: 'Order again' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(992);
  await expectAccessible(page, 'the table of orders');
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(table).toHaveCount(0);
});

test('the total of the largest order is not cut, and its row has room for it', async ({ carrierPage: page }) => {
  await anOrderToPay(page);
  await page.route('**/api/permits/orders?*', async (route) => {
    const response = await fetchWhole(route);
    const answer: { items: object[] } = await response.json();
    const items = answer.items.map((item) => ({ ...item, totalPrice: 123_456_789 }));
    await route.fulfill({ response, json: { ...answer, items } });
  });
  await page.goto('/order_list');
  const total = page.getByRole('cell', { name: '$1,234,567.89' });
  for (const width of [992, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(total).toBeVisible();
    const over = await total.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    expect(over, `px by which the total is wider than its column at ${width} px`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a dispatcher sees what leaves next and what needs an answer, a dozen rows to a screen, and downloads the list', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const fleet = await aFleet(page);
  const leaving = async (startDate: string) => {
    const { id } = await anOrderToPay(page, [], { fleet, trip: { ...trip, startDate } });
    return id;
  };
  const later = await leaving('2031-05-06');
  await leaving('2030-05-06');
  await payOrder(page, later);
  const question = { _id: crypto.randomUUID(), text: 'What does it weigh?', files: [], isQuestion: true };
  await callSuccessfully(admin, 'POST', `/permits/admin/orders/${later}/messages`, question);
  await page.goto('/order_list');
  const table = page.getByRole('table', { name: 'Your orders' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const waiting = rows.filter({ hasText: 'We need your answer' });
  await expect(waiting).toHaveCount(1);
  const { height = 0 } = (await waiting.boundingBox()) ?? {};
  const { y = 0 } = (await rows.first().boundingBox()) ?? {};
  expect(Math.floor((900 - y) / height)).toBeGreaterThanOrEqual(12);

  await table.getByRole('button', { name: 'Leaves' }).click();
  await expect(page).toHaveURL(/sort=leaves/);
  await expect(rows.first()).toContainText('May 6, 2030');
  await page.getByRole('button', { name: 'Needs you 1' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('May 6, 2031');
  await expectAccessible(page, 'the orders that need the carrier');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',2031-05-06,07:00,"Dallas, TX","Chicago, IL",');
  await waiting.getByRole('link', { name: 'We need your answer' }).click();
  await expect(page.getByLabel('Your answer')).toBeInViewport();
});

test('an order can be repeated a week later and paid in at most 5 actions @phone', async ({ carrierPage: page }) => {
  const { id: first } = await aPaidOrder(page, [], { trip });
  await page.goto('/order_list');
  let actions = 0;
  const countAction = async (work: Promise<void>) => {
    actions += 1;
    await work;
  };
  await countAction(findOrder(page, 'Dallas').getByRole('button', { name: 'Order again' }).click());
  const modal = page.getByRole('dialog', { name: /^Order \d+ again$/ });
  await expect(modal).toContainText(new RegExp(`The same trip as on ${leaves}, 7:00 AM C[SD]T\\.`));
  const offered = await modal.getByLabel('Leaving').inputValue();
  await expect(modal.getByText(/^Mon, /)).toBeVisible();
  await expect(modal.getByLabel('Hour')).toHaveValue('7:00 AM');
  await expectAccessible(page, 'the question for the next departure');
  await countAction(modal.getByRole('button', { name: 'Order again' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  expect(id).not.toBe(first);
  await countAction(page.getByRole('checkbox', { name: /^I have reviewed/ }).check());
  await countAction(page.getByRole('button', { name: 'Next', exact: true }).click());
  await countAction(page.getByRole('button', { name: 'PAY', exact: true }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  expect(actions).toBeLessThanOrEqual(5);

  const copy = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const day = new Date(`${offered} UTC`).toISOString().slice(0, 10);
  expect(copy['trip']).toMatchObject({ places: trip.places, startDate: day, startTime: '07:00' });
  expect(copy['status']).toBe('pending');
  expect((copy['permits'] as { date: { startDate: string } }[])[0]?.date.startDate).toBe(day);
});

test('another day and hour can be typed for the next departure, and invalid text stays with a message', async ({
  carrierPage: page,
}) => {
  const { id } = await aPaidOrder(page, [], { trip });
  await page.goto(`/order_list/order?orderId=${id}`);
  const modal = await openDialog(page, 'Order again', /^Order \d+ again$/);
  await modal.getByLabel('Hour').fill('early');
  await modal.getByLabel('Hour').press('Enter');
  await expect(modal.getByText('“early” is not a time of day. Enter one such as 7:30 AM.')).toBeVisible();
  await modal.getByLabel('Leaving').fill('2030-03-04');
  await modal.getByLabel('Hour').fill('530 am');
  await modal.getByLabel('Hour').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  const copy = new URL(page.url()).searchParams.get('order');
  expect((await callSuccessfully(page, 'GET', `/permits/orders/${copy}`))['trip']).toMatchObject({
    startDate: '2030-03-04',
    startTime: '05:30',
  });
});

test('an empty list shows the setup steps, which of them are done, and a new order last @phone', async ({
  carrierPage: page,
}) => {
  await page.goto('/order_list');
  const steps = page.getByRole('list').filter({ hasText: 'Add your company' }).getByRole('listitem');
  await expect(steps).toHaveText(['Add your company', 'Add a truck', 'Add a trailer']);
  await aFleet(page);
  await page.reload();
  await expect(steps).toHaveText(['Add your companydone', 'Add a truckdone', 'Add a trailerdone']);
  await page.getByRole('link', { name: 'Add a truck' }).click();
  await expect(page).toHaveURL(/\/trucks$/);
});
