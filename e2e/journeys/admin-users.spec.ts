import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aCarrier,
  anAdmin,
  callSuccessfully,
  expect,
  gotoRedirected,
  findCode,
  findMail,
  newEmail,
  password,
  signIn,
  test,
  aPaidOrder,
} from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';
import { closeDialog, confirm, openDialog, submitSignIn } from '../pages/dialogs.ts';

const findRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const findSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search by email' });

/** Enter skips the debounce. */
async function find(page: Page, email: string): Promise<void> {
  await findSearch(page).fill(email);
  await findSearch(page).press('Enter');
  await expect(findRow(page, email)).toBeVisible();
}

async function signInByHand(page: Page, email: string, typed: string): Promise<void> {
  // The forms of the page below have an e-mail field too.
  const modal = page.getByRole('dialog');
  await submitSignIn(modal, email, typed);
}

test('users can be found, sorted, filtered by role and downloaded; a user shows orders and counters and can be deleted after a question', async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  const { id } = await aPaidOrder(page, ['TX', 'OH']);
  // Without the poll, the next action is the one that notices the ended session.
  await page.route('**/api/notifications', () => undefined);
  await page.goto('/order_list');
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(adminPage.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await find(adminPage, email);
  await expect(findRow(adminPage, email).getByRole('cell')).toContainText(['', '', 'User', '2']);
  await expect(adminPage).toHaveURL(/search=carrier/);
  await expectAccessible(adminPage, 'users');
  await expectUsableAt768(adminPage, 'users');

  await adminPage.getByLabel('Filter by role').selectOption('Admin');
  await expect(adminPage.getByText('No matching users')).toBeVisible();
  await adminPage.getByLabel('Filter by role').selectOption('User');
  await expect(findRow(adminPage, email)).toBeVisible();
  await expect(adminPage).toHaveURL(/role=user/);
  const head = adminPage.getByRole('columnheader', { name: 'Total Permits' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(adminPage).toHaveURL(/sort=totalPermits/);
  const taken = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await taken).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain(email);

  await adminPage.getByRole('link', { name: email }).click();
  await expect(adminPage.getByRole('heading', { name: email, level: 1 })).toBeVisible();
  const counter = (name: string) => adminPage.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(counter('Active Permits').getByRole('definition')).toHaveText('2');
  await expect(counter('Total Permits').getByRole('definition')).toHaveText('2');
  await expect(counter('Created').getByRole('definition')).not.toBeEmpty();
  const order = adminPage.getByRole('row').filter({ hasText: id });
  await expect(order).toContainText('Pending');
  await expect(order).toContainText('Ann Carrier');
  await expectAccessible(adminPage, 'orders of a user');
  await expectUsableAt768(adminPage, 'orders of a user');
  await adminPage.getByLabel('Search by order id').fill('nothing');
  await adminPage.getByLabel('Search by order id').press('Enter');
  await expect(adminPage.getByText('No matching orders')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Show all orders' }).click();
  await order.getByRole('link', { name: id }).click();
  await expect(adminPage).toHaveURL(new RegExp(`/users/orders/order\\?orderId=${id}&userId=`));
  await adminPage.getByRole('link', { name: 'Back to all orders' }).click();
  await expect(order).toBeVisible();
  await adminPage.getByRole('link', { name: 'Back to all users' }).click();

  await find(adminPage, email);
  const question = await openDialog(adminPage, `Delete ${email}`, 'Delete user?');
  await expect(question).toContainText(email);
  await expectAccessible(adminPage, 'deleting a user');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    /^Order \d+ is paid and has permits that are not filed\. Refund it before you delete this account\.$/,
  );
  const unfiled = await callSuccessfully(adminPage, 'GET', `/permits/admin/orders/${id}`);
  const permits = (unfiled['permits'] as { _id: string }[]).map(({ _id }) => _id);
  await callSuccessfully(adminPage, 'POST', `/permits/admin/orders/${id}/file`, { permits });
  await closeDialog(question, 'Delete user');
  await expect(adminPage.getByText('No matching users')).toBeVisible();
  await page.getByRole('link', { name: 'Trucks', exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('an account can be changed in four ways, each with its own button and messages @rare', async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  const other = newEmail();
  await adminPage.goto(`/users?search=${email}`);
  const drawer = await openDialog(adminPage, `Edit ${email}`);
  const findFormByName = (name: string) => adminPage.getByRole('dialog').getByRole('form', { name });
  const findChangeButton = (name: string) =>
    findFormByName(name).getByRole('button', { name: `Change ${name.toLowerCase()}` });
  await expect(drawer).toBeVisible();

  await findChangeButton('Name').click();
  await expect(adminPage.getByText('Nothing was changed.')).toBeVisible();
  await findFormByName('Name').getByLabel('First name').fill('Dana5');
  await findChangeButton('Name').click();
  await expect(findFormByName('Name').getByText('Only characters!').first()).toBeVisible();
  await findFormByName('Phone').getByLabel('Phone number').fill('none');
  await findChangeButton('Phone').click();
  await expect(findFormByName('Phone').getByText('Please input current number!').first()).toBeVisible();
  await findFormByName('Password').getByRole('textbox', { name: 'New password' }).fill('1234');
  await findChangeButton('Password').click();
  await expect(
    findFormByName('Password').getByText('Please input your password, min 5 characters !').first(),
  ).toBeVisible();
  await findFormByName('Email').getByLabel('Email').fill('admin@wideload.example');
  await findChangeButton('Email').click();
  await expect(findFormByName('Email').getByText('Email is already in use!').first()).toBeVisible();
  await expectAccessible(adminPage, 'editing a user');

  await findFormByName('Name').getByLabel('First name').fill('Dana');
  await findChangeButton('Name').click();
  await expect(adminPage.getByText(`The name of ${email} was changed.`)).toBeVisible();
  await findFormByName('Phone').getByLabel('Phone number').fill('(307) 555-0144');
  await findChangeButton('Phone').click();
  await expect(adminPage.getByText(`The phone number of ${email} was changed.`)).toBeVisible();
  await findFormByName('Password').getByRole('textbox', { name: 'New password' }).fill('12345');
  await findChangeButton('Password').click();
  await expect(adminPage.getByText(`The password of ${email} was changed.`)).toBeVisible();
  await findFormByName('Email').getByLabel('Email').fill(other);
  await findChangeButton('Email').click();
  await expect(adminPage.getByRole('dialog', { name: `Edit ${other}` })).toBeVisible();
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await find(adminPage, other);
  await expect(findRow(adminPage, other)).toContainText('Dana');
  await expect(findRow(adminPage, other)).toContainText('3075550144');
  const told = await findMail(page, email, /Your Wideload email address was changed/);
  expect(told.text).toContain(other);

  await gotoRedirected(page, '/trucks');
  await signInByHand(page, other, '12345');
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Temporary password' }).fill('12345');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Trucks', level: 1 })).toBeVisible();
});

test('an account can be signed out everywhere after a question, and an admin sees and ends their own sessions', async ({
  page,
  adminPage,
}) => {
  const { email } = await aCarrier(page);
  await page.goto('/trucks');
  await adminPage.goto(`/users?search=${email}`);
  await confirm(adminPage, `Edit ${email}`, { answer: 'Sign out everywhere' });
  const question = adminPage.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(question).toContainText(email);
  await expectAccessible(adminPage, 'signing an account out');
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(adminPage.getByText(`${email} is signed out on all devices.`)).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);

  // An account of this journey alone: others sign in as the first admin meanwhile.
  const admin = await anAdmin(adminPage);
  await signIn(page, admin.email);
  await adminPage.goto('/admins/security');
  await expect(adminPage.getByText('This device')).toBeVisible();
  await expectAccessible(adminPage, 'own sign-in of an admin');
  await adminPage.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(adminPage.getByText('Every other device was signed out.')).toBeVisible();
  await gotoRedirected(page, '/users');
  await expect(page).toHaveURL(/\/auth/);
});

test('a new admin chooses a password at the first sign-in, and is deleted @rare', async ({ page, adminPage }) => {
  const email = newEmail();
  const given = 'Lowboy 1';
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: 'Admins', exact: true }).click();
  await expect(adminPage.getByRole('heading', { name: 'Admins List', level: 1 })).toBeVisible();
  const dialog = await openDialog(adminPage, 'Add admin');
  const add = dialog.getByRole('button', { name: 'Add admin' });
  await expect(dialog.getByLabel('Role')).toHaveValue('admin');
  await add.click();
  for (const message of [
    'Please input your username!',
    'Please input your password, min 5 characters !',
    'Please confirm your password!',
  ])
    await expect(dialog.getByText(message).first()).toBeVisible();
  await dialog.getByLabel('Email').fill('admin@wideload.example');
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(given);
  await dialog.getByRole('textbox', { name: 'Confirm password' }).fill('Lowboy 2');
  await add.click();
  await expect(dialog.getByText('The two passwords that you entered do not match!').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Confirm password' }).fill(given);
  await add.click();
  await expect(dialog.getByText('Email is already in use!').first()).toBeVisible();
  await expectAccessible(adminPage, 'adding an admin');
  await adminPage.route('**/api/users', (route) => route.abort());
  await dialog.getByLabel('Email').fill(email);
  await add.click();
  await expect(dialog.getByText('Account was not created')).toBeVisible();
  await adminPage.unroute('**/api/users');
  await add.click();
  await expect(dialog).toBeHidden();
  await find(adminPage, email);
  await expect(findRow(adminPage, email)).toContainText('–');
  await expectAccessible(adminPage, 'admins');
  await expectUsableAt768(adminPage, 'admins');

  await gotoRedirected(page, '/users');
  await signInByHand(page, email, given);
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Temporary password' }).fill(given);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(given);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(given);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Choose a password other than the one you were given.').first()).toBeVisible();
  await expectAccessible(page, 'choosing a password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.goto(`/admins?search=${email}`);
  await expect(findRow(page, email)).toContainText('Your account');

  await confirm(adminPage, `Delete ${email}`, { title: 'Delete admin?', answer: 'Delete admin' });
  await expect(adminPage.getByText('No matching admins')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('another admin changes the own e-mail through a mailed link; nobody sets it for them @phone', async ({
  page,
  adminPage,
}) => {
  const { email } = await anAdmin(page, 'clerk');
  // A mail is read where nobody is signed in.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await adminPage.goto(`/users?search=${email}`);
  const drawer = await openDialog(adminPage, `Edit ${email}`);
  await expect(drawer.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Send a link for another e-mail' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Send a link for another e-mail?' });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Send a link for another e-mail' }).click();
  await expect(adminPage.getByText(`A link was sent to ${email}.`)).toBeVisible();
  await expectAccessible(adminPage, 'links for another admin');

  const { text } = await findMail(page, email, /Change the email address/);
  await page.goto(new URL(/https?:\S+/.exec(text)?.[0] ?? '').pathname);
  await signInByHand(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'My sign-in' })).toBeVisible();
  const change = await openDialog(page, 'Change e-mail');
  const other = `new-${email}`;
  await change.getByLabel('New email').fill(other);
  await change.getByLabel('Current password', { exact: true }).fill(password);
  await change.getByRole('button', { name: 'Send the code' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
  await confirm.getByLabel('Confirmation code').fill(await findCode(page, other));
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(other);
  await expectAccessible(page, 'my sign-in with the own e-mail');
  await adminPage.goto(`/users?search=${other}`);
  await expect(adminPage.getByRole('button', { name: `Edit ${other}` })).toBeVisible();
});
