import { checkLoad, encodeLoad, encodeTrip, stateFacts, usualPermitDays, type KnownFacts } from '@wideload/domain';
import { findCode, expect, callSuccessfully, newEmail, password, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findAnswer, transformer } from '../pages/trip.ts';

const states = ['TX', 'LA', 'OH'] as const;
const code = encodeLoad({ states, facts: transformer, days: usualPermitDays });

const places = [
  { label: 'Dallas, TX', lat: 32.82, lng: -96.84 },
  { label: 'Columbus, OH', lat: 39.98, lng: -82.99 },
];

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test('a load can be checked by keyboard and pointer in any spelling, and invalid text gets a message at its field @phone', async ({
  page,
}) => {
  await page.goto('/check-your-load');
  await expect(page).toHaveTitle(/^Check your load/);
  // Text typed before the script loads is not lost.
  await page.getByLabel('States', { exact: true }).pressSequentially('Texas');
  await page.getByRole('button', { name: 'LA, Louisiana', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'OH, Ohio', exact: true }).click();
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('TX, LA, OH');
  await expect(page.getByText('Enter the load. One dimension is enough to start.')).toBeVisible();

  const width = page.getByRole('textbox', { name: 'Width' });
  await width.fill('rather wide');
  await page.getByRole('textbox', { name: 'Height' }).fill('4.6228 m');
  await expect(page.getByText('Only numeric characters')).toBeVisible();
  await width.fill('14.6');
  await page.getByRole('button', { name: '14 ft 6 in' }).click();
  await expect(page.getByText('= 15′2″')).toBeVisible();
  await page.getByRole('textbox', { name: 'Length', exact: true }).fill('77 ft');
  await page.getByRole('textbox', { name: 'Loaded weight' }).fill('55.7 tons');
  await expect(page.getByText('= 111,400 lb')).toBeVisible();
  await page.getByRole('textbox', { name: 'Trailer length' }).fill('53 ft');
  for (const [name, typed] of [
    ['1 to 2', '17-8'],
    ['2 to 3', "4'6"],
    ['3 to 4', '39 ft 2 in'],
    ['4 to 5', '54 in'],
    ['5 to 6', '4.5 ft'],
  ] as const)
    await page.getByRole('textbox', { name: `${name}, axle distance` }).fill(typed);

  const check = checkLoad(transformer, states, { days: usualPermitDays });
  await expect(page.getByText(formatDollars(check.total), { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'OVERSIZE LOAD' })).toContainText('6′0″ wider');
  const louisiana = findAnswer(page, 'Louisiana');
  await expect(louisiana).toContainText('Width 14′6″ is 6′0″ over the 8′6″ limit.');
  await expect(louisiana).toContainText('$40.00: $10.00 a day for 4 days');
  await expect(louisiana).toContainText(`Escort over ${Math.floor(stateFacts.LA.escorts.widthIn / 12)}′`);
  await expect(louisiana).toContainText('Saturdays: travel until noon (not confirmed by the state).');
  await expect(louisiana).toContainText('Sundays: no travel (not confirmed by the state).');
  await expect(findAnswer(page, 'Texas')).toContainText('Holidays: no travel on New Year’s Day, Memorial Day,');
  await expect(findAnswer(page, 'Texas')).toContainText(
    '1 front on two-lane roads. 1 rear on multilane roads and Interstates.',
  );
  await expect(findAnswer(page, 'Ohio')).toContainText('Height 15′2″ is over 14′6″.');
  await expect(louisiana.getByRole('link', { name: /^Louisiana: limits/ })).toHaveAttribute(
    'href',
    '/states/louisiana',
  );
  // Three states are expanded, each with the date of its facts.
  await expect(louisiana).toContainText(/Facts as of \w+ \d+, 2026\./);
  // Six feet are not practical to take off.
  await expect(page.getByText('need no permit.')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`load=${code.replaceAll('.', '\\.')}$`));
  await expectAccessible(page, 'load check');

  await page.getByLabel('Days per permit').fill('6');
  await expect(louisiana).toContainText('$60.00: $10.00 a day for 6 days');

  // The travel times are those of this load: 14 ft is not too wide for the holidays of Texas, nor for the weekends of Louisiana.
  await width.fill('14 ft');
  await expect(findAnswer(page, 'Texas')).toContainText('Holidays: no restrictions for this load.');
  await expect(louisiana).toContainText('Saturdays and Sundays: travel allowed (not confirmed by the state).');
});

test('a shared link opens the same check elsewhere and prints as an answer; an invalid link opens an empty check', async ({
  page,
  browser,
}) => {
  await page.goto(`/check-your-load?load=${code}`);
  const link = page.getByLabel('Link to this check');
  await expect(link).toHaveValue(new RegExp(`/check-your-load\\?load=${code.replaceAll('.', '\\.')}$`));
  const other = await browser.newPage();
  await other.goto(await link.inputValue());
  await expect(other.getByRole('textbox', { name: 'Width' })).toHaveValue('14′6″');
  await expect(other.getByLabel('States', { exact: true })).toHaveValue('TX, LA, OH');
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByText('Overall dimensions')).toBeHidden();
  await expect(other.getByRole('link', { name: 'Order these permits' })).toBeHidden();
  await expect(other.getByText('Width 14′6″ is 6′0″ over the 8′6″ limit.').first()).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: '111,400 lb' }).first()).toBeVisible();
  await other.close();

  await page.goto('/check-your-load?load=1.TX.w9999999');
  await expect(page.getByText('We could not read a load from this link, so the check starts empty.')).toBeVisible();
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('');
});

test('a load within all limits is called legal, and states that are not sold are named', async ({ page }) => {
  const legal: KnownFacts = {
    ...transformer,
    dimensions: { width: 102, height: 162, length: 840, frontOverhang: 0, rearOverhang: 0 },
    weight: 74_000,
    axles: { AB: 212, BC: 54, CD: 360, DE: 54, EF: null },
  };
  await page.goto(`/check-your-load?load=${encodeLoad({ states: ['TX', 'OH'], facts: legal, days: 4 })}`);
  await expect(page.getByText('It needs no permit in Texas and Ohio.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order these permits' })).toBeHidden();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/\/check-your-load$/);
  await page.getByLabel('States', { exact: true }).fill('Alaska, OK, Atlantis');
  await page.getByRole('textbox', { name: 'Width' }).fill('12 ft');
  await expect(page.getByText('Not a state: Atlantis.', { exact: true })).toBeVisible();
  await page.getByLabel('States', { exact: true }).fill('Alaska, OK');
  await expect(page.getByText('Not sold online and left out of the order: Alaska.')).toBeVisible();
});

test('all codes typed on the landing page are checked, and an unreadable state leaves no total and no order', async ({
  page,
}) => {
  await page.goto('/');
  const entry = page.getByRole('form', { name: 'Check your load' });
  await entry.getByLabel('States').fill('tx ok ks');
  await entry.getByLabel('Width').fill('14-6');
  await entry.getByRole('button').click();
  const states = page.getByLabel('States', { exact: true });
  await expect(states).toHaveValue('tx ok ks');
  for (const name of ['Texas', 'Oklahoma', 'Kansas']) await expect(findAnswer(page, name)).toBeVisible();
  const order = page.getByRole('link', { name: 'Order these permits' });
  await expect(order).toHaveAttribute('href', /1\.TX-OK-KS\.w174$/);

  await states.fill('tx ok kansa');
  await expect(order).toBeHidden();
  await expect(page.getByText('Total state fees')).toBeHidden();
  await expect(page.getByText(/^Not a state: kansa\. The total and the order button appear once/)).toBeVisible();
  await states.blur();
  await expect(states).toHaveAccessibleDescription(/Not a state: kansa\./);
  await expectAccessible(page, 'a check with a state that cannot be read');
  // Neither a reload nor the link loses the word.
  await expect(page).toHaveURL(/states=tx\+ok\+kansa$/);
  await expect(page.getByLabel('Link to this check')).toHaveValue(/load=1\.TX-OK\.w174&states=tx\+ok\+kansa$/);
  await page.reload();
  await expect(states).toHaveValue('tx ok kansa');
  await expect(page.getByText('Not a state: kansa.', { exact: true })).toBeVisible();
  const width = page.getByRole('textbox', { name: 'Width' });
  await width.fill(`W 14'6 x H 15'2 x L 77`);
  await width.press('Enter');
  await expect(width).toHaveValue('14′6″');
  await expect(page.getByRole('textbox', { name: 'Length', exact: true })).toHaveValue('77′0″');
  await states.fill('TX-OK-LA-AR');
  for (const name of ['Texas', 'Oklahoma', 'Louisiana', 'Arkansas']) await expect(findAnswer(page, name)).toBeVisible();
  await expect(order).toHaveAttribute('href', /1\.TX-OK-LA-AR\.w174\.h182\.l924$/);
});

test('the permits of a check and its trip can be ordered through sign-up, and directly when signed in', async ({
  page,
}) => {
  const trip = encodeTrip(places);
  await page.goto(`/check-your-load?load=${code}&trip=${encodeURIComponent(trip)}&leaving=2099-03-02&hour=06:30`);
  await page.getByRole('link', { name: 'Order these permits' }).click();
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  const email = newEmail();
  await signUp.getByLabel('Email').fill(email);
  await signUp.getByLabel('Password', { exact: true }).fill(password);
  await signUp.getByRole('checkbox').check();
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
  await confirm.getByLabel('Confirmation code').fill(await findCode(page, email));
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL(/\/new_order\?order=/);
  await expect(page.getByText('The load you checked is in this order, for Texas, Louisiana and Ohio.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order');
  await expect(async () => {
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${id}`)).toMatchObject({
      status: 'draft',
      jurisdictions: ['TX', 'LA', 'OH'],
      trip: { places, startDate: '2099-03-02', startTime: '06:30' },
      units: [{ dimensions: { width: 174, height: 182, frontOverhang: 0 }, weight: 111_400, axles: { CD: 470 } }],
    });
  }).toPass();

  // Back creates no second order, and a signed-in carrier stays on the check.
  await page.goBack();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/check-your-load' && searchParams.get('load') === code && searchParams.get('trip') === trip,
  );
  expect(await callSuccessfully(page, 'GET', '/permits/orders')).toMatchObject({ total: 1 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Order these permits' })).toHaveAttribute(
    'href',
    `/new_order?load=${code}&trip=${encodeURIComponent(trip)}&leaving=2099-03-02&hour=06%3A30`,
  );
});

test('an invalid order link starts an empty order and says so', async ({ carrierPage: page }) => {
  await page.goto('/new_order?load=nonsense');
  await expect(page.getByText('We could not read a load from this link, so the order starts empty.')).toBeVisible();
  await expect(page.getByLabel('Order Title')).toBeVisible();
});

test('the check is available in Spanish, reads Spanish names of states, and can be reopened by its own address @phone', async ({
  page,
}) => {
  await page.goto('/es/check-your-load');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Estados', { exact: true }).fill('Nuevo México, Luisiana');
  await page.getByRole('textbox', { name: 'Ancho' }).fill('12 ft');
  await expect(page.getByRole('status').filter({ hasText: 'CARGA SOBREDIMENSIONADA' })).toContainText(
    '3′6″ más ancha que los límites de Nuevo México y Luisiana.',
  );
  const row = findAnswer(page, 'Luisiana');
  await expect(row).toContainText('El ancho de 12′0″ supera en 3′6″ el límite de 8′6″.');
  await expect(row).toContainText('$40.00: $10.00 por día, 4 días');
  await expect(row).toContainText('Sábados y domingos: se puede circular (no confirmado por el estado).');
  await expect(row.getByRole('link', { name: /^Luisiana/ })).toHaveAttribute('href', '/es/states/louisiana');
  await expect(row).toContainText(/Datos al \d+ de noviembre de 2026\./);
  await expectAccessible(page, 'load check in Spanish');
  await page.getByRole('link', { name: 'Pedir estos permisos' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/es\/check-your-load\?load=1\.NM-LA\.w144$/);

  // Even an invalid entry survives the change of language.
  await page.getByRole('textbox', { name: 'Ancho' }).fill('muy ancha');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('muy ancha');
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('NM, LA');
  await expect(page.getByText('Only numeric characters')).toBeVisible();
});

test('a measured kingpin settles the verdict for a plain van in California', async ({ page }) => {
  await page.goto('/check-your-load?load=1.CA.w102.h162.l840.a212.b54.c396.d49.g70000.t636');
  await expect(page.getByText('It depends').first()).toBeVisible();
  await expect(page.getByText('Enter “Kingpin to rear axle”: up to 40′0″').first()).toBeVisible();
  await expect(page.getByText('Included, though not certain yet: California.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order these permits' })).toBeVisible();
  await expectAccessible(page, 'a load that depends');
  const kingpin = page.getByRole('textbox', { name: 'Kingpin to rear axle' });
  await kingpin.fill('40');
  await expect(page.getByRole('status').filter({ hasText: 'It needs no permit in California' })).toBeVisible();
  await kingpin.fill('41 ft');
  await expect(page.getByText('Kingpin to rear axle 41′0″ is 1′0″ over the 40′0″ limit.').first()).toBeVisible();
  await kingpin.fill('30 ft');
  await kingpin.blur();
  await expect(page.getByText('With these axle distances it is between 36′1″ and 70′0″.')).toBeVisible();
});
