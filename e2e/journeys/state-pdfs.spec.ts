import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, callSuccessfully, expect, test } from '../fixtures.ts';
import { dropPdfs } from '../uploads/drop.ts';
import { findButton, openPart } from '../pages/desk.ts';
import { aPdf, asPdf } from '../uploads/pdf.ts';
import { hideHead } from '../../apps/api/test/pdfs/print-paper.ts';
import { allStatePdfs, aStatePdf } from '../uploads/state-pdfs.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { closeDialog, findProblems } from '../pages/dialogs.ts';

test('twelve PDFs dropped on an order with twelve permits are all matched and issued with one press', async ({
  page,
  adminPage: admin,
}) => {
  test.slow();
  await aCarrier(page);
  const states = ['TX', 'OK', 'KS', 'MO', 'AR', 'LA', 'MS', 'AL', 'TN', 'KY', 'IN', 'IL'];
  const order = await readPaidOrder(page, states);
  await admin.goto(`/users/orders/order?orderId=${order._id}`);
  await admin.getByLabel('Read permits from PDFs').setInputFiles(await allStatePdfs(order));
  await expect(admin.getByText('12 of 12 PDFs are read.')).toBeVisible();
  const papers = admin.getByRole('list', { name: 'PDFs from the states' }).getByRole('listitem');
  await expect(papers.getByText('Everything found agrees with the order.')).toHaveCount(12);
  await findButton(admin, 'Issue these 12 permits').press('Enter');
  await expect(papers.getByText('Issued.')).toHaveCount(12);
  await expect(admin.getByText('All permits are issued', { exact: true })).toBeVisible();
});

test(
  'a PDF without a state is compared with its line, and what a clerk issues against it stays in history and audit log',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const order = await readPaidOrder(page, ['TX', 'OK']);
    const other = { width: 100, truckPlate: 'Q55 1234' };
    const paper = await aStatePdf(order, { state: 'TX', layout: 'columns', parts: other });
    await admin.goto(`/users/orders/order?orderId=${order._id}`);
    await showPermit(admin, 'Texas');
    await findButton(admin, 'Issue: Texas, unit 1').click();
    const form = admin.getByRole('form', { name: 'Issue: Texas, unit 1' });
    const buffer = Buffer.from(await hideHead(paper));
    await form.getByLabel('Issued permit').setInputFiles({ name: 'tx.pdf', mimeType: 'application/pdf', buffer });
    const warnings = [
      'The PDF does not say clearly which state issued it.',
      'Plate of the truck: Q55 1234 on the PDF',
      'Width: 8′4″ on the PDF',
    ];
    for (const words of warnings) await expect(form).toContainText(words);
    await expect(form.getByLabel('Permit number')).toHaveValue(`TX-${order.orderNumber}`);
    await expectAccessible(admin, 'a PDF without a state on its line');
    await form.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(form).toBeHidden();

    const history = await openPart(admin, 'History');
    await expect(history).toContainText('Issued with these warnings about its PDF:');
    for (const words of warnings) await expect(history).toContainText(words);
    await expectAccessible(admin, 'the history of a permit that was issued against its PDF');
    await page.goto(`/order_list/order?orderId=${order._id}`);
    await expect(page.getByText(`TX-${order.orderNumber}`).first()).toBeVisible();
    await expect(page.getByText('Q55 1234')).toHaveCount(0);

    await admin.goto(`/admins/log?search=${order.orderNumber}&act=permit.change`);
    const act = admin.getByRole('row', { name: 'Permit changed' }).first();
    await act.locator('summary').click();
    for (const words of warnings) await expect(act).toContainText(words);
  },
);

test(
  'PDFs of states are read beside the order, issued at a press, replaced, amended, voided and put together',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const order = await readPaidOrder(page, ['TX', 'OK']);
    const texas = await aStatePdf(order, { state: 'TX', layout: 'columns' });
    const oklahoma = await aStatePdf(order, { state: 'OK', layout: 'tables' });
    const narrow = await aStatePdf(order, { state: 'OK', layout: 'columns', parts: { width: 100 } });

    await admin.goto(`/users/orders/order?orderId=${order._id}`);
    await admin
      .getByLabel('Read permits from PDFs')
      .setInputFiles([
        asPdf('texas.pdf', texas),
        asPdf('narrow.pdf', narrow),
        asPdf('invoice.pdf', aPdf('Invoice 5 of a parts store')),
      ]);
    const papers = admin.getByRole('list', { name: 'PDFs from the states' });
    const findPdf = (name: string) =>
      papers.getByRole('listitem').filter({ has: admin.getByRole('heading', { name }) });
    await expect(admin.getByText('3 of 3 PDFs are read.')).toBeVisible();
    await expect(findPdf('texas.pdf')).toContainText('Everything found agrees with the order.');
    await expect(findPdf('narrow.pdf')).toContainText('Width: 8′4″ on the PDF');
    await expect(findPdf('invoice.pdf')).toContainText('This PDF is not a permit.');
    await expectAccessible(admin, 'PDFs of states');

    await findButton(admin, 'Remove narrow.pdf').click();
    await findButton(admin, 'Remove invoice.pdf').click();
    // Dropped on the page, as from a folder.
    await dropPdfs(admin.getByRole('heading', { level: 1 }), { 'oklahoma.pdf': oklahoma });
    await expect(findPdf('oklahoma.pdf')).toContainText('Everything found agrees with the order.');
    await findButton(admin, 'Issue these 2 permits').press('Enter');
    await expect(findPdf('texas.pdf')).toContainText('Issued.');
    await expect(findPdf('oklahoma.pdf')).toContainText('Issued.');
    await expect(admin.getByText('All permits are issued', { exact: true })).toBeVisible();
    const decision = { status: 'approved', comment: '' };
    await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${order._id}`, decision);

    await admin.reload();
    await showPermit(admin, 'Texas');
    await findButton(admin, 'Replace or amend: Texas, unit 1').click();
    const amend = admin.getByRole('dialog', { name: 'Replace or amend: Texas, unit 1' });
    await amend.getByRole('button', { name: 'Replace or amend' }).click();
    await expect(findProblems(amend)).toContainText('Please choose the issued permit as a PDF!');
    await amend.getByLabel('New PDF').setInputFiles(asPdf('parts.pdf', aPdf('Invoice 5 of a parts store')));
    await expect(amend).toContainText('parts.pdf does not fit this permit.');
    const amended = await aStatePdf(order, {
      state: 'TX',
      layout: 'columns',
      parts: { width: 150, number: 'TX-990022' },
    });
    await amend.getByLabel('New PDF').setInputFiles(asPdf('amended.pdf', amended));
    await expect(amend).toContainText('Width: 12′6″ on the PDF');
    await expect(amend).toContainText(
      `Permit number: TX-990022 on the PDF, TX-${order.orderNumber} on the permit until now`,
    );
    await expect(amend.getByLabel('Permit number')).toHaveValue('TX-990022');
    const own = `TX-AMENDED-${order.orderNumber}`;
    await amend.getByLabel('Permit number').fill(own);
    await expect(amend).toContainText(`Permit number: TX-990022 on the PDF, ${own} in the form`);
    await amend.getByLabel('Width').fill('12-6');
    await closeDialog(amend, 'Replace or amend');
    await expect(admin.getByText(own).first()).toBeVisible();

    await showPermit(admin, 'Oklahoma');
    await findButton(admin, 'Void: Oklahoma, unit 1').click();
    const voiding = admin.getByRole('dialog', { name: 'Void: Oklahoma, unit 1' });
    await voiding.getByRole('button', { name: 'Void', exact: true }).click();
    await expect(findProblems(voiding)).toContainText('Please input the reason!');
    await voiding.getByLabel('Why it is void').fill('The trip was canceled.');
    await voiding.getByRole('button', { name: 'Void', exact: true }).click();
    await expect(voiding).toBeHidden();
    await expect(admin.getByText('Why it is void', { exact: true })).toBeVisible();

    await page.goto(`/order_list/order?orderId=${order._id}`);
    await expect(page.getByText('This permit is void: do not use it in Oklahoma.')).toBeVisible();
    await expect(page.getByText(own).first()).toBeVisible();
    const former = page.getByRole('list', { name: 'Former versions' }).getByRole('link');
    await expect(former).toHaveText(new RegExp(`^TX-${order.orderNumber}, in effect until .*, PDF$`));
    const [saved] = await Promise.all([page.waitForEvent('download'), former.click()]);
    expect(saved.suggestedFilename()).toMatch(/-TX-unit-1-former-1\.pdf$/);
    await expectAccessible(page, 'an order with an amended and a voided permit');

    const rejection = { status: 'rejected', from: 'approved', comment: 'The bridge is closed.' };
    await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${order._id}`, rejection);
    await admin.reload();
    await showPermit(admin, 'Texas');
    await expect(admin.getByText(own).first()).toBeVisible();
    await expect(findButton(admin, 'Replace or amend: Texas, unit 1')).toBeHidden();
    await expect(findButton(admin, 'Void: Texas, unit 1')).toBeHidden();
  },
);

/** The page shows one permit at a time beside the list of permits. */
async function showPermit(admin: Page, state: string): Promise<void> {
  await findButton(admin, `${state}, unit 1`).click();
}
