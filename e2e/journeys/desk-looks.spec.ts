import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCard, aFleet, anOrderToPay, callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { findButton, findForm, openPart } from '../pages/desk.ts';
import { dropPdfs } from '../uploads/drop.ts';
import { aPdf } from '../uploads/pdf.ts';
import { issuePermit } from '../pages/permits.ts';

const toAddress = (id: string) => `/users/orders/order?orderId=${id}`;

async function refuse(admin: Page, orderId: string, state: string): Promise<void> {
  const { permits } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${orderId}`);
  const permit = (permits as { _id: string; state: string }[]).find((one) => one.state === state);
  const reason = 'The spacing of axles 3 and 4 does not match the registration that the state has on file.';
  await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${permit?._id}`, {
    from: 'requested',
    status: 'refused',
    reason,
  });
}

/** A target that the bar at the top covers in part is measured as too small. */
async function checkFromTop(page: Page, where: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, where);
}

test('every screen of the desk, and what a carrier sees of its work, passes the accessibility and layout checks in both themes @phone @sweep', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const fleet = await aFleet(page);
  const { id: mixed } = await aPaidOrder(page, ['TX', 'OK', 'LA', 'OH'], { fleet });
  await issuePermit(admin, { orderId: mixed, state: 'TX', feeCents: 7700 });
  await issuePermit(admin, { orderId: mixed, state: 'OH', feeCents: 6000 });
  await refuse(admin, mixed, 'LA');
  const text = 'What is the registered weight of truck 104?';
  const question = { _id: crypto.randomUUID(), text, files: [], isQuestion: true };
  await callSuccessfully(admin, 'POST', `/permits/admin/orders/${mixed}/messages`, question);
  const { id: disputed } = await aPaidOrder(page, ['TX'], { fleet, card: 'pm_card_createDispute' });
  await expect(async () => {
    const { total } = await callSuccessfully(admin, 'GET', `/permits/admin/payment_alerts?orderId=${disputed}`);
    expect(total).toBe(1);
  }).toPass({ intervals: [100] });
  const { id: rejected } = await aPaidOrder(page, ['TX', 'OK'], { fleet });
  await refuse(admin, rejected, 'TX');
  const rejection = { status: 'rejected', from: 'pending', comment: 'There is no other way before that day.' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${rejected}`, rejection);

  await test.step("an order's page with all parts open", async () => {
    await admin.goto(toAddress(mixed));
    await expect(admin.getByRole('region', { name: 'Filing sheet: Oklahoma, unit 1' })).toBeVisible();
    await expect(admin.getByText('2 fee differences to settle.')).toBeVisible();
    await checkFromTop(admin, 'an order in work');
    for (const part of ['Unit 1', 'Customer', 'History', 'Internal notes', 'Payments', 'E-mails', 'Ledger'])
      await openPart(admin, part);
    await expect(admin.getByRole('table', { name: 'Ledger' })).toBeVisible();
    await checkFromTop(admin, 'all parts of an order');
  });
  await test.step('the forms of acts', async () => {
    await findButton(admin, 'Refuse: Oklahoma, unit 1').click();
    await expect(findForm(admin, 'Refuse: Oklahoma, unit 1')).toBeVisible();
    await checkFromTop(admin, 'a form of a refusal');
    await findButton(admin, 'Issue: Oklahoma, unit 1').click();
    await expect(findForm(admin, 'Issue: Oklahoma, unit 1')).toBeVisible();
    await checkFromTop(admin, 'a form of an issue');
    await dropPdfs(admin.getByRole('heading', { level: 1 }), { 'bill.pdf': aPdf('Invoice 5 of a parts store') });
    // The history has the same words for the PDFs that were issued.
    await expect(
      admin.getByRole('list', { name: 'PDFs from the states' }).getByText('This PDF is not a permit.'),
    ).toBeVisible();
    await checkFromTop(admin, 'PDFs that were read');
    await findButton(admin, 'Texas, unit 1').click();
    for (const act of ['Replace or amend', 'Void']) {
      await findButton(admin, `${act}: Texas, unit 1`).click();
      await expect(admin.getByRole('dialog', { name: `${act}: Texas, unit 1` })).toBeVisible();
      await expectAccessible(admin, `a form: ${act}`);
      await admin.keyboard.press('Escape');
      await expect(admin.getByRole('dialog')).toBeHidden();
    }
  });
  await test.step('orders that are disputed and rejected', async () => {
    await admin.goto(toAddress(disputed));
    await openPart(admin, 'Payments');
    await expect(admin.getByText(/^Dispute of \$62\.00/)).toBeVisible();
    await checkFromTop(admin, 'a disputed order');
    await admin.goto(toAddress(rejected));
    await expect(admin.getByRole('region', { name: 'Filing sheet: Oklahoma, unit 1' })).toBeVisible();
    await checkFromTop(admin, 'a rejected order');
  });
  await test.step('lists and books', async () => {
    for (const [address, name] of [
      ['/permits/queue', 'Work queue'],
      ['/permits', 'Permits List'],
      ['/dashboard', 'Dashboard'],
      ['/dashboard/payouts', 'Payouts'],
      ['/dashboard/books', 'Close a month'],
    ] as const) {
      await admin.goto(address);
      await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(admin.getByRole('table').or(admin.getByRole('img')).first()).toBeVisible();
      await expectAccessible(admin, address);
    }
  });
  await test.step('what the carrier sees', async () => {
    await page.goto(`/order_list/order?orderId=${mixed}`);
    await expect(page.getByText('We have a question for you')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'State fees' }).or(page.getByLabel('Your answer')).first(),
    ).toBeVisible();
    await checkFromTop(page, "a carrier's order in work");
    await page.goto(`/order_list/order?orderId=${rejected}`);
    await expect(page.getByText('Why it was refused')).toBeVisible();
    await checkFromTop(page, "a carrier's rejected order");
    await page.goto('/order_list');
    await expect(page.getByText('Rejected: There is no other way before that day.')).toBeVisible();
    await expectAccessible(page, 'an order list with signs and reasons');
    const { id } = await anOrderToPay(page, ['TX'], { fleet });
    await aCard(page, 'pm_card_visa');
    await page.goto(`/new_order?order=${id}&step=payment`);
    await page.getByRole('checkbox', { name: /charge this card without asking me again$/ }).check();
    await checkFromTop(page, 'the consent at checkout');
  });
});
