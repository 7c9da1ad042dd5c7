import {
  aCarrier,
  anAccount,
  callApi,
  expect,
  gotoRedirected,
  findMail,
  newEmail,
  password,
  signInAs,
  test,
} from '../fixtures.ts';
import { closeDialog, submitSignIn } from '../pages/dialogs.ts';

test('a forgotten password can be reset, and the old one no longer signs in', async ({ page }) => {
  const { email } = await anAccount(page);
  await page.goto('/auth');
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByLabel('Email').fill(email);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await expect(signIn.getByLabel('Email')).toHaveValue(email);
  await signIn.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset password' });
  await expect(reset.getByLabel('Email')).toHaveValue(email);
  await reset.getByRole('button', { name: 'Send the link' }).click();
  const sent = reset.getByText('a link to choose a new password is on its way');
  await expect(sent).toBeVisible();
  // A screen reader announces the same sentence again only after it was removed.
  await sent.evaluate((notice) => notice.setAttribute('data-first', ''));
  await reset.getByRole('button', { name: 'Send the link' }).click();
  await expect(reset.locator('[data-first]')).toHaveCount(0);
  await expect(sent).toBeVisible();

  const { text } = await findMail(page, email, /new Wideload password/);
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  expect(new URL(link).hash).toContain('reset=');
  await page.goto(link);
  const choose = page.getByRole('dialog', { name: 'Set a new password' });
  await choose.getByLabel('New password', { exact: true }).fill('Another-2027!');
  await choose.getByRole('button', { name: 'Set the password' }).click();

  const again = page.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(again, email);
  await expect(again.getByText('Wrong credentials !')).toBeVisible();
  await expect(again.getByLabel('Email')).toHaveValue(email);
  await again.getByLabel('Password', { exact: true }).fill('Another-2027!');
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/order_list$/);
});

test('a weak password keeps the sign-up open with the rule, and a new code takes the place of the message of a wrong one', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up');
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await signUp.getByLabel('Email').fill(newEmail());
  await signUp.getByLabel('Password', { exact: true }).fill('abcdefghij');
  await signUp.getByRole('checkbox').check();
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp.getByText(/^Use 8-20 characters from at least 2 categories/).first()).toBeVisible();
  await signUp.getByLabel('Password', { exact: true }).fill(password);
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
  await confirm.getByLabel('Confirmation code').fill('123');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('Should be 6 characters').first()).toBeVisible();
  await confirm.getByRole('button', { name: 'Send a new code' }).click();
  await expect(confirm.getByText('We sent a new code. Check your email.')).toBeVisible();
  await expect(confirm.getByText('Should be 6 characters')).toHaveCount(0);
});

test('a session survives reloads and an expired token, in two tabs at once', async ({ carrierPage: page, context }) => {
  await page.goto('/order_list');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible();
  // An invalid token behaves like an expired one: the cookie gets a new one.
  await page.evaluate(() => localStorage.setItem('wideload.accessToken', 'run.out.token'));
  const second = await context.newPage();
  await Promise.all([page.goto('/companies'), second.goto('/trucks')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expect(second.getByRole('heading', { level: 1, name: 'Trucks' })).toBeVisible();
  expect((await callApi(page, 'GET', '/users/')).status).toBe(200);
});

test('the sign-in after an ended session says so, and leads back to the list of orders', async ({ page, context }) => {
  const { email } = await aCarrier(page);
  await page.goto('/order_list');
  await expect(page.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('wideload.accessToken', 'run.out.token'));
  await gotoRedirected(page, '/order_list');
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(signIn, email);
  await expect(page).toHaveURL(/\/order_list$/);
});

test('a session that ends over a form keeps what is typed there, until the person has signed in beside it', async ({
  page,
  context,
}) => {
  const { email } = await aCarrier(page);
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Change Name' });
  await form.getByLabel('First name').fill('Annabel');
  await form.getByLabel('Last name').fill('Haul');
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('wideload.accessToken', 'run.out.token'));
  await form.getByRole('button', { name: 'Change name' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const opened = context.waitForEvent('page');
  await ended.getByRole('button', { name: 'Sign in in a new tab' }).click();
  const other = await opened;
  await expect(ended).toBeVisible();
  const signIn = other.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(signIn, email);
  await expect(ended).toBeHidden();
  await other.close();
  await expect(form.getByLabel('First name')).toHaveValue('Annabel');
  await form.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('Your name was changed.')).toBeVisible();
});

test('a link into the signed-in area still works after the sign-in', async ({ page }) => {
  const { email } = await anAccount(page);
  await gotoRedirected(page, '/trailers?search=22');
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(signIn, email);
  await expect(page).toHaveURL(/\/trailers\?search=22$/);
});

test('signing out asks first, ends the session and leads to the landing page', async ({ carrierPage: page }) => {
  await page.goto('/order_list');
  const token = await page.evaluate(() => localStorage.getItem('wideload.accessToken'));
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to sign out ?' });
  await closeDialog(question, 'Cancel');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.evaluate((old) => localStorage.setItem('wideload.accessToken', String(old)), token);
  expect((await callApi(page, 'GET', '/users/')).status).toBe(401);
});

test('an admin reaches the admin area and no carrier page', async ({ page }) => {
  await signInAs(page, 'admin@wideload.example');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  await gotoRedirected(page, '/companies');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown path leads to the start page', async ({ page }) => {
  await gotoRedirected(page, '/nowhere/at/all');
  await expect(page).toHaveURL(/\/$/);
  await aCarrier(page);
  await gotoRedirected(page, '/nowhere/at/all');
  await expect(page).toHaveURL(/\/order_list$/);
});
