import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, anAccount, callSuccessfully, expect, findMail, test } from '../fixtures.ts';
import { openWindow } from '../window.ts';
import { confirm, openDialog, submitSignIn } from '../pages/dialogs.ts';

const truck = {
  internalNumber: 'Unit-104',
  type: 'truck',
  vinCode: '1XPWD40X1ED215307',
  make: 'Peterbilt',
  model: '389',
  year: 2021,
  plateNumber: 'R104WL',
  plateState: 'TX',
  registeredWeight: 120_000,
};

async function signInFrom(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(signIn, email);
}

test('an owner invites a viewer, who accepts, sees the orders, goes home and back, and is removed', async ({
  page,
  browser,
}) => {
  const { context, page: theirs } = await openWindow(browser);
  const { email } = await anAccount(theirs);
  const { email: owner } = await aCarrier(page);
  await callSuccessfully(page, 'POST', '/trucks', truck);

  await page.goto('/account');
  await page.getByRole('link', { name: 'People of this account' }).click();
  const people = page.getByRole('list', { name: `People of ${owner}` });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  const drawer = await openDialog(page, 'Invite a person');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Role').selectOption('viewer');
  await drawer.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  const invitations = page.getByRole('list', { name: 'Open invitations' });
  await expect(invitations.getByText(email)).toBeVisible();
  await expectAccessible(page, 'people');

  const { text } = await findMail(page, email, /invited to work in the Wideload account/);
  await signInFrom(theirs, /https?:\/\/\S+/.exec(text)?.[0] ?? '', email);
  await theirs.getByRole('button', { name: `Accept the invitation of ${owner}` }).click();
  await expect(theirs.getByText(`You work in the account of ${owner}, as viewer.`)).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Trucks' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'New Order' })).toHaveCount(0);
  await theirs.goto('/trucks');
  await expect(theirs.getByRole('button', { name: `Open ${truck.internalNumber}` })).toBeVisible();

  await theirs.getByRole('link', { name: 'Go to another account' }).click();
  await theirs.getByRole('button', { name: `Open the account of ${email}` }).click();
  await expect(theirs).toHaveURL(/\/order_list$/);
  await expect(menu.getByRole('link', { name: 'New Order' })).toBeVisible();
  await theirs.goto('/people');
  await theirs.getByRole('button', { name: `Open the account of ${owner}` }).click();
  await expect(theirs.getByText(`You work in the account of ${owner}, as viewer.`)).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('One other person works in this account, and no longer gets in')).toBeVisible();

  // An open page learns of its end by itself, at any moment.
  await theirs.close();
  await page.goto('/people');
  await confirm(page, `Remove ${email}`, { title: `Remove ${email} ?`, answer: 'Remove' });
  await expect(page.getByText(`${email} no longer works in this account.`)).toBeVisible();
  const later = await context.newPage();
  await later.goto('/companies');
  await expect(later.getByText('Your session has ended')).toBeVisible();
  await context.close();
});

test('a tab of the account before sends nothing more once another tab has opened another account', async ({
  page,
  browser,
}) => {
  const { email: owner } = await aCarrier(page);
  const first = await openWindow(browser);
  const { email } = await aCarrier(first.page);
  await callSuccessfully(page, 'POST', '/users/invitations', { email, role: 'dispatcher' });
  await first.page.goto('/companies');
  const second = await first.context.newPage();
  await second.goto('/people');
  await second.getByRole('button', { name: `Accept the invitation of ${owner}` }).click();
  await expect(second.getByText(`You work in the account of ${owner}, as dispatcher.`)).toBeVisible();
  const dialog = first.page.getByRole('dialog', { name: 'You opened another account' });
  await dialog.getByRole('button', { name: 'Go on in the other account' }).click();
  await expect(first.page.getByText(`You work in the account of ${owner}, as dispatcher.`)).toBeVisible();
  await first.context.close();
});

test('an accepted invitation whose answer is lost says where the person is now, and leads there', async ({
  page,
  browser,
}) => {
  const { email: owner } = await aCarrier(page);
  const { context, page: theirs } = await openWindow(browser);
  const { email } = await aCarrier(theirs);
  await callSuccessfully(page, 'POST', '/users/invitations', { email, role: 'dispatcher' });
  await theirs.goto('/people');
  await theirs.route('**/api/users/invitations/*/accept', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = await openDialog(theirs, `Accept the invitation of ${owner}`, 'You opened another account');
  await expect(dialog).toContainText('in another tab, or here by a press whose answer got lost');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(theirs.getByText('or in another account of yours')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(`You work in the account of ${owner}, as dispatcher.`)).toBeVisible();
  await context.close();
});

test('the page of people is shown whole, and says which part of it failed', async ({ carrierPage: page }) => {
  await page.route('**/api/recipients', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.route('**/api/users/joins', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/people');
  await expect(page.getByRole('button', { name: 'Invite a person' })).toBeVisible();
  expect(await page.getByText('Nobody else is told yet.').count()).toBe(1);
  const joins = page.getByRole('region', { name: 'Two accounts of one company' });
  await expect(joins.getByRole('alert')).toContainText('This could not be loaded');
});
