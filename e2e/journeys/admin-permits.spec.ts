import type { Page } from '@playwright/test';
import { expect, findMail, callSuccessfully, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';
import { issueAll } from '../pages/permits.ts';
import { closeDialog } from '../pages/dialogs.ts';

const findRow = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('the permits list can be searched, filtered, sorted, sized and paged, and keeps all of it in its address', async ({
  carrierPage: page,
  adminPage,
}) => {
  const order = await aPaidOrder(page, ['TX', 'OK']);
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: /^Permits(?! List)/ }).click();
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Permits List' })).toBeVisible();
  await expect(adminPage.getByRole('columnheader')).toHaveText([
    'Order Number',
    'State/Province',
    'Permit/Units',
    'Date',
    'User Email',
    'Phone',
    'Total Paid',
    'Status',
  ]);
  await expectUsableAt768(adminPage, 'the permits list');
  await adminPage.getByLabel('Search by order id').fill(order.id);
  await adminPage.getByLabel('Search by order id').press('Enter');
  const row = findRow(adminPage, order.number);
  await expect(row).toContainText('Texas, Oklahoma');
  await expect(row).toContainText('2/1');
  await expect(row).toContainText('7025550142');
  await expect(row).toContainText(/\$\d+\.\d\d/);
  await expect(adminPage.getByRole('row')).toHaveCount(2);
  await adminPage.getByRole('button', { name: /^Draft/ }).click();
  await expect(adminPage.getByText('No matching orders')).toBeVisible();
  await adminPage.goBack();
  await expect(row).toBeVisible();

  await adminPage.goto('/permits?pageSize=2&sort=orderNumber');
  await expect(adminPage.getByRole('link', { name: '100001' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Next page' }).click();
  await expect(adminPage).toHaveURL(/page=2/);
  await expect(adminPage.getByRole('link', { name: '100003' })).toBeVisible();
  const head = adminPage.getByRole('columnheader', { name: 'Order Number' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(adminPage).toHaveURL(/sort=-orderNumber/);
  await expect(adminPage).not.toHaveURL(/[?&]page=/);
  await adminPage.getByLabel('Rows per page').selectOption('3');
  await expect(adminPage.getByRole('row')).toHaveCount(4);
  await adminPage.goBack();
  await expect(adminPage.getByRole('row')).toHaveCount(3);
  // Invalid values in the address are corrected; a page past the end becomes the last one.
  await adminPage.goto('/permits?page=0&pageSize=7&sort=price');
  await expect(adminPage.getByLabel('Rows per page')).toHaveValue('20');
  await adminPage.goto('/permits?page=9999');
  await adminPage.getByRole('button', { name: /^Go to page/ }).click();
  await expect(adminPage.getByRole('row').nth(1)).toBeVisible();

  await adminPage.goto(`/permits?search=${order.number}`);
  const file = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toBe('wideload-permits.csv');
  await adminPage.getByRole('link', { name: order.number }).click();
  await expect(adminPage).toHaveURL(/\/users\/orders\/order\?orderId=.*back=permits/);
  await adminPage.getByRole('link', { name: 'Back to all orders' }).click();
  await expect(adminPage).toHaveURL(new RegExp(`/permits\\?search=${order.number}`));
});

test('a status changes with a comment that the carrier reads; a failure restores the status, and the second of two admins gets a message', async ({
  carrierPage: page,
  adminPage,
}) => {
  const { id, number } = await aPaidOrder(page, ['TX', 'OK']);
  await adminPage.goto(`/permits?search=${number}`);
  const row = findRow(adminPage, number);
  const sign = row.getByText(/^(Pending|Approved|Rejected)$/).first();
  await expect(sign).toHaveText('Pending');
  await row.getByRole('button', { name: `Change status of order ${number}` }).click();
  const modal = adminPage.getByRole('dialog', { name: `Change status of order ${number}` });
  // No move is preselected: submitting the form requires a choice.
  await expect(modal.getByRole('radio')).toHaveCount(2);
  await expect(modal.getByRole('radio', { checked: true })).toHaveCount(0);
  await modal.getByRole('button', { name: 'Change status' }).click();
  await expect(modal.getByText('Choose the new status')).toBeVisible();
  await expect(modal.getByRole('radio', { name: /^Approved/ })).toBeFocused();
  await expect(sign).toHaveText('Pending');
  await expectAccessible(adminPage, 'a status that is not chosen yet');
  await modal.getByText('Approved', { exact: true }).click();
  await expect(modal.getByText('These permits are not issued')).toBeVisible();
  await expect(modal.getByRole('listitem')).toHaveText(['Texas, unit 1: requested', 'Oklahoma, unit 1: requested']);
  await expect(modal.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(adminPage, 'an approval that waits for permits');
  await modal.getByText('Rejected', { exact: true }).click();
  await modal.getByLabel('Comment').fill('Oklahoma asks for a survey.');
  await expectAccessible(adminPage, 'changing a status');

  // The row shows the new status while it is saved, and the old one after a failure.
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await adminPage.route(`**/api/permits/admin/orders/${id}`, async (route) => {
    await failing;
    await route.abort('failed');
  });
  await modal.getByRole('button', { name: 'Reject order' }).click();
  await expect(sign).toHaveText('Rejected');
  fail();
  await expect(modal.getByRole('alert')).toContainText('We cannot reach the server.');
  await expect(modal.getByRole('alert')).toContainText('The order is pending.');
  await expect(sign).toHaveText('Pending');
  await adminPage.unroute(`**/api/permits/admin/orders/${id}`);

  await issueAll(adminPage, id);
  await callSuccessfully(adminPage, 'PUT', `/permits/admin/orders/${id}`, { status: 'approved' });
  await modal.getByRole('button', { name: 'Reject order' }).click();
  await expect(modal.getByRole('alert')).toContainText('another admin has changed it');
  await expect(sign).toHaveText('Approved');
  await expect(modal.getByLabel('Comment')).toHaveValue('Oklahoma asks for a survey.');
  await closeDialog(modal, 'Reject order');
  await expect(sign).toHaveText('Rejected');

  await page.goto('/notifications');
  await expect(page.getByRole('main').getByText('Oklahoma asks for a survey. Status: rejected')).toBeVisible();
  const mail = await findMail(page, 'dispatch@test.example', new RegExp(`Order ${number} was rejected`));
  expect(mail.text).toContain('Oklahoma asks for a survey.');
});
