import { anAdmin, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findButton, findForm } from '../pages/desk.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { aScan, asPdf } from '../uploads/pdf.ts';
import { openDialog } from '../pages/dialogs.ts';

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
