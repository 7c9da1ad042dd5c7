import type { Page } from '@playwright/test';
import { aCard, aCarrier, anOrderToPay, callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { issuePermit } from '../pages/permits.ts';

const consentLabel = 'If a state charges more than its fee sheet, charge this card without asking me again';
const limitLabel = 'At most, in dollars, for this order';

/** The carrier agrees at checkout by keyboard alone. */
async function payWithConsent(page: Page, limit: string): Promise<string> {
  await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  await aCard(page, 'pm_card_visa');
  await page.goto(`/new_order?order=${id}&step=payment`);
  // PAY is ready once the cards are there.
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  const checkbox = page.getByRole('checkbox', { name: consentLabel });
  await expect(checkbox).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: limitLabel })).toBeHidden();
  await checkbox.focus();
  await page.keyboard.press('Space');
  const field = page.getByRole('textbox', { name: limitLabel });
  await expect(field).toHaveValue('50');
  await field.fill('0.50');
  const pay = page.getByRole('button', { name: 'PAY', exact: true });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('At least $1.00.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(limit);
  await expect(page.getByText('At least $1.00.')).toBeHidden();
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  await page.goto(`/order_list/order?orderId=${id}`);
  return id;
}

const findFees = (page: Page) => page.getByRole('region', { name: 'State fees' });

test('a higher state fee within the consent given at checkout is charged in two presses, and the carrier sees one line', async ({
  page,
  adminPage: admin,
}) => {
  const id = await payWithConsent(page, '20');
  await expect(findFees(page)).toContainText('up to $20.00. Charged so far: $0.00.');
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 7700 });
  await admin.goto(`/users/orders/order?orderId=${id}`);
  const line = (await openPart(admin, 'Ledger')).getByRole('row').filter({ hasText: 'Texas, unit' });
  const charge = line.getByRole('button', { name: /^Charge \$15\.00/ });
  await charge.focus();
  await admin.keyboard.press('Enter');
  const question = admin.getByRole('dialog', { name: 'Charge $15.00 to Visa ending in 4242?' });
  await expect(question).toContainText('$20.00 of the limit are left');
  await expectAccessible(admin, 'charge of a fee difference');
  await question.getByRole('button', { name: 'Charge $15.00' }).dblclick();
  await expect(question).toBeHidden();
  const sentence = 'Texas charged $15.00 more than the fee sheet; charged to Visa 4242.';
  await expect(line).toContainText(sentence);
  await expect(charge).toBeHidden();

  await page.reload();
  await expect(findFees(page)).toContainText(sentence);
  await expect(findFees(page)).toContainText('Charged so far: $15.00.');
  await expectAccessible(page, 'order with a fee difference');
  await page.goto('/account');
  const consents = page.getByRole('list', { name: 'Consents for state fees' });
  await expect(consents.getByRole('listitem')).toHaveCount(1);
  await consents.getByRole('button', { name: /^Withdraw the consent of order/ }).click();
  await expect(consents).toBeHidden();
});

test('without a consent the carrier is asked to pay, another difference is absorbed with a reason and reopened, and a lower fee is refunded @rare', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aPaidOrder(page, ['TX', 'OH']);
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 7700 });
  await issuePermit(admin, { orderId: id, state: 'OH', feeCents: 6000 });
  await admin.goto(`/users/orders/order?orderId=${id}`);
  await expect(admin.getByText('2 fee differences to settle.')).toBeVisible();
  const ledger = await openPart(admin, 'Ledger');
  const texas = ledger.getByRole('row').filter({ hasText: 'Texas, unit' });
  const ohio = ledger.getByRole('row').filter({ hasText: 'Ohio, unit' });
  await expect(texas.getByRole('button', { name: /^Ask for/ })).toBeVisible();
  await expect(texas.getByRole('button', { name: /^Charge/ })).toBeHidden();

  await texas.getByRole('button', { name: /^Absorb it/ }).click();
  const absorb = admin.getByRole('dialog', { name: 'Absorb $15.00?' });
  await absorb.getByRole('button', { name: 'Absorb it' }).click();
  await expect(absorb.getByText('Give a reason.')).toBeVisible();
  await absorb.getByRole('textbox', { name: 'Reason' }).fill('Our clerk mistyped the weight.');
  await absorb.getByRole('button', { name: 'Absorb it' }).click();
  await expect(texas).toContainText('Absorbed: Our clerk mistyped the weight.');
  await expectAccessible(admin, 'absorbed fee difference');
  await texas.getByRole('button', { name: /^Undo/ }).click();
  await texas.getByRole('button', { name: /^Ask for \$15\.00/ }).click();
  const reason = 'The way through Amarillo is 12 miles longer.';
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason, for the carrier' }).fill(reason);
  await admin.getByRole('dialog').getByRole('button', { name: 'Ask for $15.00' }).click();
  await expect(texas).toContainText('Texas charged $15.00 more than the fee sheet; to be paid.');

  await ohio.getByRole('button', { name: /^Refund \$5\.00/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(ohio).toContainText('Ohio charged $5.00 less than the fee sheet');
  await expect(admin.getByText('to settle.')).toHaveCount(0);

  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(findFees(page)).toContainText('Texas charged $15.00 more than the fee sheet; to be paid.');
  await expect(findFees(page)).toContainText('Ohio charged $5.00 less than the fee sheet');
  const why = `Texas charged $77.00 instead of $62.00 for the permit of unit 1. Reason: ${reason}`;
  await expect(page.getByRole('status').filter({ hasText: 'Texas charged more than the fee sheet' })).toContainText(
    why,
  );
  await expect(page.getByText('The order was changed after it was paid')).toHaveCount(0);
  await expectAccessible(page, 'fee that is asked for');
  // The newest card comes first, but the one that paid is chosen.
  await aCard(page, 'pm_card_mastercard');
  await page.getByRole('button', { name: 'Pay $15.00' }).click();
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await expect(page.getByText('The difference is paid')).toBeVisible();
  await expect(findFees(page)).toContainText('charged to Visa 4242.');
  expect(await callSuccessfully(page, 'GET', `/permits/orders/${id}/balance`)).toMatchObject({ adjustment: null });
});

test('on a phone the consent can be given, viewed and withdrawn, and a clerk then has to ask @phone @sweep', async ({
  page,
  adminPage: admin,
}) => {
  const id = await payWithConsent(page, '20');
  await findFees(page)
    .getByRole('button', { name: /^Withdraw the consent/ })
    .click();
  await expect(findFees(page)).toBeHidden();
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 7700 });
  await admin.goto(`/users/orders/order?orderId=${id}`);
  await openPart(admin, 'Ledger');
  await admin.getByRole('button', { name: /^Ask for \$15\.00/ }).click();
  await expect(admin.getByRole('dialog').getByRole('button', { name: 'Ask for $15.00' })).toBeVisible();
  await expectAccessible(admin, 'asking for a fee difference on a phone');
  await admin.getByRole('dialog').getByRole('button', { name: 'Ask for $15.00' }).click();
  await page.reload();
  await expect(findFees(page)).toContainText('to be paid.');
  await expectAccessible(page, 'order with a fee difference on a phone');
});
