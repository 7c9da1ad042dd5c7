import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anOrderToPay, expect, findMail, callSuccessfully, payOrder, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findOrder } from '../pages/orders.ts';
import { openPart } from '../pages/desk.ts';
import { closeDialog, findProblems, openDialog } from '../pages/dialogs.ts';

const poNumber = 'PO / job number';

async function saveFile(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await press();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('the PO number appears in the order, its receipt and the search, and can be changed after the payment', async ({
  carrierPage: page,
  adminPage,
}) => {
  const { id } = await anOrderToPay(page, ['TX']);
  const job = `Job ${id.slice(-8)}`;
  await page.goto(`/new_order?order=${id}&step=basic-details`);
  const field = page.getByRole('textbox', { name: poNumber });
  await field.fill('x'.repeat(41));
  await field.blur();
  await expect(page.getByText('At most 40 characters')).toBeVisible();
  await field.fill(job);
  await field.blur();
  await expect(page.getByText('At most 40 characters')).toBeHidden();
  await expect(async () => {
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${id}`)).toMatchObject({ poNumber: job });
  }).toPass();
  const { version } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  await page.goto('/order_list');
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version, step: 6, reviewed: true });
  await payOrder(page, id);

  await page.getByRole('searchbox').fill(job.toLowerCase());
  await page.getByRole('searchbox').press('Enter');
  await expect(findOrder(page, 'Press to Wichita')).toHaveCount(1);
  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(page.getByText(poNumber).locator('..')).toContainText(job);
  const { orderNumber } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const mail = await findMail(page, 'dispatch@test.example', new RegExp(`Order ${String(orderNumber)} is paid`));
  expect(mail.text).toContain(`${poNumber}: ${job}`);
  const receipt = await saveFile(page, () => page.getByRole('button', { name: 'Download receipt' }).click());
  expect(receipt.name).toBe(`wideload-receipt-${String(orderNumber)}.pdf`);

  const findNumber = (of: Page) => of.getByText(poNumber, { exact: true }).locator('..');
  await openPart(page, 'Basic details');
  const drawer = await openDialog(page, 'Change PO / job number');
  await expectAccessible(page, 'change of a PO number');
  await drawer.getByRole('textbox', { name: poNumber }).fill('x'.repeat(41));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(findProblems(drawer).getByText('At most 40 characters')).toBeVisible();
  await drawer.getByRole('textbox', { name: poNumber }).fill(`${job} B`);
  await closeDialog(drawer, 'Save');
  await expect(findNumber(page)).toContainText(`${job} B`);
  await openPart(page, 'History');
  await expect(page.getByText(`${job} B (was ${job})`)).toBeVisible();

  await adminPage.goto(`/permits?search=${encodeURIComponent(`${job} B`)}`);
  await adminPage.getByRole('link', { name: String(orderNumber) }).click();
  await openPart(adminPage, 'Customer');
  const filed = await openDialog(adminPage, 'Change PO / job number');
  await filed.getByRole('textbox', { name: poNumber }).fill('');
  await closeDialog(filed, 'Save');
  await expect(findNumber(adminPage)).toContainText('None');
  await openPart(adminPage, 'History');
  await expect(adminPage.getByText(`None (was ${job} B)`)).toBeVisible();
});

test('an admin reads the ledger of an order, explains why the state charged more, and downloads the file', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id, number } = await aPaidOrder(page, ['TX', 'LA']);
  await callSuccessfully(admin, 'POST', `/permits/admin/orders/${id}/refunds`, { amount: 1020, reason: 'Late.' });
  const { _id: user } = await callSuccessfully(page, 'GET', '/users/');
  await admin.goto(`/users/orders/order?orderId=${id}&userId=${String(user)}`);
  await openPart(admin, 'Ledger');
  const ledger = admin.getByRole('table', { name: 'Ledger' });
  const texas = ledger.getByRole('row', { name: /^Texas, unit 1/ });
  await expect(texas).toContainText('$62.00');
  await expect(texas).toContainText('$6.20');
  await expect(texas).toContainText('The state has not issued it yet.');
  await expect(ledger.getByRole('row', { name: /^Total/ })).toContainText('$102.00$10.20$102.00$0.00$0.00');

  await texas.getByRole('button', { name: /^Give a reason/ }).click();
  const modal = admin.getByRole('dialog', { name: 'Reason of the difference: Texas, unit 1' });
  await expectAccessible(admin, 'reason of a difference');
  await modal.getByRole('textbox', { name: 'Reason' }).fill('=Texas has a new fee');
  await closeDialog(modal, 'Save');
  await expect(texas).toContainText('=Texas has a new fee');
  await openPart(admin, 'Payments');
  const receipt = await saveFile(admin, () => admin.getByRole('button', { name: 'Receipt, PDF' }).click());
  expect(receipt.text.slice(0, 5)).toBe('%PDF-');

  await admin.goto('/dashboard');
  await admin.getByRole('textbox', { name: 'Last day' }).fill('no day');
  await admin.getByRole('textbox', { name: 'First day' }).fill('today');
  await admin.getByRole('textbox', { name: 'First day' }).blur();
  await expect(admin.getByText('This is not a day. Type it like 11/3/2026.')).toBeVisible();
  await admin.getByRole('textbox', { name: 'Last day' }).fill('today');
  // The field has focus: its text is saved on blur, before the download starts.
  const file = await saveFile(admin, () => admin.getByRole('button', { name: 'Download ledger CSV' }).click());
  expect(file.name).toMatch(/^wideload-ledger-(\d{4}-\d\d-\d\d)-to-\1\.csv$/);
  const ofOrder = file.text.split('\r\n').filter((line) => line.includes(`,${number},`));
  // The fee is booked when the provider's balance is read.
  const own = ofOrder.filter((line) => !line.includes(',provider fee,'));
  expect(own.map((line) => line.split(',').slice(5, 8).join(' '))).toEqual([
    'TX charge 62.00',
    'LA charge 40.00',
    'TX refund -6.20',
    'LA refund -4.00',
  ]);
});
