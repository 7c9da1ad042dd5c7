import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, expect, findMail, openBlankPage, password, test } from '../fixtures.ts';
import { createAppCode, plugInAuthenticator } from '../pages/authenticator.ts';
import { submitSignIn } from '../pages/dialogs.ts';

async function forgetSession(page: Page): Promise<void> {
  await openBlankPage(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

async function typePassword(page: Page, email: string) {
  const modal = page.getByRole('dialog', { name: 'Sign In' });
  await submitSignIn(modal, email);
  return modal;
}

test('a passkey can be added, renamed, used to sign in, and removed after a fresh proof', async ({ page }) => {
  const { unplug } = await plugInAuthenticator(page);
  const { email } = await aCarrier(page);
  await page.goto('/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add a passkey' });
  await drawer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(drawer.getByText('Please input your name!').first()).toBeVisible();
  await drawer.getByLabel('Name').fill('Laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey Laptop was added.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Office laptop');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(passkeys.getByText('Office laptop')).toBeVisible();
  await expect(passkeys.getByText(/not used yet/)).toBeVisible();
  await findMail(page, email, /A passkey was added/);

  await forgetSession(page);
  // The virtual device picks the passkey from the browser's list under the e-mail field.
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/order_list/);
  await forgetSession(page);
  // Without that list, the button.
  await page.route('**/api/auth/passkey/options', (route) => route.abort(), { times: 1 });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/order_list/);
  await page.goto('/account');
  await expect(passkeys.getByText(/last used/)).toBeVisible();

  // The server answers this after ten minutes.
  const problem = { type: 'about:blank', status: 403, code: 'step-up.required', title: 'x', detail: 'x' };
  await page.route('**/api/users/passkeys/*', (route) => route.fulfill({ status: 403, json: problem }), { times: 1 });
  await passkeys.getByRole('button', { name: 'Remove Office laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page, 'both');
  await proof.getByLabel('Password', { exact: true }).fill('not-this-1');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('This is not your current password.')).toBeVisible();
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey Office laptop was removed.')).toBeVisible();
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();
  await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await findMail(page, email, /A passkey was removed/);
  await unplug();
});

test('an authenticator app is set up; the sign-in asks for its code, or takes a recovery code @phone', async ({
  page,
}) => {
  const { email } = await aCarrier(page);
  await page.goto('/account');
  const app = page.getByRole('region', { name: 'Authenticator app' });
  await app.getByRole('button', { name: 'Set up an app' }).click();
  const drawer = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(drawer.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, 'both');
  const secret = (await drawer.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await drawer.getByRole('textbox', { name: 'Code' }).fill('000 000');
  await drawer.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(drawer.getByText('This code is not correct, or was already used.').first()).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Code' }).fill(createAppCode(secret));
  await drawer.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'both');
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(app.getByText(/10 of 10 recovery codes are unused/)).toBeVisible();
  await findMail(page, email, /now asks for a code/);

  await forgetSession(page);
  await page.goto('/auth');
  const modal = await typePassword(page, email);
  await expect(modal.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page, 'both');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Please input your confirm code!').first()).toBeVisible();
  await modal.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(modal.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(modal.getByText('Please input your confirm code!')).toBeHidden();
  await typePassword(page, email);
  await modal.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('This code is not correct, or was already used.')).toBeVisible();
  // The code of the set-up is used up, so that of the next half minute follows.
  await modal.getByRole('textbox', { name: 'Code' }).fill(createAppCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order_list/);

  await forgetSession(page);
  await page.goto('/es/auth');
  const spanish = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(spanish.getByRole('button', { name: 'Iniciar sesión con una llave de acceso' })).toBeVisible();
  await spanish.getByLabel('Correo electrónico').fill(email);
  await spanish.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await spanish.getByLabel('Código').fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order_list/);
  await page.goto('/account');
  await expect(app.getByText(/9 of 10 recovery codes are unused/)).toBeVisible();
  await app.getByRole('button', { name: 'Remove the app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the app' }).click();
  await expect(app.getByText('Not set up.')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Authenticator app' })).toBeFocused();
});
