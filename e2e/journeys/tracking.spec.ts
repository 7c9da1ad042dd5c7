import type { Locator, Page, Request } from '@playwright/test';
import { aCard, anOrderToPay, expect, payOrder, signInAs, test } from '../fixtures.ts';
import { openPart } from '../pages/desk.ts';
import { expectAccessible } from '../accessibility.ts';
import { findOrders } from '../pages/orders.ts';

function findBadge(page: Page, unread: number): Locator {
  const menu = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: `Notifications ${unread} unread` });
  return menu.or(page.getByRole('button', { name: `${unread} unread notification, open the menu` }));
}

const findToasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function waitForFirstAnswer(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/api/notifications'));
}

test('a new status is counted in the menu and shown once, and its notification can be found, opened, deleted and restored @phone', async ({
  carrierPage: page,
  context,
  isMobile,
}) => {
  const order = await anOrderToPay(page, ['OH']);
  await Promise.all([waitForFirstAnswer(page), page.goto('/companies')]);
  await payOrder(page, order.id);
  await expect(findToasts(page).getByText('Payment received. Status: pending')).toBeVisible();
  // A toast lasts ten seconds: it is closed before slower steps.
  await findToasts(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(findToasts(page)).toBeHidden();
  await expect(findBadge(page, 1)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/trucks');
  await expect(findBadge(second, 1)).toBeVisible();
  await expect(findToasts(second)).toBeHidden();
  await second.close();

  if (isMobile) await findBadge(page, 1).click();
  await page.getByRole('link', { name: 'Notifications 1 unread' }).click();
  await expect(page).toHaveTitle('Notifications · Wideload');
  const card = page.getByRole('article');
  await expect(card.getByText('Unread')).toBeVisible();
  await expect(card).toContainText('Press to Wichita');
  await expectAccessible(page, 'notifications');
  await page.getByLabel('Search by notification id').fill('0000');
  await expect(page.getByText('No matching notifications')).toBeVisible();
  await expect(page).toHaveURL(/search=0000/);
  await page.getByRole('button', { name: 'Show all notifications' }).click();
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await expect(markAll).toBeVisible();
  const id = /[0-9a-f-]{36}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('Search by notification id').fill(id);
  await page.getByLabel('Search by notification id').press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${id}`));

  await card.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`/order_list/order\\?orderId=${order.id}`));
  await expect(findBadge(page, 1)).toBeHidden();
  await page.goto('/notifications');
  await expect(card.getByText('Read', { exact: true })).toBeVisible();
  await expect(markAll).toBeHidden();
  await expect(findToasts(page)).toBeHidden();
  await card.getByRole('button', { name: 'Delete' }).click();
  // Hovering keeps a toast open.
  await findToasts(page).getByText('The notification about order').hover();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await findToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Read', { exact: true })).toBeVisible();
});

/** A response that is not a page error and that nothing retries. */
const refusal = {
  status: 429,
  contentType: 'application/problem+json',
  json: { status: 429, code: 'rate.limited', title: 'Wait.', detail: 'Too many tries. Wait a moment and try again.' },
};

test('a failed load or deletion shows an error, and a retry works', async ({ carrierPage: page }) => {
  const order = await anOrderToPay(page, ['OH']);
  await payOrder(page, order.id);
  await page.route('**/api/notifications?*', (route) => route.fulfill(refusal));
  await page.route('**/api/notifications/*', (route) => route.fulfill(refusal));
  await page.goto('/notifications');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/notifications?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('The notification was not deleted');
  await expect(page.getByRole('article')).toBeVisible();
});

test.describe('with a fake clock', () => {
  test.use({ isAlone: true });

  test('notifications are polled every two seconds, after ten following a failure, and neither in a hidden tab nor for an admin @rare', async ({
    carrierPage: page,
  }) => {
    let isRefused = false;
    const [asked, over] = [new Set<Request>(), new Set<Request>()];
    const isPoll = (request: Request) => request.url().endsWith('/api/notifications');
    page.on('request', (request) => isPoll(request) && asked.add(request));
    page.on('response', (response) => isPoll(response.request()) && over.add(response.request()));
    page.on('requestfailed', (request) => isPoll(request) && over.add(request));
    await page.route('**/api/notifications', (route) => (isRefused ? route.fulfill(refusal) : route.continue()));
    /** Waits until the page has read every response: an extra request comes back after them. */
    const settle = async () => {
      await expect.poll(() => asked.size - over.size).toBe(0);
      await page.evaluate(async () => (await fetch('/health/live')).text());
    };
    const expectAfter = async (ms: number, count: number) => {
      const before = asked.size;
      await page.clock.runFor(ms);
      await expect.poll(() => asked.size - before).toBe(count);
      await settle();
    };
    /** The page sets its next timer a moment after an answer, so the clock advances in steps until a request. Returns the milliseconds. */
    const moveToRequest = async () => {
      const before = asked.size;
      let moved = 0;
      for (; asked.size === before; moved += 100) {
        await page.clock.runFor(100);
        await settle();
      }
      return moved;
    };
    const expectRequestAfter = async (ms: number) => {
      const moved = await moveToRequest();
      expect(moved).toBeGreaterThanOrEqual(ms);
      expect(moved).toBeLessThanOrEqual(ms + 500);
    };
    const setVisibility = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);

    await page.clock.install();
    await Promise.all([waitForFirstAnswer(page), page.goto('/trucks')]);
    await expect(page.getByText('No trucks yet')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await settle();
    await moveToRequest();
    await expectRequestAfter(2_000);
    await setVisibility('hidden');
    await expectAfter(8_000, 0);
    isRefused = true;
    const before = asked.size;
    await setVisibility('visible');
    await expect.poll(() => asked.size - before).toBe(1);
    await settle();
    await expectRequestAfter(10_000);

    await page.clock.resume();
    await signInAs(page, 'admin@wideload.example');
    await expect(page).toHaveURL(/dashboard/);
    await expectAfter(6_000, 0);
  });
});

test('the order list keeps a status in its address, with the number of each @phone', async ({ page }) => {
  await signInAs(page, 'carrier@wideload.example');
  const filter = page.getByRole('group', { name: 'Filter by status' });
  await filter.getByRole('button', { name: 'Rejected 1' }).click();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(findOrders(page)).toHaveCount(1);
  await page.reload();
  await expect(filter.getByRole('button', { name: 'Rejected 1' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'filtered order list');
  await page.getByLabel('Search by order id').fill('100001');
  await page.getByLabel('Search by order id').press('Enter');
  await expect(page.getByText('Nothing that is rejected was found for “100001”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(findOrders(page)).toHaveCount(5);
  await page.goto('/order_list?status=nonsense');
  await expect(filter.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

test('an order shows its history and the progress of each permit, and prints without menus, black on white @phone', async ({
  page,
}) => {
  await signInAs(page, 'carrier@wideload.example');
  await page.goto('/order_list?search=100002');
  await page.getByRole('link', { name: 'Order 100002' }).click();
  const history = (await openPart(page, 'History')).getByRole('listitem');
  await expect(history).toHaveCount(7);
  await expect(history.nth(0)).toContainText(/Order started.*, You/);
  await expect(history.nth(1)).toContainText(/Order paid.*, Wideload \(payment\)/);
  await expect(history.nth(5)).toContainText(/South Dakota, unit 1: refused.*, WideloadThe header has to travel/);
  await expect(history.nth(6)).toContainText(/Rejected \(was pending\).*, WideloadSouth Dakota asks for the header/);
  await expect(page.getByText('Refused South Dakota refused this permit.')).toBeVisible();
  await expect(
    page.getByText('Issued Carry this permit in the truck the whole time you are in Nebraska.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Billing details' })).toContainText('Dana Whitfield');
  await expectAccessible(page, 'an order with its history');

  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(history.nth(6)).toBeVisible();
});

test('the message of a declined payment does not cover PAY @phone', async ({ carrierPage: page }) => {
  const order = await anOrderToPay(page, ['OH']);
  await aCard(page, 'pm_card_sandbox_insufficientFunds');
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await expect(page.getByRole('radio', { name: 'ending in 0515' })).toBeChecked();
  const pay = page.getByRole('button', { name: 'PAY', exact: true });
  await pay.click();
  // Hovering keeps a toast open.
  await findToasts(page).getByText('Insufficient funds').hover();
  await expect(pay).toBeInViewport({ ratio: 1 });
  // An overlapping toast would take a press without scrolling.
  await pay.click({ trial: true });
  const [message, button] = [await findToasts(page).boundingBox(), await pay.boundingBox()];
  if (message === null || button === null) throw new Error('Both are in sight.');
  const isBeside = message.x + message.width <= button.x || button.x + button.width <= message.x;
  expect(isBeside || message.y + message.height <= button.y || button.y + button.height <= message.y).toBe(true);
});
