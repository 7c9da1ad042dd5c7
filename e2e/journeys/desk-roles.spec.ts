import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, anAdmin, expect, signIn, test, aPaidOrder } from '../fixtures.ts';
import { openPart } from '../pages/desk.ts';
import { findNumberLinks, findRow, orderAgain, toQueueAddress } from '../pages/queue.ts';
import { startServerInTime } from '../server-in-time.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

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
    const { id } = await aPaidOrder(carrier, ['TX', 'OH']);
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
    const statusOfClerk = await openDialog(clerk, /^Change status of order/);
    await expect(statusOfClerk).toContainText('Reject order: A lead or an owner of the desk can do this.');
    await expect(statusOfClerk.getByRole('radio')).toHaveCount(0);

    await openPayments(bookkeeper);
    await expect(bookkeeper.getByRole('button', { name: 'Change status' })).toHaveCount(0);
    const clerksAlone = 'A clerk, a lead or an owner of the desk can do this.';
    for (const what of ['Change status', 'Type values', 'File and issue', 'Ask the carrier'])
      await expect(bookkeeper.getByText(`${what}: ${clerksAlone}`)).toBeVisible();
    await expect(bookkeeper.getByRole('button', { name: /^Type / })).toHaveCount(0);
    await expect(bookkeeper.getByRole('link', { name: /^Ask/ })).toHaveCount(0);
    const drawer = await openDialog(bookkeeper, /^Refund: payment of/, /^Refund on order/);
    await drawer.getByLabel('Amount in dollars').fill('40');
    await drawer.getByLabel('Reason').fill(reason);
    await drawer.getByRole('button', { name: 'Refund…' }).click();
    await bookkeeper
      .getByRole('dialog', { name: /^Refund \$40\.00 to/ })
      .getByRole('button', { name: 'Refund $40.00' })
      .click();
    const asking = bookkeeper.getByRole('dialog', { name: 'A second person approves this' });
    // The refund says why already.
    await expect(asking.getByLabel('Reason')).toHaveValue(reason);
    await asking.getByLabel('Reason').fill('');
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
    const { id } = await aPaidOrder(carrier, ['TX']);
    const { email } = await anAdmin(clerk, 'clerk');
    await anAdmin(lead, 'lead');

    await lead.goto(`/users/orders/order?orderId=${id}`);
    const dialog = await openDialog(lead, /^Assign to… order/, /^Assign order/);
    await dialog.getByRole('button', { name: 'Assign to…' }).click();
    await expect(dialog.getByText('Please choose an admin!')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Assign to' }).fill(email);
    await lead.getByRole('option', { name: email }).click();
    await expectAccessible(lead, 'assigning an order');
    await closeDialog(dialog, 'Assign to…');
    await expect(lead.getByRole('region', { name: 'Assigned to' })).toContainText(`${email} has held this order`);

    await lead.goto('/permits/desk');
    await expect(lead.getByRole('row').filter({ hasText: email }).getByRole('cell').first()).toHaveText('1');
    await expectAccessible(lead, 'the page of the desk');
    await clerk.goto(`/users/orders/order?orderId=${id}`);
    await expect(clerk.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order since');
    await expect(clerk.getByRole('button', { name: /^Assign to/ })).toHaveCount(0);
    await clerk.goto('/permits/desk');
    await expect(clerk.getByText('See the desk: A lead or an owner of the desk can do this.')).toBeVisible();
    await expect(clerk.getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
    for (const page of [carrier, clerk, lead]) await page.context().close();
  });

  test('a lead assigns two orders in the queue at once, one of them from another clerk, whose list follows by itself', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, holder, clerk, lead] = [await open(), await open(), await open(), await open()];
    const { email: customer } = await aCarrier(carrier);
    const first = await aPaidOrder(carrier, ['TX', 'OK']);
    const second = await orderAgain(carrier, first);
    await anAdmin(holder, 'clerk');
    const { email } = await anAdmin(clerk, 'clerk');
    await anAdmin(lead, 'lead');
    await holder.goto(toQueueAddress(customer));
    await findRow(holder, first).getByRole('button', { name: 'Claim' }).click();
    await expect(findRow(holder, first)).toContainText('You');
    await expect(holder.getByRole('checkbox', { name: /^Choose order/ })).toHaveCount(0);
    await clerk.goto('/permits/queue?holder=mine');
    await expect(clerk.getByText('You hold no order')).toBeVisible();

    await lead.goto(toQueueAddress(customer));
    const assign = lead.getByRole('button', { name: /^Assign/ });
    await expect(assign).toBeDisabled();
    for (const order of [first, second])
      await lead.getByRole('checkbox', { name: `Choose order ${order.number}` }).press('Space');
    await expectAccessible(lead, 'chosen orders of the queue');
    await assign.click();
    const dialog = lead.getByRole('dialog', { name: 'Assign 2 orders' });
    await expect(dialog).toContainText('One of these orders is held.');
    await dialog.getByRole('combobox', { name: 'Assign to' }).fill(email);
    await lead.getByRole('option', { name: email }).click();
    await expectAccessible(lead, 'assigning two orders');
    await closeDialog(dialog, 'Assign to…');
    const name = email.replace(/@.*/, '');
    for (const order of [first, second]) await expect(findRow(lead, order)).toContainText(name);
    await expect(lead.getByRole('checkbox', { checked: true })).toHaveCount(0);

    await expect(findRow(holder, first)).toContainText(name);
    await clerk.getByRole('button', { name: /show$/ }).click();
    await expect(findNumberLinks(clerk)).toHaveText([first.number, second.number]);
    for (const page of [carrier, holder, clerk, lead]) await page.context().close();
  });

  test('a clerk fills a question in from a template that a lead has written, and cannot send it before each field has a value @phone', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, clerk, lead] = [await open(), await open(), await open()];
    await aCarrier(carrier);
    const { id, number } = await aPaidOrder(carrier, ['TX', 'OK']);
    await anAdmin(clerk, 'clerk');
    await anAdmin(lead, 'lead');
    const name = `Escorts ${number}`;

    await lead.goto('/permits/desk');
    const drawer = await openDialog(lead, 'Add template', 'Add a template');
    await drawer.getByLabel('Name').fill(name);
    await drawer.getByLabel('For', { exact: true }).selectOption('Question to the carrier');
    await drawer.getByLabel('Text').fill('Who escorts {ordr}');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('{ordr} is no field. Choose one of the list below.').first()).toBeVisible();
    await drawer.getByLabel('Text').fill('Who escorts order ');
    await drawer.getByRole('button', { name: 'Add the field {order}' }).click();
    await drawer.getByLabel('Text').press('End');
    await drawer.getByLabel('Text').pressSequentially(' with permit {permit}?');
    await expectAccessible(lead, 'a template of the desk');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(lead.getByRole('row').filter({ hasText: name })).toContainText(
      'Who escorts order {order} with permit {permit}?',
    );

    await clerk.goto(`/users/orders/order?orderId=${id}`);
    await clerk.getByRole('button', { name: 'Ask the carrier', exact: true }).click();
    await clerk.getByRole('combobox', { name: 'Template' }).fill(name);
    await clerk.getByRole('option', { name }).click();
    const question = clerk.getByLabel('Question to the carrier');
    await expect(question).toHaveValue(`Who escorts order ${number} with permit {permit}?`);
    await expect(clerk.getByText('{permit} has no value. Type what belongs in its place.')).toBeVisible();
    await expectAccessible(clerk, 'a question with a field without a value');
    await clerk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(clerk.getByText('Open question')).toHaveCount(0);
    await question.fill(`Who escorts order ${number} with the permit of Texas?`);
    await clerk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(clerk.getByText('Open question')).toBeVisible();
    await expect(clerk.getByRole('listitem').filter({ hasText: 'with the permit of Texas?' })).toHaveCount(1);

    await lead.getByRole('button', { name: `Delete the template “${name}”` }).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(lead.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    for (const page of [carrier, clerk, lead]) await page.context().close();
  });
});
