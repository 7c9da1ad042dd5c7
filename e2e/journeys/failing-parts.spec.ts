import type { Page } from '@playwright/test';
import { aCard, expect, test, aPaidOrder } from '../fixtures.ts';

const failure = {
  type: 'about:blank',
  status: 429,
  code: 'rate.limited',
  title: 'Too many requests.',
  detail: 'Too many requests.',
};

/** The call with this path fails until the returned function is called. */
async function breakCall(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const address = (url: URL) => path.test(url.pathname);
  await page.route(address, (route) =>
    route.fulfill({ status: failure.status, contentType: 'application/problem+json', body: JSON.stringify(failure) }),
  );
  return () => page.unroute(address);
}

/** Of the page that loads next. Moves that a press causes do not count. */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      // Cast: the library of types has no layout shifts.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShift: () => sum });
  });
  return () => page.evaluate(() => (window as unknown as { readShift: () => number }).readShift());
}

const failed = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

test('parts of an order whose calls fail say what is missing, move nothing, and come after another try', async ({
  carrierPage: page,
  adminPage,
}) => {
  const { id, number } = await aPaidOrder(page, ['TX', 'OK']);
  const mendChanges = await breakCall(page, /\/changes$/);
  const mendWaits = await breakCall(page, /\/waits$/);
  const readShift = await measureShift(page);
  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const changes = failed(page, 'We could not look for changes asked of states');
  const waits = failed(page, 'When your permits come could not be loaded.');
  await expect(changes).toBeVisible();
  await expect(waits).toBeVisible();
  // The last part of the page.
  await expect(page.getByText('Limits and fees are estimates')).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
  await mendChanges();
  await mendWaits();
  await changes.getByRole('button', { name: 'Try again' }).click();
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(changes).toBeHidden();
  await expect(waits).toBeHidden();

  const mendFees = await breakCall(adminPage, /\/fee_differences$/);
  await adminPage.goto(`/users/orders/order?orderId=${id}`);
  await adminPage.getByRole('heading', { name: 'Ledger' }).click();
  const fees = failed(adminPage, 'Differences to settle could not be loaded');
  await expect(fees).toBeVisible();
  await expect(adminPage.getByRole('table', { name: 'Ledger' })).toBeVisible();
  await mendFees();
  await fees.getByRole('button', { name: 'Try again' }).click();
  await expect(fees).toBeHidden();
});

test('the payment page does not move when the agreement about orders by phone fails', async ({ carrierPage: page }) => {
  await aCard(page, 'pm_card_visa');
  const mend = await breakCall(page, /\/phone_agreement$/);
  const readShift = await measureShift(page);
  await page.goto('/payment');
  const agreement = page.getByRole('region', { name: 'Orders by phone' });
  await expect(agreement.getByRole('alert')).toContainText(failure.detail);
  await expect(page.getByText('ending in 4242')).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
  await mend();
  await agreement.getByRole('button', { name: 'Try again' }).click();
  await expect(agreement.getByRole('button', { name: 'Agree' })).toBeVisible();
});

test('the sign-in dialog shows the accounts of a local start with its fields, and does not move', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/site/config', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const readShift = await measureShift(page);
  await page.goto('/auth');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fill in' }).first()).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
});
