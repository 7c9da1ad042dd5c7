import type { Page } from '@playwright/test';
import { aCarrier, aFleet, anOrderToPay, callSuccessfully, expect, payOrder, signIn, test } from '../fixtures.ts';
import { expectTextsFit } from '../text-layout.ts';

const findFocused = (page: Page) => page.locator(':focus');

test('a dialog that is discarded gives the focus back to its button', async ({ carrierPage: page }) => {
  await page.goto('/trucks');
  const add = page.getByRole('button', { name: 'Add truck' });
  await add.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add truck' });
  await drawer.getByLabel('Power unit number').fill('205');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
});

test('a deleted state leaves the focus in its list, and a link leads from the title of a step to its buttons', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['TX', 'OK']);
  await page.goto(`/new_order?order=${id}&step=jurisdiction`);
  await page.getByRole('button', { name: 'Delete Oklahoma' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Selected states' })).toBeFocused();

  await page.goto(`/new_order?order=${id}&step=summary`);
  await page.getByRole('heading', { level: 1, name: 'Summary' }).focus();
  await page.keyboard.press('Tab');
  await expect(findFocused(page)).toHaveText('Skip to the end of this step');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-form-actions] :focus')).toBeVisible();
});

test('a button that goes with its work leaves the focus at the heading above it', async ({
  page,
  adminPage: elsewhere,
}) => {
  const { email } = await aCarrier(page);
  await signIn(elsewhere, email);
  await page.goto('/account');
  const others = page.getByRole('button', { name: 'Sign out all other devices' });
  await others.press('Enter');
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My sessions' })).toBeFocused();
});

test('who asks for more contrast gets no gray text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await aCarrier(page);
  await page.goto('/trucks');
  const gray = page.locator('main .muted').first();
  await expect(gray).toBeVisible();
  const colors = await gray.evaluate((text) => [text, document.body].map((one) => getComputedStyle(one).color));
  expect(colors[0]).toBe(colors[1]);
});

test('a link to a place on the page is not told as the current page, and forced colors show how far an order is', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const fleet = await aFleet(page);
  const { id } = await anOrderToPay(page, ['TX'], { fleet });
  await payOrder(page, id);
  const text = 'What is the registered weight of truck 104?';
  const question = { _id: crypto.randomUUID(), text, files: [], isQuestion: true };
  await callSuccessfully(admin, 'POST', `/permits/admin/orders/${id}/messages`, question);
  await page.goto(`/order_list/order?orderId=${id}`);
  const answer = page.getByRole('link', { name: 'Answer the question' });
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveAttribute('aria-current');

  const draft = await anOrderToPay(page, ['TX'], { fleet });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/new_order?order=${draft.id}&step=vehicles`);
  const rounds = page.getByRole('navigation', { name: 'Sections of the order' }).locator('[aria-hidden=true]');
  await expect(rounds).toHaveCount(7);
  const looks = await rounds.evaluateAll((all) => all.map((round) => getComputedStyle(round).backgroundColor));
  // Done, the current one, and those to come.
  expect(new Set([looks[0], looks[2], looks[3]]).size).toBe(3);
});

test.describe('text of 24 px', () => {
  test.use({ isAlone: true });

  test('with text of 24 px in the browser all text is larger, and no page cuts it or scrolls sideways', async ({
    carrierPage: page,
    context,
  }) => {
    const { id } = await anOrderToPay(page, ['TX', 'OK']);
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    for (const [path, title] of [
      ['/order_list', 'Order List'],
      [`/new_order?order=${id}&step=vehicles`, 'Power Unit Details'],
      [`/new_order?order=${id}&step=permits`, 'Permit Selection'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('24px');
      await expectTextsFit(page, path, [640, 1440]);
    }
    // On a phone the bar would cover a third of the window.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/new_order?order=${id}&step=summary`);
    await expect(page.getByLabel(/I have reviewed/)).toBeAttached();
    await expect(page.getByLabel(/I have reviewed/)).not.toBeInViewport();
    await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(/I have reviewed/)).toBeInViewport();
    await page.goto('/order_list');
    // A window of 1440 px has room for 960 px of the layout, which has its menu in a drawer.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: /menu/i })).toBeVisible();
  });
});
