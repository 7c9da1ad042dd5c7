import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  aCarrier,
  callApi,
  expect,
  gotoRedirected,
  signIn,
  signInAs,
  openBlankPage,
  test,
  holdCalls,
} from '../fixtures.ts';
import { fillLength, findLengthField, goNext } from '../pages/wizard.ts';
import { aDraft, findInBar, loadStored, openVehicles } from '../pages/drafts.ts';
import { findScript } from '../pages/built.ts';
import { submitSignIn } from '../pages/dialogs.ts';

/** Typed text stays on the device. */
async function blockSaves(context: BrowserContext): Promise<void> {
  await context.route('**/api/permits/orders**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
}

/** No handler of the page runs in a crashed tab. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const died = page.waitForEvent('crash');
  // A crashed tab cannot answer the command.
  session.send('Page.crash').catch(() => {});
  await died;
  await page.close();
}

test('text typed offline stays on the device with a notice, and is sent when the network returns @rare', async ({
  page,
}) => {
  const { id } = await openVehicles(page);
  // The code of the other steps loads while the first one is filled in.
  await page.waitForFunction(
    (script) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(script)),
    findScript('jurisdiction-step.tsx'),
  );
  await page.context().setOffline(true);
  await fillLength(page, 'Width', [14, 6]);
  await page.getByLabel('Loaded weight').fill('90000');
  await expect(findInBar(page, 'On this device only')).toBeVisible();
  await expect(page.getByText('What you typed is kept on this device, and it is sent automatically')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  await goNext(page, 'Power Unit Details');
  await expect(page.getByLabel('Loaded weight')).toHaveValue(/90,?000/);
  await page.context().setOffline(false);
  await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  const { units } = await loadStored(page, id);
  expect(units).toMatchObject([{ weight: 90_000, dimensions: { width: 174 } }]);
});

for (const [way, press] of [
  ['Next', (page: Page) => page.getByRole('button', { name: 'Next Step' }).click()],
  [
    'the road',
    (page: Page) => page.getByRole('navigation', { name: 'Sections of the order' }).getByRole('button').first().click(),
  ],
] as const)
  test(`on a slow network ${way} keeps the first step on the screen until the rules of the second one are there`, async ({
    page,
  }) => {
    const { id } = await aDraft(page, { step: 1 });
    const arrive = await holdCalls(page, `**${findScript('later-steps.ts')}`);
    await page.goto(`/new_order?order=${id}`);
    await expect(page.getByLabel('Order title')).toBeVisible();
    await press(page);
    if (way === 'Next')
      await expect(page.getByRole('button', { name: 'Next Step' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByLabel('Order title')).toHaveValue('Tank to Tulsa');
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  });

test.describe('when a tab crashes', () => {
  test.use({ isAlone: true });

  test('a new order that the server never received survives its tab and is created later, once', async ({
    carrierPage: page,
  }) => {
    const context = page.context();
    await page.goto('/new_order');
    await expect(page.getByLabel('Order title')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Order title').fill('Typed in the desert');
    await page.getByLabel('Person name').fill('Ann Carrier');
    await expect(findInBar(page, 'On this device only')).toBeVisible();
    await crash(page);

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/order_list');
    await expect(again.getByText('“Typed in the desert” is saved now.')).toBeVisible();
    const { body } = await callApi(again, 'GET', '/permits/orders');
    expect(body).toMatchObject({
      total: 1,
      items: [{ title: 'Typed in the desert', customer: { personName: 'Ann Carrier' } }],
    });
    await again.reload();
    await expect(again.getByText('Typed in the desert').first()).toBeVisible();
    expect((await callApi(again, 'GET', '/permits/orders')).body).toMatchObject({ total: 1 });
  });
});

test.describe('when a tab crashes before a save', () => {
  test.use({ isAlone: true });

  test('a crash between keystroke and save loses no field @rare', async ({ page }) => {
    const { id } = await openVehicles(page);
    const context = page.context();
    await blockSaves(context);
    await fillLength(page, 'Width', [14, 6]);
    await findLengthField(page, 'Height').fill('fifteen');
    await page.getByRole('combobox', { name: 'Load type' }).selectOption({ label: 'Commodity' });
    await page.getByLabel('Loaded weight').fill('111,');
    await crash(page);

    await context.unrouteAll();
    const again = await context.newPage();
    await again.goto(`/new_order?order=${id}`);
    await expect(again.getByText(/was kept on this device and is here again/)).toBeVisible();
    await expect(findLengthField(again, 'Width')).toHaveValue(/^14/);
    await expect(findLengthField(again, 'Height')).toHaveValue('fifteen');
    await expect(again.getByRole('combobox', { name: 'Load type' })).toHaveValue('commodity');
    await expect(again.getByLabel('Loaded weight')).toHaveValue(/^111,?$/);
    await expect(findInBar(again, /^Saved \d/)).toBeVisible();
    expect((await loadStored(again, id)).units).toMatchObject([{ dimensions: { width: 174 } }]);
    // The notice belongs to the step with the restored text.
    await again.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(again.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
    await expect(again.getByText(/is here again/)).toBeHidden();
    await goNext(again, 'Power Unit Details');
    await expect(again.getByText(/is here again/)).toBeHidden();
    await again.reload();
    await expect(findLengthField(again, 'Height')).toHaveValue('fifteen');
    await expect(again.getByText(/is here again/)).toBeHidden();
  });
});

test('signing out sends what is only on this device, and asks if that fails', async ({ page }) => {
  const { email } = await aCarrier(page);
  await blockSaves(page.context());
  await page.goto('/new_order');
  await page.getByLabel('Order title').fill('Nearly gone');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('An order has changes that are only on this device')).toBeVisible();
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signInAs(page, email);
  await expect(page.getByText('Nearly gone').first()).toBeVisible();
});

/** A sign-out of all sessions on another device. */
async function endSessions(browser: Browser, email: string): Promise<void> {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email);
  expect((await callApi(elsewhere, 'DELETE', '/users/sessions')).status).toBe(200);
  await elsewhere.close();
}

test('an expired session loses no text of its user and shows none to another @rare', async ({ page, browser }) => {
  const { email, id } = await openVehicles(page);
  await blockSaves(page.context());
  await page.getByLabel('Loaded weight').fill('90,000 or so');
  await endSessions(browser, email);
  await page.waitForURL(/\/auth\?next=/);
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible();
  await page.context().unrouteAll();

  await test.step('another person on this device finds nothing of it', async () => {
    await aCarrier(page);
    await page.goto('/new_order');
    await expect(page.getByLabel('Order title')).toHaveValue('');
    await page.goto(`/new_order?order=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(page.getByLabel('Loaded weight')).toBeHidden();
  });

  await test.step('the same person continues at the same place', async () => {
    await openBlankPage(page);
    await page.evaluate(() => localStorage.removeItem('wideload.accessToken'));
    await gotoRedirected(page, `/new_order?order=${id}&step=vehicles`);
    const signIn = page.getByRole('dialog', { name: 'Sign In' });
    await submitSignIn(signIn, email);
    await expect(page.getByLabel('Loaded weight')).toHaveValue('90,000 or so');
    await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new order continues after a reload without a network @rare', async ({ carrierPage: page }) => {
    await page.goto('/order_list');
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await (await caches.open('wideload-copies')).keys()).length > 0);
    await page.goto('/new_order');
    await expect(page.getByLabel('Order title')).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel('Order title').fill('Typed in the desert');
    await expect(findInBar(page, 'On this device only')).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByLabel('Order title')).toHaveValue('Typed in the desert');
    await page.context().setOffline(false);
    await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  });
});
