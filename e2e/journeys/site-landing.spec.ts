import type { Page } from '@playwright/test';
import { expect, newEmail, test, holdCalls } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { closeDialog, findProblems, openDialog } from '../pages/dialogs.ts';

const operator = 'support@wideload.example';

function findForm(page: Page, title: string) {
  return page.getByRole('region', { name: title }).locator('form');
}

/** Returns the sender, a unique e-mail address. */
async function submitContactForm(page: Page): Promise<string> {
  const email = newEmail();
  const form = findForm(page, 'Contact us');
  await form.getByLabel('Name').fill('Ann Visitor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+1 (806) 555-0101');
  await form.getByLabel('Message').fill('Do you file superloads for Ohio?');
  return email;
}

async function expectMailAbout(page: Page, email: string, subject: string): Promise<void> {
  await expect(async () => {
    const mails: { to: string; subject: string; text: string }[] = await (
      await page.request.get('/dev/mail.json')
    ).json();
    const about = mails.filter(({ text, to }) => to === operator && text.includes(email));
    expect(about.map((mail) => mail.subject)).toEqual([subject]);
  }).toPass({ intervals: [100] });
}

test('the landing page has everything that the specification lists and passes the accessibility and layout checks @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your load doesn’t fit\.\s*Your paperwork will\./);
  for (const title of ['Why Choose Us', 'How to Order', 'Who we are', 'Frequently asked questions', 'Blog'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const title of ['Our services: four permit types', 'Join our team', 'Contact us', 'Check your load'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const reason of ['Immediate service', 'Experienced team', 'Customer satisfaction'])
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to Order' }).locator('ol > li')).toHaveCount(5);
  await expect(page.getByLabel('Wideload in figures')).toHaveText(/Years on the market10Companies8Employees400\+/);
  await expect(page.getByText('a representative contacts you').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Blog' }).getByRole('listitem')).not.toHaveCount(0);
  const call = page.getByRole('link', { name: isMobile ? 'Call now' : 'Call (702) 555-0100' });
  await expect(call.first()).toHaveAttribute('href', 'tel:+17025550100');
  await page.getByText('What is a superload?').click();
  await expect(page.getByText('The state reviews the bridges and the route before it answers')).toBeVisible();
  await expectAccessible(page, 'the landing page');
});

test('the header and the menu button lead to the sections, to sign-in and back to the main page @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/check-your-load');
  const openMenu = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (isMobile) {
    await openMenu.click();
    await expectAccessible(page, 'the menu');
    await expect(menu.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'App Store' })).toBeVisible();
    await menu.getByRole('link', { name: 'Main Page' }).click();
  } else await page.getByRole('link', { name: 'Wideload, Main Page' }).click();
  await expect(page).toHaveURL(/\/$/);

  if (isMobile) await openMenu.click();
  await expect(menu.getByRole('link', { name: 'Main Page' })).toHaveCount(0);
  const way = isMobile ? menu : page.getByRole('banner');
  await way.getByRole('link', { name: 'How to Order' }).click();
  await expect(page.getByRole('heading', { name: 'How to Order' })).toBeInViewport();
  await expect(menu).toBeHidden();

  if (isMobile) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await openMenu.click();
    await menu.getByRole('link', { name: 'Get Permits' }).click();
  } else await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('on a Spanish page the sign-in dialogs, their messages and their refusals are in Spanish @rare', async ({
  page,
}) => {
  await page.goto('/es/states/ohio');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  const signIn = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(page).toHaveURL(/\/es\/auth$/);
  await expect(page).toHaveTitle('Iniciar sesión - Wideload');
  await signIn.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(signIn.getByRole('group', { name: 'Hay un problema' })).toHaveText(
    /Hay un problema¡Escriba su correo electrónico!¡Escriba su contraseña!/,
  );
  await expectAccessible(page, 'sign-in in Spanish with mistakes');
  await signIn.getByLabel('Correo electrónico').fill(newEmail());
  await signIn.getByLabel('Contraseña', { exact: true }).fill('nobody knows it');
  await signIn.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(signIn.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  await expectAccessible(page, 'a password that is shown, in Spanish');
  page.removeAllListeners('console');
  await signIn.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(signIn.getByText('¡El correo o la contraseña no son correctos!')).toBeVisible();

  await signIn.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const reset = page.getByRole('dialog', { name: 'Restablecer la contraseña' });
  await reset.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(reset.getByText(/^Si esta dirección tiene una cuenta/)).toBeVisible();
  await reset.getByRole('button', { name: 'Volver a iniciar sesión' }).click();
  await signIn.getByRole('button', { name: 'Registrarse' }).click();
  const signUp = page.getByRole('dialog', { name: 'Registrarse' });
  await signUp.getByRole('button', { name: 'Registrarse' }).click();
  await expect(signUp.getByRole('group', { name: 'Hay un problema' })).toContainText(
    'confirme que tiene al menos 18 años',
  );
  // These words occur in almost every English sentence, so none of the texts is English.
  expect(await signUp.innerText()).not.toMatch(/\b(?:the|and|your|you|please|password)\b/i);
  await page.reload();
  await expect(signUp).toBeVisible();
  await signUp.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/es$/);
});

test('the join form requires a purpose, and missing fields are reported at the field and at the top', async ({
  page,
}) => {
  await page.goto('/');
  const form = findForm(page, 'Join our team');
  const email = newEmail();
  await form.getByLabel('Email').fill('ann@');
  await form.getByLabel('Phone').fill('call me');
  await form.getByRole('button', { name: 'Send' }).click();
  const summary = findProblems(form);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please input your name!',
    'Wrong format!',
    'Wrong format! (ONLY NUMBERS)',
    'Please input your desired position!',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page, 'a form with mistakes');
  await summary.getByRole('link', { name: 'Please input your name!' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ann Visitor');
  await expect(form.locator('#join-name-error')).toBeEmpty();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('');
  await form.getByLabel('Desired position').fill('Route planner');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error: /);
  await expectMailAbout(page, email, 'New job application from the website');
});

test('without a network the modal says that the message is on this device; a later page sends it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const email = await submitContactForm(page);
  const form = findForm(page, 'Contact us');
  await expect(form.locator('xpath=..')).toHaveAttribute('data-awake', '');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText('We have it on this device and keep sending it.')).toBeVisible();
  await expect(thanks.getByText('We have your message.')).toBeHidden();
  await expect(form.getByLabel('Email')).toHaveValue('');
  await context.setOffline(false);
  await page.goto('/terms-and-conditions');
  await expectMailAbout(page, email, 'New message from the website');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-messages'))).toBeNull();
});

test('typed text survives a reload, and a failed request is retried behind the dialog', async ({ page }) => {
  await page.goto('/');
  await submitContactForm(page);
  await expect(findForm(page, 'Contact us').locator('xpath=..')).toHaveAttribute('data-awake', '');
  await findForm(page, 'Contact us').getByLabel('Message').fill('Do you file for Iowa?');
  await page.reload();
  const form = findForm(page, 'Contact us');
  await form.getByLabel('Name').focus();
  await expect(form.getByLabel('Message')).toHaveValue('Do you file for Iowa?');
  let failures = 0;
  await page.route('**/api/users/contact_request', async (route) => {
    failures += 1;
    if (failures > 1) await route.fallback();
    else await route.fulfill({ status: 503, body: '{}' });
  });
  // The browser itself logs each such response; the page must not.
  page.removeAllListeners('console');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('#contact-sent').getByText('We have it on this device and keep sending it.')).toBeVisible();
  await expect.poll(() => failures).toBe(2);
});

test('an office is shown on our own map, in a dialog with OK @phone', async ({ page }) => {
  await page.goto('/');
  const modal = await openDialog(page, 'Show Amarillo on a map', 'Our office in Amarillo');
  await expect(modal.getByRole('img', { name: /Map of Texas/ })).toBeVisible();
  await expectAccessible(page, 'the map of an office');
  await closeDialog(modal, 'OK');
  await expect(page.getByRole('button', { name: 'Show Amarillo on a map' })).toBeFocused();
});

test('language and theme are chosen once, and remembered @phone', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const bar = page.locator('meta[name="theme-color"]');
  const inside = page.getByRole('img', { name: /^The vehicles step of an order/ });
  const size = (page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop';
  const picture = (theme: string) => new URL(`/pictures/vehicles-${size}-${theme}.avif`, page.url()).href;
  await expect(bar).toHaveAttribute('content', '#ffc72c');
  await inside.scrollIntoViewIfNeeded();
  await expect(inside).toHaveJSProperty('currentSrc', picture('light'));
  await footer.getByRole('button', { name: 'Dark theme' }).click();
  await expect(bar).toHaveAttribute('content', '#15181a');
  await inside.scrollIntoViewIfNeeded();
  await expect(inside).toHaveJSProperty('currentSrc', picture('dark'));
  await expect(footer.getByRole('button', { name: 'Light theme' })).toBeFocused();
  await footer.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Su carga no cabe/);
  // Spanish text is longer: the page must still fit the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/?from=mail#contact-us');
  await expect(page).toHaveURL(/\/es\?from=mail#contact-us$/);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/\?from=mail#contact-us$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your load doesn’t fit/);
});

test('before any script loads the chosen theme is active, and a press is kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const release = await holdCalls(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 20)');
  await page.getByRole('button', { name: 'Show Reno on a map' }).click();
  await findForm(page, 'Contact us').getByLabel('Message').fill('Typed early');
  await findForm(page, 'Contact us').getByRole('button', { name: 'Send' }).press('Enter');
  release();
  const modal = page.getByRole('dialog', { name: 'Our office in Reno' });
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(findForm(page, 'Contact us').getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please input your name!',
  );
  await expect(findForm(page, 'Contact us').getByLabel('Message')).toHaveValue('Typed early');
});

test.describe('with motion', () => {
  test.use({ isAlone: true });

  test('only the dimension lines wait half a second at the start, and nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      let shift = 0;
      Object.assign(window, { readShift: () => shift });
      new PerformanceObserver((list) => {
        // Cast: the DOM's types leave out the entries of shifts.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    const delays = await page.evaluate(() => {
      const lines = document.querySelectorAll('main svg g g');
      return [...new Set([...lines].map((line) => getComputedStyle(line).animationDelay))];
    });
    expect(delays).toContain('0.5s');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'readShift')()))).toBeLessThan(0.02);
  });
});
