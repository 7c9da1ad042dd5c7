import type { Locator, Page } from '@playwright/test';
import { aCarrier, expect, test } from '../fixtures.ts';

/** A press as a hand does it: the pointer stays down for a while, at the upper edge, where an inserted message pushes the button away. */
async function pressUpperEdge(page: Page, button: Locator, hasTouch: boolean): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  if (hasTouch) return page.touchscreen.tap(x + width / 2, y + 4);
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  // After two frames, anything that blur shows is rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}

test('a field that is left by a press says what is wrong once the press is done, and so the press counts; left by the Tab key it says so at once @phone', async ({
  page,
  hasTouch,
}) => {
  await aCarrier(page);
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Change Name' });
  await form.getByLabel('First name').fill('Ann4');
  await pressUpperEdge(page, form.getByRole('button', { name: 'Change name' }), hasTouch);
  // The button shows the problem summary.
  await expect(form.getByRole('alert').getByRole('link', { name: 'Only characters!' })).toBeVisible();
  await expect(form.locator('p').getByText('Only characters!')).toBeVisible();

  const phone = page.getByRole('form', { name: 'Change Phone Number' });
  await phone.getByLabel('Phone number').fill('call me');
  await page.keyboard.press('Tab');
  await expect(phone.getByText('Please input current number!')).toBeVisible();
});
