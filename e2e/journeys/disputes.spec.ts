import { callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { openDialog } from '../pages/dialogs.ts';

test('a dispute shows amount, reason, deadline and a link to the provider, a refund during it shows a warning, and after a win the money is in the ledger @phone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aPaidOrder(page, ['TX'], { card: 'pm_card_createDispute' });
  await expect(async () => {
    const { total } = await callSuccessfully(admin, 'GET', `/permits/admin/payment_alerts?orderId=${id}`);
    expect(total).toBe(1);
  }).toPass({ intervals: [100] });
  await admin.goto(`/users/orders/order?orderId=${id}`);
  const alert = await openDialog(admin, 'Look at it', 'Payments that need attention');
  await expect(alert).toContainText('The cardholder’s bank disputes $62.00 (fraudulent). Answer it there by');
  await expect(alert.getByRole('link', { name: /^Open the dispute/ })).toHaveAttribute('href', /\/dev\/disputes$/);
  await expectAccessible(admin, 'alert about a dispute');
  await admin.keyboard.press('Escape');

  await openPart(admin, 'Payments');
  const drawer = await openDialog(admin, /^Refund: payment of/, /^Refund on order/);
  await drawer.getByLabel('Amount in dollars').fill('10');
  await drawer.getByLabel('Reason').fill('The carrier asked.');
  await drawer.getByRole('button', { name: 'Refund…' }).click();
  const question = admin.getByRole('dialog', { name: /^Refund \$10\.00 to/ });
  await expect(question).toContainText('The bank has already withdrawn the amount.');
  await expectAccessible(admin, 'refund of a disputed payment');
  await question.getByRole('button', { name: 'Cancel' }).click();

  const { payments } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${id}`);
  expect(payments).toMatchObject([{ disputes: [{ amount: 6200, status: 'needs_response' }] }]);
  await page.goto('/dev/disputes');
  const disputed = page.getByRole('listitem').filter({ hasText: 'needs_response' });
  // Other journeys have disputes of their own on this page.
  const { paymentIntent } = await callSuccessfully(admin, 'GET', `/payment_intent?orderId=${id}`);
  const intent = (paymentIntent as { id: string }).id;
  await disputed
    .filter({ hasText: intent })
    .getByRole('button', { name: /^Decide for us/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: intent })).toContainText('won');
  await expect(async () => {
    await admin.reload();
    await openPart(admin, 'Payments');
    await expect(admin.getByText('Won: the amount is ours again.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const ledger = await openPart(admin, 'Ledger');
  await expect(ledger.getByRole('row').filter({ hasText: 'Texas, unit' })).toContainText('$15.00');
  // A target that the bar at the top covers in part is measured as too small.
  await admin.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(admin, 'order with a dispute that was won');
});
