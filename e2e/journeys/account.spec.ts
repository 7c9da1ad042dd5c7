import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aCarrier,
  anOrderToPay,
  callApi,
  findCode,
  expect,
  gotoRedirected,
  findMail,
  password,
  payOrder,
  signInAs,
  openBlankPage,
  test,
  holdCalls,
} from '../fixtures.ts';
import { findCardFrame, typeCard } from '../pages/cards.ts';
import { expectAccessible } from '../accessibility.ts';
import { openDialog } from '../pages/dialogs.ts';

async function openAccount(page: Page): Promise<{ email: string }> {
  const person = await aCarrier(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  return person;
}

test('the three forms of the account show the messages of the specification, and save', async ({ page }) => {
  const { email } = await openAccount(page);
  await expect(page).toHaveTitle(/^Account/);
  const name = page.getByRole('form', { name: 'Change Name' });
  await name.getByLabel('First name').fill('Ann4');
  await name.getByRole('button', { name: 'Change name' }).click();
  await expect(name.getByText('Only characters!').first()).toBeVisible();
  await name.getByLabel('First name').fill('José-María');
  await name.getByLabel('Last name').fill("O'Brien");
  await name.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('Your name was changed.')).toBeVisible();
  await name.getByLabel('First name').fill('');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await name.getByRole('button', { name: 'Change name' }).click();
  // The first toast may be gone ten seconds later.
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Your name was changed.').last()).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await name.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect(sent).toEqual([]);

  const phone = page.getByRole('form', { name: 'Change Phone Number' });
  await phone.getByRole('button', { name: 'Change phone number' }).click();
  await expect(phone.getByText('Please input current number!').first()).toBeVisible();
  await phone.getByLabel('Phone number').fill('+1 (702) 555-0142');
  await phone.getByRole('button', { name: 'Change phone number' }).click();
  await expect(page.getByText('Your phone number was changed.')).toBeVisible();
  await expect(phone.getByLabel('Phone number')).toHaveValue('7025550142');

  const secret = page.getByRole('form', { name: 'Change password' });
  const [current, fresh, again] = ['Current password', 'New password', 'Confirm new password'].map((label) =>
    secret.getByLabel(label, { exact: true }),
  );
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(secret.getByText('Please input current password!').first()).toBeVisible();
  await expect(secret.getByText('Please input your new password!').first()).toBeVisible();
  await current?.fill('Not-mine-1');
  await fresh?.fill('Lowboy-2027!');
  await again?.fill('Lowboy-2028!');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(secret.getByText('The two passwords that you entered do not match!').first()).toBeVisible();
  await again?.fill('Lowboy-2027!');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(secret.getByText('This is not your current password.').first()).toBeVisible();
  await current?.fill(password);
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed. Every other device is signed out.')).toBeVisible();
  expect((await callApi(page, 'GET', '/users/')).body).toMatchObject({
    email,
    firstName: '',
    lastName: "O'Brien",
    phone: '7025550142',
  });
  const old = await callApi(page, 'POST', '/auth/sign-in', { email, password });
  expect(old.status).toBe(401);
});

test('the e-mail is locked; a new one takes effect with the code sent to it, and the old address gets a notice @phone', async ({
  page,
}) => {
  const { email } = await openAccount(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  const drawer = await openDialog(page, 'Change e-mail');
  await drawer.getByLabel('New email').fill('nowhere');
  await drawer.getByRole('button', { name: 'Send the code' }).click();
  await expect(drawer.getByText('Wrong format!').first()).toBeVisible();
  await expect(drawer.getByText('Please input current password!').first()).toBeVisible();
  await drawer.getByLabel('New email').fill(email);
  await drawer.getByLabel('Current password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Send the code' }).click();
  await expect(drawer.getByText('This is your e-mail already.').first()).toBeVisible();
  const newEmail = `new-${email}`;
  await drawer.getByLabel('New email').fill(newEmail);
  await expectAccessible(page, 'change of the e-mail');
  await drawer.getByRole('button', { name: 'Send the code' }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
  await expect(confirm.getByText(`A code is on its way to ${newEmail}.`)).toBeVisible();
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('Please input your confirm code!').first()).toBeVisible();
  const code = await findCode(page, newEmail);
  await confirm.getByLabel('Confirmation code').fill(code === '000000' ? '000001' : '000000');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('This code is not correct.')).toBeVisible();
  await expectAccessible(page, 'code of the new e-mail');
  await confirm.getByLabel('Confirmation code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail was changed.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(newEmail);
  expect((await findMail(page, email, /was changed/)).text).toContain(newEmail);
});

test('the list of sessions names each device, and one that is signed out here is out at its next request @phone', async ({
  page,
  browser,
}) => {
  const { email } = await openAccount(page);
  const sessions = page.getByRole('region', { name: 'My sessions' });
  await expect(sessions.getByText('This device')).toBeVisible();
  const phone = await browser.newPage({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
  });
  await signInAs(phone, email);
  await expect(phone.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible();
  // Its poll would notice the ended session and sign it out.
  await openBlankPage(phone);
  await page.reload();
  await expect(sessions.getByText('Safari on iPhone')).toBeVisible();
  await expectAccessible(page, 'account');
  await sessions.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click();
  await expect(page.getByText('Safari on iPhone was signed out.')).toBeVisible();
  await expect(sessions.getByText('Safari on iPhone')).toBeHidden();
  await gotoRedirected(phone, '/companies');
  await expect(phone).toHaveURL(/\/auth\?next=/);
  await phone.close();
});

test('personal data downloads as a file; a deletion lists the data that goes and stays, and requires the password @phone', async ({
  page,
}) => {
  const { email } = await aCarrier(page);
  const order = await anOrderToPay(page, ['TX']);
  await payOrder(page, order.id);
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^wideload-my-data-.*\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email }, orders: [{ id: order.id }], cards: [{ last4: '4242' }] });

  const question = await openDialog(page, 'Delete my account', 'Delete my account ?');
  await expect(question.getByText('Orders that were paid.')).toBeVisible();
  await expectAccessible(page, 'deletion of the account');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question.getByText('Please input current password!').first()).toBeVisible();
  await question.getByLabel('Current password', { exact: true }).fill('Not-mine-1');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question.getByText('This is not your current password.').first()).toBeVisible();
  await question.getByLabel('Current password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await findMail(page, email, /account was deleted/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wideload.')))).toEqual([]);
  expect((await callApi(page, 'POST', '/auth/sign-in', { email, password })).status).toBe(401);
});

async function failCardCalls(page: Page, method: 'POST' | 'PUT' | 'DELETE'): Promise<void> {
  await page.route('**/api/stripe/**', (route) =>
    route.request().method() === method ? route.abort() : route.continue(),
  );
}

/** In px. */
const lineOfFields = 22;

test('the fields below the card do not move when its fields open @phone', async ({ carrierPage: page }) => {
  await page.goto('/payment');
  const open = await holdCalls(page, '**/api/payments/config');
  const drawer = await openDialog(page, 'Add new card');
  await expect(drawer.getByText('Opening the card form')).toBeVisible();
  const name = drawer.getByLabel('Name on card');
  const findTop = async () => Math.round((await name.boundingBox())?.y ?? 0);
  const before = await findTop();
  open();
  await expect(findCardFrame(page).getByLabel('Credit or debit card number')).toBeVisible();
  await expect(drawer.getByText('Opening the card fields')).toBeHidden();
  // The sandbox names its test cards below the one line of the provider's fields.
  const frame = await drawer.locator('iframe').boundingBox();
  expect((await findTop()) - before).toBe(Math.round(frame?.height ?? 0) - lineOfFields);
});

test('a card can be added, edited by the billing rules and deleted after a question, and failures show a message @phone', async ({
  carrierPage: page,
}) => {
  await page.goto('/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'My Credit Cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Add new card' }).click();
  const soon = `${String(new Date().getMonth() + 1).padStart(2, '0')} / ${String(new Date().getFullYear()).slice(2)}`;
  await failCardCalls(page, 'POST');
  await typeCard(page, { number: '4242 4242 4242 4242', expiry: soon });
  const adding = page.getByRole('dialog', { name: 'Add new card' });
  await expect(adding.getByText('Something went wrong try again later!')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await adding.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('Card was added successfully !')).toBeVisible();
  await expect(page.getByText('Expires soon')).toBeVisible();

  const drawer = await openDialog(page, 'Edit Visa ending in 4242', 'Edit card');
  await expect(drawer.getByLabel('Country').getByRole('option')).toHaveText(['United States']);
  await drawer.getByLabel('Email').fill('nobody');
  await drawer.getByLabel('Phone').fill('call me');
  await drawer.getByRole('button', { name: 'Save card' }).click();
  await expect(drawer.getByText('Wrong format!', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Wrong format! (ONLY NUMBERS)', { exact: true })).toBeVisible();
  await drawer.getByLabel('Email').fill('ann@carrier.example');
  await drawer.getByLabel('Phone').fill('(702) 555-0142');
  const state = drawer.getByRole('combobox', { name: 'State' });
  await state.fill('NV');
  await state.press('Enter');
  await expect(state).toHaveValue('Nevada');
  await expect(drawer.locator('datalist option[value="Reno"]')).toBeAttached();
  await drawer.getByLabel('City').fill('Reno');
  await state.fill('TX');
  await state.press('Enter');
  await expect(drawer.getByLabel('City')).toHaveValue('');
  await expect(drawer.locator('datalist option[value="Houston"]')).toBeAttached();
  await expect(drawer.locator('datalist option[value="Reno"]')).toHaveCount(0);
  await drawer.getByLabel('City').fill('Houston');
  await expectAccessible(page, 'edit of a card');
  await failCardCalls(page, 'PUT');
  await drawer.getByRole('button', { name: 'Save card' }).click();
  await expect(drawer.getByText('Something went wrong try again later!')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await drawer.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card was changed successfully !')).toBeVisible();
  await expect(page.getByText('Houston, TX')).toBeVisible();
  expect((await callApi(page, 'GET', '/stripe/cards')).body).toMatchObject([
    { phone: '7025550142', email: 'ann@carrier.example', address: { city: 'Houston', state: 'TX', country: 'US' } },
  ]);

  const question = await openDialog(page, 'Delete Visa ending in 4242', 'Are you sure you want to delete card ?');
  await failCardCalls(page, 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Something went wrong try again later!')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Card was deleted successfully !')).toBeVisible();
  await expect(page.getByText('No cards yet')).toBeVisible();
});
