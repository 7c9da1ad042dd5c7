import type { Page } from '@playwright/test';
import { anAdmin, expect, callSuccessfully, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

type PaidOrder = { id: string; number: string; user: string };

async function anOrderWithUser(page: Page): Promise<PaidOrder> {
  const order = await aPaidOrder(page, ['TX', 'OH']);
  const { _id: user } = await callSuccessfully(page, 'GET', '/users/');
  return { ...order, user: String(user) };
}

const toAddress = ({ id, user }: PaidOrder, back = '') => `/users/orders/order?orderId=${id}&userId=${user}${back}`;

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Narrow enough for Texas, still too high for Ohio. */
const lower = {
  Width: '8-6',
  Height: "13'10",
  Length: '63 ft',
  'Loaded weight': '70000',
  // Within every kingpin limit, wherever the kingpin is.
  'Axle distance 3 to 4': '300 in',
};

test('an admin opens an order from the list, adds a note, and changes a unit at the price that is shown first; the carrier sees the change', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await anOrderWithUser(page);
  await admin.goto(`/permits?search=${order.number}`);
  await admin.getByRole('link', { name: order.number }).click();
  await expect(admin.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  await openPart(admin, 'Customer');
  await expect(admin.getByText('Texas, Ohio')).toBeVisible();
  await openPart(admin, 'Payments');
  await expect(admin.getByText('Succeeded, captured')).toBeVisible();
  await openPart(admin, 'E-mails');
  await expect(admin.getByText('Receipt to dispatch@test.example')).toBeVisible();
  await openPart(admin, 'Ledger');
  await expect(admin.getByRole('table', { name: 'Ledger' })).toBeVisible();
  await admin.evaluate(() => window.scrollTo(0, 0));
  await expectUsableAt768(admin, 'order of an admin');

  const notes = await openPart(admin, 'Internal notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Please input your note!')).toBeVisible();
  await notes.getByLabel('New note').fill('Called: a lower trailer is coming.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Called: a lower trailer is coming.admin@wideload.example');

  const drawer = await openDialog(admin, 'Change unit 1', `Change order ${order.number}`);
  await fill(admin, { Width: '', 'Loaded weight': 'heavy' });
  await drawer.getByRole('button', { name: 'Change it', exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'Width: This field is required !' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Loaded weight: Only numeric characters' })).toBeVisible();
  await fill(admin, lower);
  await expect(drawer.getByText('Width: 14′6″ → 8′6″', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Texas, unit 1, is canceled at once, it is not with its state.')).toBeVisible();
  await expect(drawer.getByText('$62.00 goes back to the card that paid.')).toBeVisible();
  await drawer.getByLabel('A note for the carrier').fill('As you asked by phone.');
  await expectAccessible(admin, 'change of a unit by a clerk');
  await closeDialog(drawer, 'Change it and return $62.00');
  await expect(await openPart(admin, 'History')).toContainText('Order changed');
  await expect(admin.getByRole('button', { name: 'Texas, unit 1', exact: true })).toBeHidden();

  await page.goto(`/order_list/order?orderId=${order.id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('As you asked by phone.');
  await expect(history).toContainText('Width: 14′6″ → 8′6″.');
  await expect(history).toContainText('$62.00 is returned.');
  await expect(page.getByRole('region', { name: 'Unit 1' })).toContainText('70,000 lb');
  await expect(page.getByText('a lower trailer is coming')).toBeHidden();
});

test('an order links back to where it was opened; when another admin was faster, a refused change keeps what was typed @rare', async ({
  carrierPage: page,
  adminPage: robin,
  browser,
}) => {
  const order = await anOrderWithUser(page);
  await robin.goto(toAddress(order, '&back=permits'));
  await expect(robin.getByRole('link', { name: 'Back to all orders' })).toHaveAttribute('href', '/permits');
  await robin.goto(toAddress(order, '&back=queue'));
  await expect(robin.getByRole('link', { name: 'Back to the work queue' })).toHaveAttribute('href', '/permits/queue');
  await robin.goto(toAddress(order));
  const back = robin.getByRole('link', { name: 'Back to all orders' });
  await expect(back).toHaveAttribute('href', `/users/orders?userId=${order.user}`);

  const drawer = await openDialog(robin, 'Change unit 1', `Change order ${order.number}`);
  await fill(robin, lower);
  await expect(drawer.getByText('Width: 14′6″ → 8′6″', { exact: true })).toBeVisible();

  // The page polls the order. It does not see the change of the other admin before it sends its own.
  const polls = `**/api/permits/admin/orders/${order.id}`;
  await robin.route(polls, (route) => route.abort());
  const other = await browser.newPage();
  await anAdmin(other);
  const { version, units } = await callSuccessfully(other, 'GET', `/permits/admin/orders/${order.id}`);
  const [unit] = units as Record<string, unknown>[];
  await callSuccessfully(other, 'PUT', `/permits/admin/orders/${order.id}/units`, {
    version,
    units: [{ ...unit, weight: 112_000 }],
  });
  await other.close();

  await drawer.getByRole('button', { name: 'Change it and return $62.00' }).click();
  await expect(drawer.getByText('This order was changed elsewhere since you opened it.')).toBeVisible();
  await robin.unroute(polls);
  await expect(drawer.getByRole('textbox', { name: 'Width' })).toHaveValue('8-6');
  await expect(drawer.getByText('Loaded weight: 112,000 lb → 70,000 lb', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Change it and return $62.00' }).click();
  // The other admin's change has claimed the order.
  await robin
    .getByRole('dialog', { name: /^Take over order/ })
    .getByRole('button', { name: 'Take over' })
    .click();
  await expect(robin.getByRole('dialog')).toHaveCount(0);
  await expect(robin.getByRole('definition').filter({ hasText: '70,000 lb' })).toBeVisible();

  await robin.goto('/users/orders/order?orderId=0189b2f0-0000-7000-8000-000000000bad&back=permits');
  await expect(robin.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await expect(robin.getByRole('link', { name: 'Back to all orders' })).toHaveAttribute('href', '/permits');
});
