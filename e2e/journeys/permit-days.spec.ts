import { addDays, type Day } from '@wideload/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, signInAs, test, aPaidOrder } from '../fixtures.ts';
import { aPaidTrip, issuePermit } from '../pages/permits.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

type Permit = { _id: string; state: string; date: { startDate: Day; endDate: Day } };

async function readPermit(page: Page, orderId: string, state: string): Promise<Permit> {
  const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${orderId}`);
  const permit = (permits as Permit[]).find((one) => one.state === state);
  if (permit === undefined) throw new Error(`The order has no permit for ${state}.`);
  return permit;
}

/** Moves the clocks of the device and of the server, which a page trusts more. */
async function moveClocks(page: Page, day: Day): Promise<void> {
  const now = new Date(`${day}T12:00:00`);
  await page.clock.setFixedTime(now);
  await page.addInitScript((date) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'date' ? date : get.call(this, name);
    };
  }, now.toUTCString());
}

test.describe('with the clock on other days', () => {
  // A window that is kept for other journeys would keep the clock.
  test.use({ isAlone: true });

  test('an issued permit shows whether it is not valid yet, valid, on its last day or expired, on its page, in the list and on the desk @phone', async ({
    carrierPage: page,
    adminPage: admin,
  }) => {
    const { id } = await aPaidOrder(page, ['TX']);
    await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
    const { date } = await readPermit(page, id, 'TX');
    const permits = page.getByRole('region', { name: 'Your permits' });

    async function showOn(day: Day): Promise<void> {
      await moveClocks(page, day);
      await page.goto(`/order_list/order?orderId=${id}`);
    }

    await showOn(addDays(date.startDate, -1));
    await expect(permits).toContainText(/Issued Valid from .*\. Do not travel in Texas before that day\./);
    await expect(permits).not.toContainText('Carry this permit');

    await showOn(date.startDate);
    await expect(permits).toContainText('Issued Carry this permit in the truck the whole time you are in Texas.');

    await showOn(date.endDate);
    await expect(permits).toContainText('Ends today This is its last day. Carry this permit in the truck');
    await expectAccessible(page, 'permit that ends today');

    await showOn(addDays(date.endDate, 1));
    await expect(permits).toContainText(/Expired It was valid until .*\. Do not travel in Texas with it\./);
    await expect(page.getByText('Carry this permit')).toHaveCount(0);
    await expectAccessible(page, 'expired permit');
    await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${id}`, { status: 'approved' });
    await page.reload();
    await expect(page.getByText('The permits have expired. Do not travel with them.')).toBeVisible();
    await page.goto('/order_list');
    await expect(page.getByText('Texas: Expired')).toBeAttached();

    await signInAs(page, 'admin@wideload.example');
    await expect(page).toHaveURL(/dashboard/);
    await page.goto(`/users/orders/order?orderId=${id}`);
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    await moveClocks(page, date.endDate);
    await page.reload();
    await expect(page.getByText('Ends today', { exact: true })).toBeVisible();
  });
});

test('a carrier has to confirm days of a resubmitted permit that do not meet the others, and both sides see the pairs @phone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const id = await aPaidTrip(page);
  await issuePermit(admin, { orderId: id, state: 'OK', feeCents: 4000 });
  const texas = await readPermit(page, id, 'TX');
  const refusal = { from: 'requested', status: 'refused', reason: 'Not before the fair is over.' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${texas._id}`, refusal);

  await page.goto(`/order_list/order?orderId=${id}`);
  const title = 'The days of the permits do not meet';
  await expect(page.getByText('that you paid for this permit is kept for another try')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  const dialog = await openDialog(page, 'Fix and resubmit: Texas, unit 1');
  await expect(dialog.getByText(title)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('3/18/2030');
  await dialog.getByRole('textbox', { name: 'End date' }).fill('3/21/2030');
  await expect(dialog.getByText(title)).toBeVisible();
  await expect(dialog).toContainText(
    /The Oklahoma permit ends on Feb \d+, 2030, before the Texas permit begins on Mar 18, 2030/,
  );
  await expect(dialog).toContainText(
    /The Kansas permit ends on Feb \d+, 2030, before the Texas permit begins on Mar 18, 2030/,
  );
  await expect(dialog).toContainText(/They meet if the Texas permit begins on Feb \d+, 2030 or earlier\./);
  await expectAccessible(page, 'resubmission with days that do not meet');
  await dialog.getByRole('button', { name: /^Take .*Feb/ }).click();
  await expect(dialog.getByText(title)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('3/18/2030');
  await dialog.getByRole('textbox', { name: 'End date' }).fill('3/21/2030');
  await expect(dialog.getByText(title)).toBeVisible();

  await dialog.getByRole('button', { name: 'Resubmit permit' }).click();
  await expect(
    dialog.getByText('Change the days, or confirm that you know that they do not meet.').first(),
  ).toBeVisible();
  expect(await readPermit(page, id, 'TX')).toMatchObject({ status: 'refused' });
  await dialog.getByRole('checkbox', { name: /^Send it with these days/ }).check();
  await closeDialog(dialog, 'Resubmit permit');

  await expect(page.getByText(title)).toBeVisible();
  await expect(
    page.getByText(/The Oklahoma permit ends on .* before the Texas permit begins on/).first(),
  ).toBeVisible();
  await expectAccessible(page, 'order whose permits do not meet');
  await admin.goto(`/users/orders/order?orderId=${id}`);
  await expect(admin.getByText(title)).toBeVisible();
});
