import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, anAdmin, anOrderToPay, expect, payOrder, signIn, test } from '../fixtures.ts';
import { openPart } from '../pages/desk.ts';
import { startServerInTime } from '../server-in-time.ts';

const owner = 'admin@wideload.example';
const reason = 'Ohio was not needed.';

test.describe('at a desk where one does not do everything alone', () => {
  let server: Awaited<ReturnType<typeof startServerInTime>>;
  test.beforeAll(async () => {
    server = await startServerInTime(1, { SECOND_PERSON: 'required', REFUND_ALONE: '20' });
  });
  test.afterAll(() => server.stop());

  test('a clerk reads who refunds; a bookkeeper asks for a large refund, and nothing is refunded until the owner approves it @phone', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, clerk, bookkeeper, second] = [await open(), await open(), await open(), await open()];
    await aCarrier(carrier);
    const { id } = await anOrderToPay(carrier, ['TX', 'OH']);
    await payOrder(carrier, id);
    await anAdmin(clerk, 'clerk');
    const { email: asker } = await anAdmin(bookkeeper, 'bookkeeper');
    const openPayments = async (page: Page) => {
      await page.goto(`/users/orders/order?orderId=${id}`);
      return openPart(page, 'Payments');
    };

    const shown = await openPayments(clerk);
    await expect(shown).toContainText('Refund: ');
    await expect(clerk.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
    await expectAccessible(clerk, 'an order for a clerk');

    await openPayments(bookkeeper);
    await expect(bookkeeper.getByRole('button', { name: 'Change status' })).toHaveCount(0);
    await bookkeeper.getByRole('button', { name: /^Refund: payment of/ }).click();
    const drawer = bookkeeper.getByRole('dialog', { name: /^Refund on order/ });
    await drawer.getByLabel('Amount in dollars').fill('40');
    await drawer.getByLabel('Reason').fill(reason);
    await drawer.getByRole('button', { name: 'Refund…' }).click();
    await bookkeeper
      .getByRole('dialog', { name: /^Refund \$40\.00 to/ })
      .getByRole('button', { name: 'Refund $40.00' })
      .click();
    const asking = bookkeeper.getByRole('dialog', { name: 'A second person approves this' });
    await asking.getByRole('button', { name: 'Ask another admin' }).click();
    await expect(asking.getByText('Please input the reason!')).toBeVisible();
    await expectAccessible(bookkeeper, 'asking for a second person');
    await asking.getByLabel('Reason').fill('The carrier called.');
    await asking.getByRole('button', { name: 'Ask another admin' }).click();
    await expect(bookkeeper.getByText('Another admin has been asked', { exact: true })).toBeVisible();
    // The form is closed as after a success, and nothing says that something failed.
    await expect(bookkeeper.getByRole('dialog')).toHaveCount(0);
    await expect(bookkeeper.getByRole('alert')).toHaveCount(0);
    await expect(bookkeeper.getByRole('list', { name: 'Refunds' })).toHaveCount(0);
    await bookkeeper.goto('/admins/approvals');
    const own = bookkeeper.getByRole('list', { name: 'Waiting for a decision' });
    await expect(own).toContainText('You have asked for this: another person decides.');
    await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

    await signIn(second, owner);
    await second.goto('/admins/approvals');
    const waiting = second.getByRole('list', { name: 'Waiting for a decision' });
    await expect(waiting).toContainText(`Asked by ${asker}`);
    await expect(waiting).toContainText('The carrier called.');
    await expect(waiting).toContainText('$40.00');
    await expectAccessible(second, 'an approval');
    await waiting.getByRole('button', { name: /^Approve/ }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(second.getByRole('list', { name: 'Decided last' })).toContainText(`Approved by ${owner}`);

    await openPayments(clerk);
    await expect(clerk.getByRole('list', { name: 'Refunds' })).toContainText(`Refunded: $40.00${reason}${asker}`);
    for (const page of [carrier, clerk, bookkeeper, second]) await page.context().close();
  });

  test('a lead assigns an order to a clerk, who finds it held; the page of the desk counts it, and is a lead’s alone @phone', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, clerk, lead] = [await open(), await open(), await open()];
    await aCarrier(carrier);
    const { id } = await anOrderToPay(carrier, ['TX']);
    await payOrder(carrier, id);
    const { email } = await anAdmin(clerk, 'clerk');
    await anAdmin(lead, 'lead');

    await lead.goto(`/users/orders/order?orderId=${id}`);
    await lead.getByRole('button', { name: /^Assign to… order/ }).click();
    const dialog = lead.getByRole('dialog', { name: /^Assign order/ });
    await dialog.getByRole('button', { name: 'Assign to…' }).click();
    await expect(dialog.getByText('Please choose an admin!')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Assign to' }).fill(email);
    await lead.getByRole('option', { name: email }).click();
    await expectAccessible(lead, 'assigning an order');
    await dialog.getByRole('button', { name: 'Assign to…' }).click();
    await expect(dialog).toBeHidden();
    await expect(lead.getByRole('region', { name: 'Assigned to' })).toContainText(`${email} holds this order`);

    await lead.goto('/permits/desk');
    await expect(lead.getByRole('row').filter({ hasText: email }).getByRole('cell').first()).toHaveText('1');
    await expectAccessible(lead, 'the page of the desk');
    await clerk.goto(`/users/orders/order?orderId=${id}`);
    await expect(clerk.getByRole('region', { name: 'Assigned to' })).toContainText('You hold this order since');
    await expect(clerk.getByRole('button', { name: /^Assign to/ })).toHaveCount(0);
    await clerk.goto('/permits/desk');
    await expect(clerk.getByText('See the desk: A lead or an owner of the desk can do this.')).toBeVisible();
    await expect(clerk.getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
    for (const page of [carrier, clerk, lead]) await page.context().close();
  });
});
