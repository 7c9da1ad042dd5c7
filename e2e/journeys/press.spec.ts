import type { Locator, Page } from '@playwright/test';
import { aFleet, anOrderToPay, expect, test } from '../fixtures.ts';
import { findCardFrame } from '../pages/cards.ts';
import { expectNothingMoves } from '../pages/layout.ts';
import { openPermitCards } from '../pages/wizard.ts';
import { findProblems } from '../pages/dialogs.ts';

/** The pointer is down for a while at the upper edge, from which a new line above pushes the button away. */
async function pressUpperEdge(page: Page, button: Locator, hasTouch: boolean): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  if (hasTouch) return page.touchscreen.tap(x + width / 2, y + 4);
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  // Two frames: a message that appears on blur is drawn by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}

test('a press on a button counts even if the field that loses focus is invalid, and leaving it with Tab shows the same message @phone', async ({
  carrierPage: page,
  hasTouch,
}) => {
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Change Name' });
  await form.getByLabel('First name').fill('Ann4');
  await pressUpperEdge(page, form.getByRole('button', { name: 'Change name' }), hasTouch);
  // Only the button shows the summary.
  await expect(findProblems(form).getByRole('link', { name: 'Only characters!' })).toBeVisible();
  await expect(form.locator('p').getByText('Only characters!')).toBeVisible();

  const phone = page.getByRole('form', { name: 'Change Phone Number' });
  await phone.getByLabel('Phone number').fill('call me');
  await page.keyboard.press('Tab');
  await expect(phone.getByText('Please input current number!')).toBeVisible();
});

const wrong = ['?', ''];
const lengths = [...wrong, `13'6"`];

// Messages wrap most on a narrow phone, so every form is tried there; in CI the desktop tries one form and one dialog of each area.

test('nothing moves when a field of a carrier form loses focus, whatever its message @phone @sweep', async ({
  carrierPage: page,
  isMobile,
}) => {
  await page.goto('/account');
  for (const name of isMobile ? ['Change Name', 'Change password', 'Change Phone Number'] : ['Change Name'])
    await expectNothingMoves(page, page.getByRole('form', { name, exact: true }), [...wrong, 'short']);
  const dialogs = [
    ['/companies', 'Add company'],
    ['/trucks', 'Add truck'],
    ['/trailers', 'Add trailer'],
    ['/payment', 'Add new card'],
  ] as const;
  for (const [path, name] of isMobile ? dialogs : dialogs.slice(0, 1)) {
    await page.goto(path);
    await page.getByRole('button', { name }).first().click();
    // The sandbox's frame is higher than the provider's.
    if (path === '/payment') await expect(findCardFrame(page).getByText('Show the test cards')).toBeVisible();
    await expectNothingMoves(page, page.getByRole('dialog'), wrong);
  }
});

test('nothing moves when a field of the order loses focus, whatever its message @phone @sweep', async ({
  carrierPage: page,
  isMobile,
}) => {
  if (isMobile) {
    await page.goto('/new_order');
    await expectNothingMoves(page, page.locator('form'), wrong);
  }
  const fleet = await aFleet(page);
  for (const step of isMobile ? ['vehicles', 'permits'] : ['vehicles']) {
    // A step with wrong fields would keep the order from the next.
    const { id } = await anOrderToPay(page, ['TX', 'OK', 'KS'], { fleet });
    await page.goto(`/new_order?order=${id}&step=${step}`);
    if (step === 'permits') await openPermitCards(page);
    await expectNothingMoves(page, page.locator('form'), lengths);
  }
});

test('nothing moves when a field of a public form loses focus, whatever its message @phone @sweep', async ({
  page,
  isMobile,
}) => {
  for (const mode of isMobile ? ['sign-in', 'sign-up', 'reset'] : ['sign-up']) {
    await page.goto(`/auth?mode=${mode}`);
    await expectNothingMoves(page, page.getByRole('dialog'), [...wrong, 'short']);
  }
  await page.goto('/');
  for (const id of isMobile ? ['#join', '#contact'] : ['#contact']) {
    await page.locator(`${id} input`).first().focus();
    await expectNothingMoves(page, page.locator(id), wrong);
  }
  if (!isMobile) return;
  await page.goto('/check-your-load');
  await expectNothingMoves(page, page.locator('[data-form]'), lengths);
});

test('nothing moves when a field of an admin form loses focus, whatever its message @sweep', async ({
  adminPage: page,
}) => {
  await page.goto('/admins');
  await page.getByRole('button', { name: 'Add admin' }).click();
  await expectNothingMoves(page, page.getByRole('dialog'), wrong);
});
