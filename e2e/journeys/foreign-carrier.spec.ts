import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, callSuccessfully, expect, test } from '../fixtures.ts';
import { addCard } from '../pages/cards.ts';
import { choose, fillUnit, goNext, oversize, chooseStates } from '../pages/wizard.ts';
import { closeDialog } from '../pages/dialogs.ts';

async function openVerification(page: Page) {
  await page.goto('/companies');
  await page.getByRole('button', { name: 'Add company' }).first().click();
  return page.getByRole('dialog', { name: 'Add company' });
}

/** As a person pastes it, with its state. */
async function pastePlate(page: Page, dialog: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((plate) => navigator.clipboard.writeText(plate), text);
  await dialog.getByLabel('Plate number').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('a Canadian carrier registers its company, orders and pays, and the clerk files its address and plates @phone', async ({
  page,
  adminPage: admin,
}) => {
  test.slow();
  await aCarrier(page);

  await test.step('a company of Alberta, as the registry says', async () => {
    const drawer = await openVerification(page);
    await drawer.getByLabel('USDOT number to verify').fill('9000101');
    await drawer.getByRole('button', { name: 'Verify' }).click();
    await expect(drawer.getByText('Company is verified by usdot number')).toBeVisible();
    await expect(drawer.getByLabel('Zip')).toHaveValue('T2P 1J9');
    await expect(drawer.getByLabel('Country')).toHaveValue('Canada');
    await expect(drawer.getByLabel('Docket number', { exact: true })).toHaveValue('MC-900101');
    await drawer.getByRole('button', { name: 'Add company' }).click();
    await expect(drawer).toBeHidden();
    const card = page.getByRole('article', { name: 'Maple Placeholder Heavy Haul Ltd' });
    await card.getByRole('button', { name: 'Open' }).click();
    await expect(card).toContainText('Canada');
  });

  await test.step('a truck and a trailer with plates of Alberta and Ontario', async () => {
    await page.goto('/trucks');
    await page.getByRole('button', { name: 'Add truck' }).first().click();
    const truck = page.getByRole('dialog', { name: 'Add truck' });
    await truck.getByLabel('Power unit number').fill('104');
    await truck.getByLabel('VIN').fill('1XPWD40X1ED215307');
    await choose(truck.getByRole('combobox', { name: 'Make' }), 'Peterbilt');
    await truck.getByLabel('Model').fill('389');
    await choose(truck.getByRole('combobox', { name: 'Year' }), '2021');
    // The home of the only company.
    await expect(truck.getByRole('combobox', { name: 'Plate state' })).toHaveValue('Alberta');
    await truck.getByLabel('Plate number').fill('abc-1234');
    await closeDialog(truck, 'Add truck');
    await expect(page.getByText('plate AB ABC1234')).toBeVisible();
    await page.goto('/trailers');
    await page.getByRole('button', { name: 'Add trailer' }).first().click();
    const trailer = page.getByRole('dialog', { name: 'Add trailer' });
    await trailer.getByLabel('Internal number').fill('22');
    await trailer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' });
    await trailer.getByLabel('VIN').fill('1L9GN53A1E1000022');
    await pastePlate(page, trailer, 'Ontario T22-47K');
    await expect(trailer.getByLabel('Plate number')).toHaveValue('T2247K');
    await expect(trailer.getByRole('combobox', { name: 'Plate state' })).toHaveValue('Ontario');
    await trailer.getByLabel('Length').fill('53');
    await closeDialog(trailer, 'Add trailer');
  });

  await test.step('an order of Montana and Wyoming, paid', async () => {
    await page.goto('/new_order');
    await page.getByLabel('Email').fill('dispatch@test.example');
    await page.getByLabel('Phone').fill('1 (403) 555-0142');
    await page.getByLabel('Order title').fill('Vessel to Casper');
    await page.getByLabel('Person name').fill('Ann Carrier');
    await choose(page.getByRole('combobox', { name: 'Company' }), 'Maple');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('AB');
    await expect(page.getByLabel('Country')).toHaveValue('Canada');
    await goNext(page, 'Select a State', 'Next Step');
    await chooseStates(page, ['Montana', 'Wyoming']);
    await goNext(page, 'Power Unit Details');
    await fillUnit(page, oversize);
    await goNext(page, 'Permit Selection');
    await goNext(page, 'Summary');
    await expect(page.getByText('410 Imaginary Trail SW, Calgary, AB T2P 1J9, Canada')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I have reviewed all the information pertaining to this order' }).check();
    await goNext(page, 'Payment');
    await addCard(page, { number: '4242 4242 4242 4242' });
    await page.getByRole('button', { name: 'PAY', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  });

  await test.step('the filing sheet', async () => {
    const { items } = await callSuccessfully(page, 'GET', '/permits/orders');
    const [{ _id: id }] = items as [{ _id: string }];
    await admin.goto(`/users/orders/order?orderId=${id}`);
    const sheet = admin.getByRole('region', { name: 'Filing sheet: Montana, unit 1' });
    await expect(sheet.getByText('410 Imaginary Trail SW, Calgary, AB T2P 1J9, Canada')).toBeVisible();
    await expect(sheet.getByText('MC-900101')).toBeVisible();
    await expect(sheet.getByText('Alberta (AB)')).toBeVisible();
    await expect(sheet.getByText('Ontario (ON)')).toBeVisible();
  });
});

test('a registry answer without a street can be completed by hand and is labeled', async ({ carrierPage: page }) => {
  const drawer = await openVerification(page);
  await drawer.getByLabel('USDOT number to verify').fill('9000105');
  await drawer.getByRole('button', { name: 'Verify' }).click();
  await expect(drawer.getByText('which does not have the street')).toBeVisible();
  await expect(drawer.getByLabel('City')).not.toBeEditable();
  await drawer.getByLabel('Street').fill('5 Hand Road');
  await expectAccessible(page, 'a company that is completed by hand');
  await drawer.getByRole('button', { name: 'Add company' }).click();
  await expect(drawer).toBeHidden();
  const card = page.getByRole('article', { name: 'Blank Street Rigging LLC' });
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(card.getByText('5 Hand Road (typed by hand)')).toBeVisible();
  await page.goto('/new_order');
  await choose(page.getByRole('combobox', { name: 'Company' }), 'Blank');
  await expect(page.getByLabel('Street')).toHaveAccessibleDescription(/Typed by hand/);
});

test('a docket number of two series offers a choice, also by keyboard', async ({ carrierPage: page }) => {
  const drawer = await openVerification(page);
  await drawer.getByText('Docket number', { exact: true }).first().click();
  await drawer.getByLabel('Docket number to verify').fill('900106');
  await drawer.getByLabel('Docket number to verify').press('Enter');
  await expect(drawer.getByText('Several companies have this docket number. Choose yours.')).toBeVisible();
  const choice = drawer.getByRole('group', { name: 'Choose yours' });
  await choice.getByRole('radio', { name: /MC-900106/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(drawer.getByLabel('Company name')).toHaveValue('Twin Number Forwarding LLC');
  await expect(drawer.getByLabel('Docket number', { exact: true })).toHaveValue('FF-900106');
  await expectAccessible(page, 'a choice of docket numbers');
  await drawer.getByRole('button', { name: 'Add company' }).click();
  await expect(drawer).toBeHidden();
  const card = page.getByRole('article', { name: 'Twin Number Forwarding LLC' });
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(card.getByText('FF-900106')).toBeVisible();
});
