import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { readOrder } from '../pages/orders.ts';
import { aPaidTrip } from '../pages/permits.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

const listStatuses = async (page: Page, id: string) => {
  const { status, permits } = await readOrder(page, id);
  return [status, ...permits.map((permit) => `${permit.state} ${permit.status}`)];
};

test('a rejected order with two refused permits is fixed in one form and sent again @phone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const id = await aPaidTrip(page);
  const { orderNumber, permits } = await readOrder(page, id);
  for (const { _id, state } of permits.filter((permit) => permit.state !== 'KS')) {
    const refusal = { from: 'requested', status: 'refused', reason: `${state} is closed that week.` };
    await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${_id}`, refusal);
  }

  await page.goto(`/order_list/order?orderId=${id}`);
  const press = page.getByRole('button', { name: 'Fix and send again' });
  await expect(press).toBeVisible();
  const comment = 'Two states want other days.';
  await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${id}`, { status: 'rejected', comment });
  await page.reload();
  await expect(page.getByText(comment).first()).toBeVisible();
  await expect(page.getByText(/^You paid \$.* Nothing of it has been refunded yet\./)).toBeVisible();
  await press.click();
  const dialog = page.getByRole('dialog', { name: `Fix and send again: order ${orderNumber}` });
  await expect(dialog.getByText('that you paid for this permit is kept for another try')).toHaveCount(2);
  const texas = dialog.getByRole('region', { name: 'Texas, unit 1' });
  const oklahoma = dialog.getByRole('region', { name: 'Oklahoma, unit 1' });
  await texas.getByRole('textbox', { name: 'Start date' }).fill('2/6/2030');
  await texas.getByRole('textbox', { name: 'End date' }).fill('2/6/2030');
  await oklahoma.getByRole('textbox', { name: 'Start date' }).fill('2/7/2030');
  await oklahoma.getByRole('textbox', { name: 'End date' }).fill('2/9/2030');
  await expect(dialog.getByText('on no day can the load cross from Texas into Oklahoma')).toBeVisible();
  await expectAccessible(page, 'form of all refused permits');
  await dialog.getByRole('button', { name: /^Take Wed, Feb 6 .* for Texas$/ }).click();
  await expect(dialog.getByText('The days of the permits do not meet')).toHaveCount(0);
  await expect(texas.getByRole('textbox', { name: 'End date' })).toHaveValue(/2030/);
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('We wait two days in Dallas.');
  await closeDialog(dialog, 'Send again');

  await expect.poll(() => listStatuses(page, id)).toEqual(['pending', 'TX requested', 'OK requested', 'KS requested']);
  await expect(press).toHaveCount(0);
  await admin.goto(`/users/orders/order?orderId=${id}`);
  await expect(admin.getByText('We wait two days in Dallas.').first()).toBeAttached();
});

test('an order that was rejected without a refused permit is sent again with an answer', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aPaidOrder(page, ['TX']);
  const { orderNumber } = await readOrder(page, id);
  const comment = 'Send the survey first.';
  await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${id}`, { status: 'rejected', comment });
  await page.goto(`/order_list/order?orderId=${id}`);
  const dialog = await openDialog(page, 'Fix and send again', `Fix and send again: order ${orderNumber}`);
  await expect(dialog).toContainText('send it again and then correct it with “Change or cancel”');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByText('This field is required !').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('The survey is under Questions.');
  await closeDialog(dialog, 'Send again');
  expect(await listStatuses(page, id)).toEqual(['pending', 'TX requested']);
});
