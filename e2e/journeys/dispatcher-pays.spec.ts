import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import {
  aCard,
  aCarrier,
  aFleet,
  anAccount,
  anOrderToPay,
  callSuccessfully,
  expect,
  findMail,
  password,
  test,
} from '../fixtures.ts';
import { openWindow } from '../window.ts';
import { choose, fillAxleFigures, fillLength, goNext, oversize } from '../pages/wizard.ts';
import { openDialog } from '../pages/dialogs.ts';

async function setLimit(page: Page, email: string, dollars: string): Promise<void> {
  const drawer = await openDialog(page, `Payment limit of ${email}`);
  await drawer.getByLabel('Up to, in whole dollars').fill(dollars);
  await drawer.getByRole('button', { name: 'Save the limit' }).click();
}

/** An action is one press or one field, and takes a person at most five seconds: 36 of them are three minutes. */
const mostActions = 36;

test('an invited dispatcher accepts, orders with the fleet of the account and pays within the limit, in under three minutes', async ({
  page,
  browser,
}) => {
  test.slow();
  const { context, page: theirs } = await openWindow(browser);
  const { email } = await anAccount(theirs);
  const { email: owner } = await aCarrier(page);
  await aFleet(page);
  await aCard(page, 'pm_card_visa');
  await callSuccessfully(page, 'POST', '/users/invitations', { email, role: 'dispatcher' });
  const { text } = await findMail(page, email, /invited to work in the Wideload account/);
  let actions = 0;
  async function act(work: Promise<unknown>): Promise<void> {
    actions += 1;
    await work;
  }

  await test.step('the dispatcher signs in from the mail and accepts', async () => {
    await act(theirs.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? ''));
    const signIn = theirs.getByRole('dialog', { name: 'Sign In' });
    await act(signIn.getByLabel('Email').fill(email));
    await act(signIn.getByLabel('Password', { exact: true }).fill(password));
    await act(signIn.getByRole('button', { name: 'Sign In', exact: true }).click());
    await act(theirs.getByRole('button', { name: /^Accept the invitation of/ }).click());
    await expect(theirs.getByText(/^You work in the account of .+, as dispatcher\./)).toBeVisible();
  });

  await test.step('the owner sets a limit', async () => {
    await page.goto('/people');
    await act(setLimit(page, email, '500'));
    const people = page.getByRole('list', { name: /^People of/ });
    await expect(people.getByText('Pays an order up to $500.00 with the cards of the account.')).toBeVisible();
    await expectAccessible(page, 'people with a payment limit');
  });

  await test.step('the dispatcher orders', async () => {
    await act(theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Order' }).click());
    await act(theirs.getByLabel('Order title').fill('Press to Dallas'));
    await act(theirs.getByLabel('Person name').fill('Dana Field'));
    await act(theirs.getByLabel('Phone').fill('7025550142'));
    await act(choose(theirs.getByRole('combobox', { name: 'Company' }), 'Sandbox'));
    await expect(theirs.getByLabel('Usdot number', { exact: true })).not.toHaveValue('');
    await act(goNext(theirs, 'Select a State', 'Next Step'));
    await act(choose(theirs.getByRole('combobox', { name: 'State/Province' }), 'Texas'));
    await act(goNext(theirs, 'Power Unit Details'));
    await act(choose(theirs.getByRole('combobox', { name: 'Truck' }), '104'));
    await act(choose(theirs.getByRole('combobox', { name: 'Trailer' }), '22'));
    await act(theirs.getByLabel('Load type').selectOption({ label: 'General' }));
    const { weight, axles, ...lengths } = oversize;
    for (const [label, length] of Object.entries(lengths)) await act(fillLength(theirs, label, length));
    await act(theirs.getByLabel('Loaded weight').fill(weight));
    const gaps = axles.map((_, at) => `${at + 1} to ${at + 2}`);
    for (const [at, length] of axles.entries()) await act(fillLength(theirs, gaps[at] ?? '', length));
    await act(fillAxleFigures(theirs, { weight: Number(weight.replace(',', '')), axles: axles.length + 1 }));
    await act(goNext(theirs, 'Permit Selection'));
    await act(goNext(theirs, 'Summary'));
    await act(theirs.getByRole('checkbox', { name: /^I have reviewed/ }).check());
    await act(goNext(theirs, 'Payment'));
  });

  await test.step('the dispatcher pays with a card of the account, and can add none', async () => {
    await expect(theirs.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
    await expect(theirs.getByRole('button', { name: 'Add card' })).toHaveCount(0);
    await act(theirs.getByRole('button', { name: 'PAY', exact: true }).click());
    await expect(theirs.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  });
  expect(actions).toBeLessThanOrEqual(mostActions);

  await test.step('the owner sees who paid', async () => {
    const { items } = await callSuccessfully(page, 'GET', '/permits/orders/recent');
    const [order] = items as { _id: string }[];
    await page.goto(`/order_list/order?orderId=${String(order?._id)}`);
    await page.getByText('History').click();
    await expect(page.getByText(new RegExp(`, ${email.replaceAll('.', String.raw`\.`)} \\(payment\\)$`))).toBeVisible();
    expect(owner).not.toBe(email);
  });
  await context.close();
});

test('above the limit the dispatcher asks the owner, who pays in one press from the order; a viewer is shown no button', async ({
  page,
  browser,
}) => {
  test.slow();
  const { context, page: theirs } = await openWindow(browser);
  const { email } = await aCarrier(theirs);
  const { email: owner } = await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  await aCard(page, 'pm_card_visa');
  await callSuccessfully(page, 'POST', '/users/invitations', { email, role: 'dispatcher' });
  await theirs.goto('/people');
  await theirs.getByRole('button', { name: /^Accept the invitation of/ }).click();
  await expect(theirs.getByText(/^You work in the account of .+, as dispatcher\./)).toBeVisible();

  await page.goto('/people');
  await setLimit(page, email, '62');
  const people = page.getByRole('list', { name: /^People of/ });
  await expect(people.getByText('Pays an order up to $62.00')).toBeVisible();
  await theirs.goto(`/new_order?order=${id}&step=payment`);
  await expect(theirs.getByRole('button', { name: 'PAY', exact: true })).toBeVisible();
  await setLimit(page, email, '61');
  await expect(people.getByText('Pays an order up to $61.00')).toBeVisible();
  await theirs.getByRole('button', { name: 'PAY', exact: true }).click();
  await expect(theirs.getByText('This is more than the $61.00 that you may pay.').first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Ask the owner' })).toBeVisible();

  await page.getByRole('button', { name: `Payment limit of ${email}` }).click();
  await page.getByRole('dialog').getByLabel('Up to, in whole dollars').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the limit' }).click();
  await expect(people.getByText('Pays an order up to $61.00')).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText('Owners of this account pay with its cards.')).toBeVisible();
  await expectAccessible(theirs, 'ask the owner');
  await theirs.getByRole('button', { name: 'Ask the owner' }).click();
  await expect(theirs.getByText('The owners of this account are asked, by mail and in the app.')).toBeVisible();

  const { text } = await findMail(page, owner, /asks you to pay order/);
  await page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText(`${email} asks you to pay $62.00`, { exact: true })).toBeVisible();
  await expectAccessible(page, 'an order that an owner is asked to pay');
  await page.getByRole('button', { name: 'Pay $62.00' }).click();
  await expect(page.getByText('The order is paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Pending', { exact: true }).first()).toBeVisible();

  await page.goto('/people');
  await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption('viewer');
  await expect(page.getByText(`${email}: Viewer.`)).toBeVisible();
  await theirs.goto(`/order_list/order?orderId=${id}`);
  await expect(theirs.getByText('You are a viewer of this account')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  await theirs.goto('/trucks');
  await expect(theirs.getByText('You are a viewer of this account')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add truck' })).toHaveCount(0);
  await theirs.goto('/payment');
  await expect(theirs.getByText('You are a viewer of this account')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Monthly statements' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await theirs.goto('/notifications');
  await theirs.getByLabel('E-mails about orders').selectOption('All orders of the account');
  await expect(theirs.getByText('You get e-mails about all orders of the account.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Mine' }).click();
  await expect(theirs.getByRole('article').first()).toBeVisible();
  await context.close();
});
