import type { Page } from '@playwright/test';
import { anAdmin, callSuccessfully, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findButton, findForm } from '../pages/desk.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { aScan, asPdf } from '../uploads/pdf.ts';
import { aStatePdf } from '../uploads/state-pdfs.ts';
import { openDialog } from '../pages/dialogs.ts';

test('a two-state order whose PDFs have fees that the carrier was told goes from the queue to approved in at most eight presses', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  await admin.goto(`/permits/queue?search=${order.orderNumber}`);
  let presses = 0;
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1;
    await target.click();
  };
  await press(admin.getByRole('link', { name: String(order.orderNumber) }));
  await press(findButton(admin, 'File all 2 requested'));
  await expect(admin.getByText(`Filed for order ${order.orderNumber}: Texas and Oklahoma.`)).toBeVisible();
  presses += 1;
  // Sold for $62.00, and the carrier was told that Texas would charge $214.98 in all.
  await admin
    .getByLabel('Read permits from PDFs')
    .setInputFiles([
      asPdf('tx.pdf', await aStatePdf(order, { state: 'TX', layout: 'columns', parts: { priceCents: 21_498 } })),
      asPdf('ok.pdf', await aStatePdf(order, { state: 'OK', layout: 'tables' })),
    ]);
  await expect(admin.getByText('Everything found agrees with the order.')).toHaveCount(2);
  await press(findButton(admin, 'Issue these 2 permits'));
  await press(findButton(admin, 'Approve and open the next'));
  const question = admin.getByRole('dialog');
  await expect(question).toContainText('Texas');
  await expectAccessible(admin, 'an approval with an open fee difference');
  await press(question.getByRole('button', { name: 'Approve all the same' }));
  await expect(admin.getByText(`Order ${order.orderNumber} is approved`).first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);
  const { status } = await callSuccessfully(page, 'GET', `/permits/orders/${order._id}`);
  expect(status).toBe('approved');
});

test('a fee with a digit too many is asked about once, and what was overridden is in the history @phone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  await admin.goto(`/users/orders/order?orderId=${order._id}`);
  await findButton(admin, 'Issue: Texas, unit 1').click();
  const form = findForm(admin, 'Issue: Texas, unit 1');
  await form.getByLabel('Permit number').fill(`TX-${order.orderNumber}`);
  await form.getByLabel('Fee that the state charged').fill('6200');
  await form.getByLabel('Issued permit').setInputFiles(asPdf('permit.pdf', aScan()));
  const issue = form.getByRole('button', { name: 'Issue', exact: true });
  await issue.click();
  const question = admin.getByRole('dialog', { name: 'Is this right?' });
  const doubt = 'Fee: $6,200.00 in the form, $214.98 expected';
  await expect(question).toContainText(doubt);
  await expectAccessible(admin, 'a doubtful fee');
  await question.getByRole('button', { name: 'Look again' }).click();
  await expect(form.getByLabel('Fee that the state charged')).toHaveValue('6200');
  await issue.click();
  await question.getByRole('button', { name: 'Issue all the same' }).click();
  await expect(form).toBeHidden();
  await admin.getByRole('heading', { name: 'History' }).click();
  await expect(admin.getByText(doubt).first()).toBeVisible();
});

test('copying from the filing sheet claims the order, and the other clerk sees it within five seconds', async ({
  carrierPage: page,
  adminPage: robin,
  browser,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  const address = `/users/orders/order?orderId=${order._id}`;
  const kim = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { email } = await anAdmin(kim);
  await robin.goto(address);
  await expect(robin.getByRole('region', { name: 'Assigned to' })).toContainText('Nobody');
  await kim.goto(address);
  await kim.getByRole('button', { name: 'Copy all' }).click();
  await expect(kim.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order');
  await expect(robin.getByRole('region', { name: 'Assigned to' })).toContainText(email, { timeout: 5000 });

  await findButton(kim, 'File: Texas, unit 1').click();
  await expect(kim.getByText(`Filed for order ${order.orderNumber}: Texas.`)).toBeVisible();
  const table = robin.getByRole('table', { name: 'Permits of this order' });
  await expect(table.getByText('Filed', { exact: true })).toBeVisible({ timeout: 5000 });
  const question = await openDialog(robin, 'Copy all', `Take over order ${order.orderNumber}?`);
  await question.getByRole('button', { name: 'Take over' }).click();
  await expect(robin.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order');
  await kim.close();
});

test('the queue says what to file first and what its marks mean @phone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  await admin.goto(`/permits/queue?search=${order.orderNumber}`);
  const row = admin.getByRole('row').filter({ has: admin.getByRole('link', { name: String(order.orderNumber) }) });
  await expect(row.getByTitle(/^Its next permit has to be filed, or there, by /)).toBeVisible();
  await expect(admin.getByRole('list', { name: 'What the marks mean' })).toContainText('Waiting for the carrier');
  await expectAccessible(admin, 'the queue with its legend');
});
