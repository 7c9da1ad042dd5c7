import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { anAdmin, callSuccessfully, expect, test } from '../fixtures.ts';
import { findButton, findForm } from '../pages/desk.ts';
import { returnToTab } from '../pages/queue.ts';
import { asPdf } from '../uploads/pdf.ts';
import { aStatePdf } from '../uploads/state-pdfs.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { findProblems } from '../pages/dialogs.ts';

async function openIssue(admin: Page, id: string) {
  await admin.goto(`/users/orders/order?orderId=${id}`);
  await findButton(admin, 'Issue: Texas, unit 1').click();
  const form = findForm(admin, 'Issue: Texas, unit 1');
  return { form, issue: form.getByRole('button', { name: 'Issue', exact: true }) };
}

test('a stored PDF shows its name and author, and is read and compared again before it is issued', async ({
  carrierPage: page,
  adminPage: robin,
  browser,
}) => {
  const order = await readPaidOrder(page, ['TX']);
  const paper = await aStatePdf(order, { state: 'TX', layout: 'columns', parts: { width: 100 } });
  const kim = await browser.newPage();
  const { email } = await anAdmin(kim);

  const first = await openIssue(kim, order._id);
  await first.form.getByLabel('Issued permit').setInputFiles(asPdf('From Austin.pdf', paper));
  await expect(first.form).toContainText('Width: 8′4″ on the PDF');
  await first.issue.click();
  await expect(first.form).toBeHidden();
  await findButton(kim, 'Take back: Texas, unit 1').click();
  await findForm(kim, 'Take back: Texas, unit 1').getByRole('button', { name: 'Take back' }).click();
  await expect(findButton(kim, 'Issue: Texas, unit 1')).toBeVisible();

  const again = await openIssue(robin, order._id);
  await expect(again.form).toContainText(`Stored: From Austin.pdf`);
  await expect(again.form).toContainText(`by ${email}`);
  await expectAccessible(robin, 'a stored PDF');
  await again.issue.click();
  await expect(findProblems(again.form)).toContainText('Please choose the issued permit as a PDF!');
  await again.form.getByRole('button', { name: 'Use the stored PDF' }).click();
  await expect(again.form).toContainText('From Austin.pdf is attached.');
  await expect(again.form).toContainText('Width: 8′4″ on the PDF');
  await again.issue.click();
  const held = robin.getByRole('dialog', { name: `Take over order ${order.orderNumber}?` });
  await held.getByRole('button', { name: 'Take over' }).click();
  await expect(again.form).toBeHidden();
  await expect(robin.getByText('Stored: From Austin.pdf')).toContainText('by admin@wideload.example');
  await kim.close();
});

test('each permit keeps the PDF and the comparison of its own form', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  const narrow = await aStatePdf(order, { state: 'TX', layout: 'columns', parts: { width: 100 } });
  const oklahoma = await aStatePdf(order, { state: 'OK', layout: 'tables' });

  const texas = await openIssue(admin, order._id);
  await texas.form.getByLabel('Issued permit').setInputFiles(asPdf('texas.pdf', narrow));
  await expect(texas.form).toContainText('Width: 8′4″ on the PDF');
  await findButton(admin, 'Oklahoma, unit 1').click();
  await findButton(admin, 'Issue: Oklahoma, unit 1').click();
  const other = findForm(admin, 'Issue: Oklahoma, unit 1');
  await expect(other).not.toContainText('texas.pdf');
  await other.getByLabel('Issued permit').setInputFiles(asPdf('oklahoma.pdf', oklahoma));
  await expect(other).toContainText('Everything found agrees with the order.');
  await findButton(admin, 'Texas, unit 1').click();
  await findButton(admin, 'Issue: Texas, unit 1').click();
  await expect(texas.form).toContainText('texas.pdf is attached.');
  await expect(texas.form).toContainText('Width: 8′4″ on the PDF');
  await texas.form.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Discard' }).click();
  await findButton(admin, 'Issue: Texas, unit 1').click();
  await expect(texas.form).not.toContainText('texas.pdf');
});

test('a PDF that was read earlier is compared again when another admin changes the order', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  const [texas, oklahoma] = [
    await aStatePdf(order, { state: 'TX', layout: 'columns' }),
    await aStatePdf(order, { state: 'OK', layout: 'tables' }),
  ];
  const issue = await openIssue(admin, order._id);
  await issue.form.getByLabel('Issued permit').setInputFiles(asPdf('texas.pdf', texas));
  await expect(issue.form).toContainText('Everything found agrees with the order.');
  await admin.getByLabel('Read permits from PDFs').setInputFiles(asPdf('oklahoma.pdf', oklahoma));
  const papers = admin.getByRole('list', { name: 'PDFs from the states' });
  await expect(papers).toContainText('Everything found agrees with the order.');

  const units = order.units.map(({ _id, truckId, trailerId, loadType, dimensions, weight, axles }) => {
    return { _id, truckId, trailerId, loadType, dimensions: { ...dimensions, width: 168 }, weight, axles };
  });
  const change = { version: order.version, units, comment: '' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${order._id}/units`, change);
  await expect(async () => {
    await returnToTab(admin);
    await expect(papers).toContainText('Width: 14′6″ on the PDF, 14′0″ in the order', { timeout: 3000 });
  }).toPass();
  await expect(issue.form).toContainText('Width: 14′6″ on the PDF, 14′0″ in the order');
  await expect(admin.getByRole('button', { name: 'Issue this permit' })).toBeHidden();
});
