import { aCarrier, anOrderToPay, callSuccessfully, expect, test, type ApiOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { Windows } from '../window.ts';

// Other journeys check the landing page, an order, the states, the vehicles and the summary, with data in them.

test('every carrier page and every sign-in form passes the accessibility and layout checks in both themes @phone @sweep', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page, '/auth');
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expectAccessible(page, 'sign-up');

  await aCarrier(page);
  await page.goto('/order_list');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectAccessible(page, 'empty order list');
  for (const [path, title] of [
    ['/companies', 'Companies'],
    ['/trucks', 'Trucks'],
    ['/trailers', 'Trailers'],
    ['/payment', 'My Credit Cards'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('every step of an order, its card in the list and the card form pass the accessibility and layout checks in both themes @phone @sweep', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page);
  for (const [path, title] of [
    ['/order_list', 'Order List'],
    ['/new_order', 'Person Ordering Information'],
    [`/new_order?order=${id}&step=permits`, 'Permit Selection'],
    [`/new_order?order=${id}&step=payment`, 'Payment'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await expect(page.getByRole('group', { name: 'Card number, expiry date and CVC' })).toBeVisible();
  await expectAccessible(page, 'card form');
});

test('the theme is set before the first paint, and the choice is remembered', async ({ carrierPage: page }) => {
  await page.goto('/order_list');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/companies', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('nothing is loaded from another host @sweep', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await page.goto('/');
  await aCarrier(page);
  const order = await anOrderToPay(page);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await expect(page.getByRole('group', { name: 'Card number, expiry date and CVC' })).toBeVisible();
  expect(strangers).toEqual([]);
});

test('the menu button opens the menu on a phone @phone', async ({ carrierPage: page, isMobile }) => {
  await page.goto('/order_list');
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Trailers' }).click();
  await expect(page).toHaveURL(/\/trailers$/);
  await expect(page).toHaveTitle(/Trailers/);
});

test('enlarged to 400 %, a form in a dialog shows each focused field whole, and scrolls in one direction', async ({
  carrierPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/trucks');
  await page.getByRole('button', { name: 'Add truck' }).click();
  const form = page.getByRole('dialog', { name: 'Add truck' });
  for (const name of ['Power unit number', 'VIN', 'Plate number', 'Registered weight']) {
    const field = form.getByLabel(name);
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    const isCovered = await field.evaluate((element) => {
      const { x, y, bottom } = element.getBoundingClientRect();
      return [y + 2, bottom - 2].some((at) => document.elementFromPoint(x + 9, at) !== element);
    });
    expect(isCovered, name).toBe(false);
  }
  const overflow = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('forced colors show the mark of a checkbox only where it is checked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auth?mode=sign-up');
  const terms = page.locator('label', { has: page.getByRole('checkbox') });
  const mark = terms.locator('svg');
  await expect(terms).toBeVisible();
  await expect(mark).toBeHidden();
  await terms.click({ position: { x: 12, y: 12 } });
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(mark).toBeVisible();
});

test('forced colors show the direction of a sorted column, and tell the statuses of states apart', async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/permits/queue?search=carrier@wideload.example');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(2);
  const seen = await page.evaluate(() => {
    const findColors = (selector: string, pseudo?: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((found) => getComputedStyle(found, pseudo).backgroundColor),
      ),
    ];
    return {
      arrows: findColors('th[aria-sort] button', '::after'),
      heads: findColors('table'),
      signs: findColors('td li[title*=": "]'),
    };
  });
  expect(seen.arrows).not.toContain(seen.heads[0]);
  // Requested, filed, issued and refused.
  expect(seen.signs.length).toBeGreaterThan(2);
});

test('a printed order of the desk names the state of each permit, and printed books have no buttons', async ({
  adminPage: page,
}) => {
  const { items } = await callSuccessfully(page, 'GET', '/permits/admin/orders?search=100002');
  const [order] = items as ApiOrder[];
  await page.goto(`/users/orders/order?orderId=${order?._id}`);
  const state = page.getByRole('rowheader').getByText('Nebraska', { exact: true });
  await expect(state.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(state.first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/dashboard/books');
  const books = page.getByRole('main');
  await expect(books.getByRole('heading', { level: 1, name: 'Close a month' })).toBeVisible();
  await expect(books.getByRole('navigation')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(books.getByRole('navigation')).toHaveCount(0);
  await expect(books.getByRole('button')).toHaveCount(0);
});

test('a window of tests begins without the forced colors of the journey before', async ({ browser, viewport }) => {
  const windows = new Windows();
  const { page: before } = await windows.of('forced', browser, viewport);
  await before.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  const { page, context } = await windows.of('forced', browser, viewport);
  expect(page).toBe(before);
  const isForced = () => matchMedia('(forced-colors: active), (prefers-contrast: more)').matches;
  expect(await page.evaluate(isForced)).toBe(false);
  await context.close();
});

test('a printed queue says the status of each state in words, as paper may have no colors', async ({
  adminPage: page,
}) => {
  await page.goto('/permits/queue?search=carrier@wideload.example');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll('td li[title*=": "]')].map((sign) => getComputedStyle(sign, '::before').content),
  );
  expect(printed).toContain('"Mississippi: Refused"');
  expect(printed.length).toBe(await page.locator('td li[title*=": "]').count());
  await page.emulateMedia({ media: null });
});
