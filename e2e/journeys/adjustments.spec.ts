import type { Page } from '@playwright/test';
import { aCard, aFleet, aUnit, expect, findMail, callSuccessfully, payOrder, test } from '../fixtures.ts';
import { completeAuthentication } from '../pages/cards.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { closeDialog } from '../pages/dialogs.ts';

/** Too high for Ohio, and no wider than Texas allows without a permit. */
const narrow = {
  dimensions: { width: 102, height: 166, length: 700, frontOverhang: 0, rearOverhang: 0 },
  weight: 70_000,
  axles: { AB: 212, BC: 54, CD: 360, DE: 54, EF: null },
};

type PaidOrder = { id: string; number: string; address: string };

async function aNarrowOrder(page: Page): Promise<PaidOrder> {
  const fleet = await aFleet(page);
  const customer = { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' };
  const body = { customer, title: 'Press to Dayton', company: fleet.company, step: 2 };
  const { _id, version, orderNumber } = await callSuccessfully(page, 'POST', '/permits/orders', body);
  const [id, path] = [String(_id), `/permits/orders/${String(_id)}`];
  const unit = { ...aUnit(fleet, await page.evaluate(() => crypto.randomUUID())), ...narrow };
  const parts = { version, step: 4, jurisdictions: ['TX', 'OH'], units: [unit] };
  const saved = await callSuccessfully(page, 'PUT', path, parts);
  await callSuccessfully(page, 'PUT', path, { version: saved['version'], step: 6, reviewed: true });
  await payOrder(page, id);
  const { _id: user } = await callSuccessfully(page, 'GET', '/users/');
  return { id, number: String(orderNumber), address: `/users/orders/order?orderId=${id}&userId=${String(user)}` };
}

/** 9 feet require a Texas permit. The older call of admins leaves the difference open. */
async function setWidth(admin: Page, { id, address }: PaidOrder, width: number): Promise<void> {
  const { version, units } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${id}`);
  const [unit] = units as { dimensions: object }[];
  const wider = { ...unit, dimensions: { ...unit?.dimensions, width } };
  await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${id}/units`, { version, units: [wider] });
  await admin.goto(address);
}

test('an admin makes a unit wider and charges the difference to the card that paid the order, having confirmed both; narrow again, it is refunded for the permit that fell away', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await aNarrowOrder(page);
  await setWidth(admin, order, 108);
  const money = admin.getByRole('region', { name: 'Payments', exact: true });
  await expect(money.getByText('The carrier has paid too little')).toBeVisible();
  await expect(money.getByText('Total $127.00, paid $65.00, difference $62.00')).toBeVisible();
  await expectAccessible(admin, 'difference that is due');

  await money.getByRole('button', { name: 'Charge $62.00' }).click();
  const modal = admin.getByRole('dialog', { name: 'Charge the difference' });
  await expect(modal.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectAccessible(admin, 'charge of a difference');
  await closeDialog(modal, 'Charge $62.00 to Visa ending in 4242');
  await expect(admin.getByText('The difference was charged')).toBeVisible();
  await expect(money.getByText('The carrier has paid too little')).toBeHidden();
  await expect(money.getByText('Adjustment of $62.00')).toBeVisible();

  await findMail(page, 'dispatch@test.example', new RegExp(`Receipt: \\$62.00 more for order ${order.number}`));
  await page.goto(`/order_list/order?orderId=${order.id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('The difference of $62.00 was paid with Visa ending in 4242.');
  await expect(page.getByText('The order was changed after it was paid')).toBeHidden();

  await setWidth(admin, order, 102);
  await expect(money.getByText('Total $65.00, paid $127.00, difference $62.00')).toBeVisible();
  await money.getByRole('button', { name: 'Refund the difference' }).click();
  const refund = admin.getByRole('dialog', { name: `Refund on order ${order.number}` });
  await expect(refund.getByLabel('Amount in dollars')).toHaveValue('62.00');
  await refund.getByLabel('Reason').fill('The load is narrow again.');
  await refund.getByRole('combobox', { name: 'For which permit' }).fill('Texas');
  await admin.getByRole('option', { name: /^Texas, unit 1, no longer on this order.*\$62\.00 left to refund/ }).click();
  await refund.getByRole('button', { name: 'Refund…' }).click();
  await admin.getByRole('button', { name: 'Refund $62.00', exact: true }).click();
  await expect(refund).toBeHidden();
  await expect(money).toContainText('Refunded: $62.00For Texas, unit 1, no longer on this order');
});

test("a card that needs 3-D Secure is left to the carrier: the mail links to the order, where the bank's challenge follows", async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await aNarrowOrder(page);
  await aCard(page, 'pm_card_authenticationRequired');

  await setWidth(admin, order, 108);
  const money = admin.getByRole('region', { name: 'Payments', exact: true });
  await money.getByRole('button', { name: 'Charge $62.00' }).click();
  const modal = admin.getByRole('dialog', { name: 'Charge the difference' });
  await modal.getByRole('radio', { name: /ending in 3184/ }).check();
  await modal.getByRole('button', { name: 'Charge $62.00 to Visa ending in 3184' }).click();
  await expect(admin.getByText('Not charged: the carrier was asked to pay')).toBeVisible();
  await expect(money.getByText('The carrier was asked to pay it on')).toBeVisible();

  const subject = new RegExp(`Order ${order.number}: \\$62.00 is due`);
  const { text } = await findMail(page, 'dispatch@test.example', subject);
  expect(text).toContain(
    'We tried to charge your Visa ending in 3184, but your bank needs you to approve the payment.',
  );
  await page.goto(/https?:\/\/\S+orderId=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText('difference $62.00 to be paid').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay $62.00' }).click();
  await expect(page.getByRole('heading', { name: 'Pay the difference' })).toBeVisible();
  await expectAccessible(page, 'difference to pay');
  await page.getByRole('radio', { name: /ending in 3184/ }).check();
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Complete');
  await expect(page.getByText('The difference is paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $62.00' })).toBeHidden();
  await admin.reload();
  await openPart(admin, 'Payments');
  await expect(money.getByText('Adjustment of $62.00')).toBeVisible();
  await expect(money.getByText('Succeeded, captured $62.00')).toBeVisible();
});
