import type { Browser, Locator, Page } from '@playwright/test';
import type { Notification, Order } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, anAdmin, callSuccessfully, expect, password, test } from '../fixtures.ts';
import { findButton, findForm } from '../pages/desk.ts';
import { readPaidOrder, readOrder } from '../pages/orders.ts';
import { aScan, asPdf } from '../uploads/pdf.ts';
import { aStatePdf } from '../uploads/state-pdfs.ts';
import { orderAgain } from '../pages/queue.ts';

async function countFilings(page: Page): Promise<number> {
  const { items } = await callSuccessfully(page, 'GET', '/notifications?pageSize=50');
  return (items as Notification[]).filter(({ comment }) => comment.endsWith('Status: filed')).length;
}

/** The price that the permit of a named state was sold for. */
function formatFeeOf({ permits }: Order, named: string): string {
  const permit = permits.find(({ state }) => named.includes(stateName(state)));
  return String((permit?.price ?? 0) / 100);
}

const toQueueAddress = (email: string) => `/permits/queue?search=${encodeURIComponent(email)}&sort=-paidAt`;
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The menu is a drawer on a phone. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 576;

/** Clicks, and counts. */
class Presses {
  count = 0;
  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async choose(target: Locator, file: ReturnType<typeof asPdf>): Promise<void> {
    this.count += 1;
    await target.setInputFiles(file);
  }
}

test('a two-state order goes from the queue to approved in at most nine presses, and the next order opens @phone', async ({
  page,
  adminPage: admin,
}) => {
  const { email } = await aCarrier(page);
  const second = await readPaidOrder(page, ['TX', 'OK']);
  const again = await orderAgain(page, { id: second._id });
  const first = await readOrder(page, again.id);
  const presses = new Presses();
  await admin.goto(toQueueAddress(email));

  await test.step('the keys lead from order to order, and Back to the list', async () => {
    const row = admin.getByRole('link', { name: String(first.orderNumber) });
    await row.click();
    await expect(findButton(admin, 'File all 2 requested')).toBeVisible();
    // The keys load after the page, and a phone does not show that they work.
    await expect(async () => {
      await admin.keyboard.press('n');
      await expect(findHeading(admin)).toHaveText(`Order ${second.orderNumber}`, { timeout: 5000 });
    }).toPass();
    await admin.keyboard.press('n');
    await expect(findHeading(admin)).toHaveText(`Order ${first.orderNumber}`);
    await admin.getByRole('link', { name: 'Back to the work queue' }).click();
    await expect(admin).toHaveURL(/sort=-paidAt/);
    await expect(row).toBeFocused();
    await admin.keyboard.press('i');
    await expect(findForm(admin, 'Issue: Texas, unit 1').getByLabel('Permit number')).toBeFocused();
    await admin.getByRole('link', { name: 'Back to the work queue' }).click();
    await expect(row).toBeFocused();
  });

  await test.step('an undone filing leaves no trace for the carrier', async () => {
    await presses.on(admin.getByRole('link', { name: String(first.orderNumber) }));
    await expect(findHeading(admin)).toHaveText(`Order ${first.orderNumber}`);
    if (!isPhone(admin)) {
      const menu = admin.getByRole('navigation', { name: 'Main' });
      await expect(menu.locator('[aria-current=page]')).toHaveText(/^Permits/);
    }
    await findButton(admin, 'File all 2 requested').click();
    await findButton(admin, 'Undo').click();
    await expect(admin.getByText('Not filed: Texas and Oklahoma. The carrier was not notified.')).toBeVisible();
    await expect(admin.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order');
    await expect(findButton(admin, 'File: Texas, unit 1')).toBeVisible();
    expect(await countFilings(page)).toBe(0);
    // One of two permits, chosen by its box.
    await admin.getByRole('checkbox', { name: 'Choose Texas, unit 1, for filing' }).check();
    await findButton(admin, 'File 1 chosen').click();
    await expect(admin.getByText(`Filed for order ${first.orderNumber}: Texas.`)).toBeVisible();
    await admin.keyboard.press('u');
    await expect(findButton(admin, 'File all 2 requested')).toBeVisible();
  });

  await test.step('to approved', async () => {
    await presses.on(findButton(admin, 'File all 2 requested'));
    await expect(admin.getByText(`Filed for order ${first.orderNumber}: Texas and Oklahoma.`)).toBeVisible();
    await expectAccessible(admin, 'a filing that can be undone');
    await presses.on(findButton(admin, 'Issue: Texas, unit 1'));
    for (const state of ['Texas', 'Oklahoma']) {
      const form = findForm(admin, `Issue: ${state}, unit 1`);
      await form.getByLabel('Permit number').fill(`${state}-${first.orderNumber}`);
      await form.getByLabel('Fee that the state charged').fill(formatFeeOf(first, state));
      await presses.choose(form.getByLabel('Issued permit'), asPdf('permit.pdf', aScan()));
      await presses.on(form.getByRole('button', { name: 'Issue', exact: true }));
      await expect(form).toBeHidden();
    }
    await expect(findButton(admin, 'Undo')).toBeHidden();
    await expectAccessible(admin, 'an order to approve');
    await presses.on(findButton(admin, 'Approve and open the next'));
    await expect(findHeading(admin)).toHaveText(`Order ${second.orderNumber}`);
    expect(presses.count).toBeLessThanOrEqual(9);
    expect((await readOrder(page, first._id)).status).toBe('approved');
  });

  await test.step('the PDFs of the states save the typing; after the last order comes the queue', async () => {
    presses.count = 1;
    await presses.on(findButton(admin, 'File all 2 requested'));
    const papers = admin.getByLabel('Read permits from PDFs');
    presses.count += 1;
    await papers.setInputFiles([
      asPdf('texas.pdf', await aStatePdf(second, { state: 'TX', layout: 'columns' })),
      asPdf('oklahoma.pdf', await aStatePdf(second, { state: 'OK', layout: 'tables' })),
    ]);
    await presses.on(findButton(admin, 'Issue these 2 permits'));
    await presses.on(findButton(admin, 'Approve and open the next'));
    await expect(findHeading(admin)).toHaveText('Work queue');
    await expect(admin).toHaveURL(/sort=-paidAt/);
    expect(presses.count).toBeLessThanOrEqual(5);
    await expect(admin.getByText('No matching orders')).toBeVisible();
  });
});

async function openAdmin(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  return { page, ...(await anAdmin(page)) };
}

test('working on an order claims it: a second clerk is asked first and keeps what was typed @rare', async ({
  carrierPage: page,
  adminPage: robin,
  browser,
}) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  const address = `/users/orders/order?orderId=${order._id}&back=permits`;
  const { page: kim, email: kimsEmail } = await openAdmin(browser);
  await Promise.all([robin.goto(address), kim.goto(address)]);

  await findButton(kim, 'File: Texas, unit 1').click();
  await expect(kim.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order');

  await findButton(robin, 'Oklahoma, unit 1').click();
  await findButton(robin, 'Refuse: Oklahoma, unit 1').click();
  const form = findForm(robin, 'Refuse: Oklahoma, unit 1');
  await form.getByLabel('Reason of the refusal').fill('The bridge is closed.');
  await form.getByRole('button', { name: 'Refuse' }).click();
  const question = robin.getByRole('dialog', { name: `Take over order ${order.orderNumber}?` });
  await expect(question).toContainText(`${kimsEmail} has held this order since`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Reason of the refusal')).toHaveValue('The bridge is closed.');
  await expect(form).toContainText(`${kimsEmail} holds this order.`);
  await form.getByRole('button', { name: 'Refuse' }).click();
  await question.getByRole('button', { name: 'Take over' }).click();
  await expect(form).toBeHidden();
  await expect(robin.getByText('The bridge is closed.').first()).toBeVisible();
  await expect(robin.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order');
  await kim.context().close();
});

/** Presses Tab until the focus is there, as a person does who sees it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it.');
}

test('a clerk works by keyboard alone from sign-in to approved', async ({ carrierPage: page, browser }) => {
  const order = await readPaidOrder(page, ['TX', 'OK']);
  const admin = await browser.newPage();
  const { email } = await anAdmin(admin);
  await admin.evaluate(() => localStorage.clear());
  const type = (text: string) => admin.keyboard.type(text);
  const press = (key: string) => admin.keyboard.press(key);

  await admin.goto('/auth');
  const signIn = admin.getByRole('dialog');
  await tabTo(admin, signIn.getByLabel('Email'));
  await type(email);
  await tabTo(admin, signIn.getByLabel('Password', { exact: true }));
  await type(password);
  await press('Enter');
  await expect(findHeading(admin)).toHaveText('Dashboard');
  await tabTo(admin, admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Permits/ }));
  await press('Enter');
  await tabTo(admin, admin.getByRole('link', { name: 'Work queue', exact: true }));
  await press('Enter');
  await expect(findHeading(admin)).toHaveText('Work queue');
  await expect(findButton(admin, 'Press ? for keys')).toBeVisible();
  await press('s');
  await type(String(order.orderNumber));
  await expect(admin.getByRole('rowheader').getByRole('link')).toHaveText([String(order.orderNumber)]);
  await press('ArrowDown');
  await press('f');
  const file = findButton(admin, 'File all 2 requested');
  await expect(file).toBeFocused();
  await press('Enter');
  await expect(
    findButton(admin, 'Issue: Texas, unit 1')
      .or(findButton(admin, 'Issue: Oklahoma, unit 1'))
      .and(admin.locator(':focus')),
  ).toBeVisible();
  await press('Enter');
  const table = admin.getByRole('table', { name: 'Permits of this order' });
  for (let issued = 0; issued < 2; issued += 1) {
    const form = admin.getByRole('form', { name: /^Issue: / });
    const number = form.getByLabel('Permit number');
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('');
    await type(`${order.orderNumber}-${issued}`);
    const title = (await form.getByRole('heading').textContent()) ?? '';
    await tabTo(admin, form.getByLabel('Fee that the state charged'));
    await type(formatFeeOf(order, title));
    await tabTo(admin, form.getByLabel('Issued permit'));
    await form.getByLabel('Issued permit').setInputFiles(asPdf('permit.pdf', aScan()));
    const issue = form.getByRole('button', { name: 'Issue', exact: true });
    await tabTo(admin, issue);
    // Until the PDF is read, the button is busy and takes no press.
    await expect(issue).toBeEnabled();
    await press('Enter');
    await expect(table.getByText('Issued', { exact: true })).toHaveCount(issued + 1);
  }
  await tabTo(admin, findButton(admin, 'Approve and open the next'));
  await press('Enter');
  await expect(admin.getByText(`Order ${order.orderNumber} is approved.`)).toBeVisible();
  expect((await readOrder(page, order._id)).status).toBe('approved');
  await expect(findHeading(admin)).toBeFocused();
  await press('?');
  await expect(admin.getByRole('dialog', { name: 'Keys' })).toContainText('Open the next order');
  await admin.close();
});
