import type { Page, Route } from '@playwright/test';
import { aCarrier, anAdmin, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';
import { findNumberLinks, findRow, returnToTab, toQueueAddress } from '../pages/queue.ts';
import { closeDialog } from '../pages/dialogs.ts';

/** Delays the queue's answers until the returned function is called, so that the display becomes stale. */
async function holdQueue(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/permits/admin/queue?*', (route) => {
    if (!isHolding) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('one admin claims an order, another takes it over after a warning and releases it', async ({
  page,
  adminPage: robin,
  browser,
}) => {
  const { email } = await aCarrier(page);
  const order = await aPaidOrder(page, ['TX', 'OK']);
  await robin.goto(toQueueAddress(email));
  await expect(robin).toHaveTitle('Permits · Wideload');
  await expect(robin.getByRole('heading', { level: 1 })).toHaveText('Work queue');
  await expect(findRow(robin, order)).toContainText(/less than 1 min|\d min/);
  await expect(findRow(robin, order)).toContainText('0 of 2 issued');
  await expect(findRow(robin, order)).toContainText('Nobody');

  const kim = await browser.newPage();
  const { email: kimsEmail } = await anAdmin(kim);
  await kim.goto(toQueueAddress(email));
  await expect(findRow(kim, order)).toContainText('Nobody');

  const release = await holdQueue(kim);
  await findRow(robin, order).getByRole('button', { name: 'Claim' }).click();
  await expect(findRow(robin, order)).toContainText('You');
  await findRow(kim, order).getByRole('button', { name: 'Claim' }).click();
  await release();
  await expect(kim.getByRole('alert')).toContainText(`Order ${order.number}: admin@wideload.example holds this order.`);

  await findRow(kim, order).getByRole('button', { name: 'Take over' }).click();
  const question = kim.getByRole('dialog', { name: `Take over order ${order.number}?` });
  await expect(question).toContainText('admin@wideload.example has held this order since');
  await expectAccessible(kim, 'taking an order over');
  await closeDialog(question, 'Take over');
  await expect(findRow(kim, order)).toContainText('You');
  await kim.goto('/permits/queue?holder=mine');
  await expect(findNumberLinks(kim)).toHaveText([order.number]);

  await returnToTab(robin);
  await expect(findRow(robin, order)).toContainText(kimsEmail.replace(/@.*/, ''));
  await expectUsableAt768(robin, 'work queue');
  await robin.getByLabel('Held by', { exact: true }).selectOption('Me');
  await expect(robin).toHaveURL(/holder=mine/);
  await expect(robin.getByText('No matching orders')).toBeVisible();
  await robin.goBack();

  await kim.getByRole('link', { name: order.number }).press('Enter');
  const control = kim.getByRole('region', { name: 'Assigned to' });
  await expect(control).toContainText('You have held this order since');
  await control.getByRole('button', { name: 'Release' }).click();
  await expect(control).toContainText('Nobody is working on this order yet');
  await kim.getByRole('link', { name: 'Back to the work queue' }).click();
  await expect(kim).toHaveURL(/\/permits\/queue\?holder=mine/);
  await expect(kim.getByText('You hold no order')).toBeVisible();
  await kim.close();
});
