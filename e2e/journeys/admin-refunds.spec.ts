import type { Locator, Page } from '@playwright/test';
import { aCarrier, expect, findMail, callSuccessfully, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

async function openPaidOrder(page: Page, admin: Page, card?: string): Promise<{ id: string; number: string }> {
  await aCarrier(page);
  const { id, number } = await aPaidOrder(page, ['TX', 'OH'], { card });
  const { _id: user } = await callSuccessfully(page, 'GET', '/users/');
  await admin.goto(`/users/orders/order?orderId=${id}&userId=${String(user)}`);
  return { id, number };
}

const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Refunds' });

test('an admin makes a partial refund after a question that names amount and card; the carrier is notified and sees it', async ({
  page,
  adminPage: admin,
}) => {
  const order = await openPaidOrder(page, admin);
  await openPart(admin, 'Payments');
  const drawer = await openDialog(admin, /^Refund: payment of/, `Refund on order ${order.number}`);
  await drawer.getByRole('button', { name: 'Refund…' }).click();
  await expect(drawer.getByRole('link', { name: 'Please input the amount!' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Please input the reason!' })).toBeVisible();
  await expectAccessible(admin, 'form of a refund');
  await drawer.getByLabel('Amount in dollars').fill('99999');
  await drawer.getByLabel('Reason').fill('Ohio was not needed.');
  await drawer.getByRole('button', { name: 'Refund…' }).click();
  await expect(drawer.getByRole('link', { name: /^At most \$[\d.]+ can be refunded\.$/ })).toBeVisible();
  await drawer.getByLabel('Amount in dollars').fill('$40');
  await drawer.getByRole('combobox', { name: 'For which permit' }).fill('Ohio');
  await admin.getByRole('option', { name: /Ohio, unit 1/ }).click();
  await drawer.getByRole('button', { name: 'Refund…' }).click();
  const question = admin.getByRole('dialog', { name: 'Refund $40.00 to Visa ending in 4242?' });
  await question.getByRole('button', { name: 'Refund $40.00' }).dblclick();
  await expect(drawer).toBeHidden();
  await expect(listOf(admin).getByRole('listitem')).toHaveCount(1);
  await expect(listOf(admin)).toContainText(
    'Refunded: $40.00For Ohio, unit 1Ohio was not needed.admin@wideload.example',
  );

  await page.goto(`/order_list/order?orderId=${order.id}`);
  await expect(listOf(page).getByRole('listitem')).toContainText('Refunded, $40.00 to Visa ending in 4242');
  await expect(page.getByText('Ohio was not needed.')).toBeHidden();
  await expectAccessible(page, 'order with a refund');
  const mail = await findMail(
    page,
    'dispatch@test.example',
    new RegExp(`Order ${order.number}: \\$40\\.00 was refunded`),
  );
  expect(mail.text).toContain('to Visa ending in 4242');
});

test('a rejected order offers its refund; one that fails at the bank is open again, and both the admin and the carrier see it @rare', async ({
  page,
  adminPage: admin,
}) => {
  const order = await openPaidOrder(page, admin, 'pm_card_refundFail');
  const status = await openDialog(admin, `Change status of order ${order.number}`);
  await status.getByRole('radio', { name: 'Rejected' }).check();
  await expect(status.getByText('Nothing is refunded by itself')).toBeVisible();
  await closeDialog(status, 'Reject order');
  await page.goto(`/order_list/order?orderId=${order.id}`);
  const money = page.getByRole('status').filter({ hasText: 'Your money' });
  await expect(money).toContainText(
    /You paid \$[\d.]+\. Nothing of it has been refunded yet\. A representative decides/,
  );
  await page.goto('/notifications');
  await expect(page.getByRole('article').first()).toContainText('Nothing of it has been refunded yet.');

  const offer = admin.getByRole('status').filter({ hasText: 'of what was paid for this order can be refunded' });
  await offer.getByRole('button', { name: /^Refund: payment of/ }).click();
  const drawer = admin.getByRole('dialog', { name: `Refund on order ${order.number}` });
  await drawer.getByRole('button', { name: 'Refund all' }).click();
  await drawer.getByLabel('Reason').fill('Rejected.');
  await drawer.getByRole('button', { name: 'Refund…' }).click();
  await admin.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(admin.getByText(/^\$[\d.]+ refunded to Visa ending in 5126\.$/)).toBeVisible();
  await openPart(admin, 'Payments');
  await expect(listOf(admin)).toContainText('Refunded: $');
  await expect(offer).toBeHidden();

  await expect(async () => {
    await admin.reload();
    await openPart(admin, 'Payments');
    await expect(listOf(admin)).toContainText(': $');
    expect(await listOf(admin).textContent()).toContain('Failed, nothing was given back: $');
  }).toPass();
  await expect(listOf(admin)).toContainText('The card has expired or was canceled.');
  await expect(offer.getByRole('button', { name: /^Refund: payment of/ })).toBeVisible();

  // Only a person can resolve this: the alert stays until it is marked as resolved.
  const alerts = await openDialog(admin, 'Look at it', 'Payments that need attention');
  await expect(alerts.getByRole('heading', { name: 'A refund has failed' })).toBeVisible();
  await expectAccessible(admin, 'payments that need attention');
  await alerts.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(alerts.getByText('Nothing left to review.')).toBeVisible();
  await alerts.getByRole('button', { name: 'Close' }).click();
  await expect(admin.getByText('1 payment needs attention')).toBeHidden();

  await page.goto(`/order_list/order?orderId=${order.id}`);
  await expect(listOf(page).getByRole('listitem')).toContainText('Did not arrive, $');
  await expect(money).toContainText(/A refund of \$[\d.]+ to Visa ending in 5126 did not arrive\./);
  await expect(money).toContainText('Nothing of it has been refunded yet.');
});
