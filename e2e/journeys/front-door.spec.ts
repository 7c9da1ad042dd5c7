import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, findCode, newEmail, password, test } from '../fixtures.ts';
import { findCardFrame } from '../pages/cards.ts';
import { Counted } from '../pages/counted.ts';
import { fillLength, findLengthField, goNext } from '../pages/wizard.ts';

const size = "14'6 x 15'2 x 77, 98,000";
const hero = (page: Page) => page.getByRole('form', { name: 'Your route and your load' });
const place = (page: Page, name: string) => hero(page).getByRole('combobox', { name, exact: true });
const answer = (page: Page) => page.getByRole('region', { name: 'The answer for this load' });

const maxActions = 60;
const maxMinutes = 4;
const keyMs = 250;

test('a visitor gets from the landing page to a paid first order over three states without typing anything twice @phone', async ({
  page,
}) => {
  test.slow();
  const person = new Counted();
  const email = newEmail();

  await test.step('the answer for the load, in the hero', async () => {
    await page.goto('/');
    await person.type(place(page, 'From'), 'Dallas, TX');
    await person.type(place(page, 'To'), 'Wichita, KS');
    await person.type(hero(page).getByLabel('Width x height x length, weight'), size);
    const states = answer(page).getByRole('list', { name: 'State by state' }).getByRole('listitem');
    await expect(states).toHaveText([
      /^Texas.*Permit needed.*\$/,
      /^Oklahoma.*Permit needed.*\$/,
      /^Kansas.*Permit needed.*\$/,
    ]);
    await expect(answer(page)).toContainText('OVERSIZE LOAD');
    await expect(answer(page)).toContainText(/Leave \w+, \w+ \d+, .* arrive /);
    await expect(page.getByRole('img', { name: /77′0″ long and 15′2″ high/ })).toBeVisible();
    await expectAccessible(page, 'the answer in the hero');
  });

  await test.step('sign-up, and one press to sign in', async () => {
    await person.press(answer(page).getByRole('link', { name: 'Order these permits' }));
    const signUp = page.getByRole('dialog', { name: 'Sign Up' });
    await person.type(signUp.getByLabel('Email'), email);
    await person.type(signUp.getByLabel('Password', { exact: true }), password);
    await person.act(signUp.getByRole('checkbox').check());
    await person.press(signUp.getByRole('button', { name: 'Sign Up' }));
    const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
    await person.type(confirm.getByLabel('Confirmation code'), await findCode(page, email));
    await person.press(confirm.getByRole('button', { name: 'Confirm' }));
    const signIn = page.getByRole('dialog', { name: 'Sign In' });
    await expect(signIn.getByLabel('Email')).toHaveValue(email);
    await expect(signIn.getByText('Your account was activated successfully, try to sign in !')).toBeVisible();
    const press = signIn.getByRole('button', { name: 'Sign In', exact: true });
    await expect(press).toBeFocused();
    await person.press(press);
    await expect(page).toHaveURL(/\/new_order\?/);
  });

  await test.step('basic details and the states of the check', async () => {
    await person.type(page.getByLabel('Order title'), 'Press to Wichita');
    await person.type(page.getByLabel('Person name'), 'Ann Carrier');
    await person.type(page.getByLabel('Phone'), '7025550142');
    await person.press(page.getByRole('button', { name: 'Add a company here' }));
    const drawer = page.getByRole('dialog', { name: 'Add company' });
    await person.type(drawer.getByLabel('USDOT number to verify'), '9000002');
    await person.press(drawer.getByRole('button', { name: 'Verify' }));
    await expect(drawer.getByText('Company is verified by usdot number')).toBeVisible();
    await person.press(drawer.getByRole('button', { name: 'Add company' }));
    await expect(page.getByLabel('Usdot number', { exact: true })).toHaveValue('9000002');
    await person.act(goNext(page, 'Select a State', 'Next Step'));
    await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Dallas, TX');
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Wichita, KS');
    await person.act(goNext(page, 'Power Unit Details'));
  });

  await test.step('truck and trailer; the lengths and the weight are there', async () => {
    await expect(findLengthField(page, 'Width')).toHaveValue(/^14.*6/);
    await expect(page.getByLabel('Loaded weight')).toHaveValue(/^98,?000/);
    await person.press(page.getByRole('button', { name: 'Add a truck here' }));
    const truck = page.getByRole('dialog', { name: 'Add truck' });
    await person.type(truck.getByLabel('Power unit number'), '104');
    await person.type(truck.getByLabel('VIN'), '1XPWD40X1ED215307');
    await person.type(truck.getByLabel('Model'), '389');
    await person.type(truck.getByLabel('Plate number'), 'R104WL');
    await person.press(truck.getByRole('button', { name: 'Add truck' }));
    await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(/^104/);
    await person.press(page.getByRole('button', { name: 'Add a trailer here' }));
    const trailer = page.getByRole('dialog', { name: 'Add trailer' });
    await person.type(trailer.getByLabel('Internal number'), '22');
    await person.act(trailer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' }));
    await person.type(trailer.getByLabel('VIN'), '13N14820XK1500001');
    await person.type(trailer.getByLabel('Plate number'), 'T22WL');
    await person.type(trailer.getByLabel('Length'), '53');
    await person.press(trailer.getByRole('button', { name: 'Add trailer' }));
    await expect(page.getByRole('combobox', { name: 'Trailer' })).toHaveValue(/^22/);
    await person.act(page.getByLabel('Load type').selectOption({ label: 'General' }));
    await person.act(page.getByRole('checkbox', { name: 'No front or rear overhang' }).check());
    for (const [gap, feet, inches] of [
      ['1 to 2', 17, 8],
      ['2 to 3', 4, 6],
      ['3 to 4', 39, 2],
      ['4 to 5', 4, 6],
    ] as const) {
      person.keys += `${feet}-${inches}`.length;
      await person.act(fillLength(page, gap, [feet, inches]));
    }
    await person.type(page.getByLabel('Axle 1 weight', { exact: true }), '18,000 / 20,000 / 20,000 / 20,000 / 20,000');
    await person.type(page.getByLabel('Axle 1 tires', { exact: true }), '2 / 4 / 4 / 4 / 4');
    await person.act(goNext(page, 'Permit Selection'));
    await person.act(goNext(page, 'Summary'));
  });

  await test.step('reviewed and paid', async () => {
    await person.act(page.getByRole('checkbox', { name: /^I have reviewed/ }).check());
    await person.act(goNext(page, 'Payment'));
    await person.press(page.getByRole('button', { name: 'PAY', exact: true }));
    const card = findCardFrame(page);
    await person.type(card.getByLabel('Credit or debit card number'), '4242 4242 4242 4242');
    await person.type(card.getByLabel('Credit or debit card expiration date'), '12 / 30');
    await person.type(card.getByLabel('Credit or debit card CVC/CVV'), '123');
    const drawer = page.getByRole('dialog', { name: 'Add new card' });
    await person.press(drawer.getByRole('button', { name: /^Add card and pay \$[\d,.]+$/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  });

  expect(person.actions).toBeLessThanOrEqual(maxActions);
  // A second for each press beside the keys.
  const scriptedMs = person.keys * keyMs + person.actions * 1000;
  expect(scriptedMs).toBeLessThan(maxMinutes * 60_000);
});

test('an ambiguous size is asked about, an unreadable size or place is reported, and the check page takes over all of it', async ({
  page,
}) => {
  await page.goto('/');
  const field = hero(page).getByLabel('Width x height x length, weight');
  await field.fill('a big tank');
  await place(page, 'From').fill('Nowhere at all');
  await hero(page).getByRole('button', { name: 'Check it' }).click();
  await expect(
    page.getByText("Enter width x height x length, then the weight: 14'6 x 15'2 x 77, 111,400."),
  ).toBeVisible();
  await expect(page.getByText('Place not found: “Nowhere at all”.')).toBeVisible();
  await expect(answer(page)).toBeHidden();
  await field.fill('W 14.6 x H 15.2 x L 77, 90,000');
  await page.getByRole('button', { name: 'W 14′8″ x H 15′3″ x L 77′0″, 90,000 lb' }).click();
  await expect(page.getByText('= 14′8″ wide, 15′3″ high, 77′0″ long, 90,000 lb')).toBeVisible();
  await place(page, 'From').fill('Tulsa, OK');
  await place(page, 'To').fill('Wichita, KS');
  await answer(page).getByRole('link', { name: 'Every limit, escort and source' }).click();
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('OK, KS');
  await expect(page.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('14′8″');
});

test('without scripts the form opens the check page with its values', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/');
  await place(page, 'From').fill('Tulsa, OK');
  await place(page, 'To').fill('Wichita, KS');
  await hero(page).getByLabel('Width x height x length, weight').fill(size);
  await hero(page).getByRole('button', { name: 'Check it' }).click();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, ...searchParams.values()]).toEqual(['/check-your-load', 'Tulsa, OK', 'Wichita, KS', size]);
  await page.close();
});

test('a size in the address fills the fields of the check page', async ({ page }) => {
  await page.goto(`/check-your-load?from=Tulsa, OK&to=Wichita, KS&size=${encodeURIComponent(size)}`);
  await expect(page.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('14′6″');
  await expect(page.getByLabel('Loaded weight')).toHaveValue('98,000');
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('OK, KS');
});
