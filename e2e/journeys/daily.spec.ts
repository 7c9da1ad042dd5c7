import type { Locator, Page } from '@playwright/test';
import { aFleet, anOrderToPay, callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { openVehiclesOf } from '../pages/drafts.ts';
import { choose, chooseStates, fillAxleFigures, fillLength, findLengthField, goNext } from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';
import { openDialog } from '../pages/dialogs.ts';

const findBar = (page: Page) => page.locator('[data-form-actions]');

test('a new order starts with the person, the phone and the company of the last one @phone', async ({
  carrierPage: page,
}) => {
  await anOrderToPay(page, ['TX']);
  await callSuccessfully(page, 'POST', '/companies', {
    dotNumber: '9000003',
    name: 'Never used',
    street: '1 Road',
    city: 'Casper',
    state: 'WY',
    zip: '82601',
    country: 'US',
  });
  await page.goto('/new_order');
  await expect(page.getByLabel('Person name')).toHaveValue('Ann Carrier');
  await expect(page.getByLabel('Phone')).toHaveValue('7025550142');
  await expect(page.getByLabel('Usdot number')).toHaveValue('9000002');
  await expectAccessible(page, 'the basic details of a further order');
  await page.getByLabel('Person name').fill('Bob Carrier');
  await page.getByLabel('Order title').fill('Same again');
  await goNext(page, 'Select a State', 'Next Step');
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Person name')).toHaveValue('Bob Carrier');
  await expect(page.getByLabel('Usdot number')).toHaveValue('9000002');
});

test('one press fills the unit with the last load of the truck and its trailer, and Undo restores it @phone', async ({
  carrierPage: page,
}) => {
  const fleet = await aFleet(page);
  const { number } = await aPaidOrder(page, ['TX'], { fleet });
  const id = await openVehiclesOf(page, fleet, ['TX', 'OK']);

  await choose(page.getByRole('combobox', { name: 'Truck' }), '104');
  await choose(page.getByRole('combobox', { name: 'Trailer' }), '22');
  const offer = page.getByRole('button', { name: 'Use the last load of 104 and 22' });
  await expect(offer).toContainText(`14′6″ wide, 15′2″ high, 77′0″ long, 111,400 lb, order ${number}`);
  await expectAccessible(page, 'the offer of the last load');
  await page.getByRole('combobox', { name: 'Load type' }).selectOption({ label: 'Commodity' });
  await offer.click();
  await expect(findLengthField(page, 'Width')).toHaveValue(/^14/);
  await expect(page.getByRole('combobox', { name: 'Load type' })).toHaveValue('commodity');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(/104/);
  await offer.click();
  await expect(page.getByText(`Filled in from order ${number}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this combination' })).toBeVisible();
  await fillAxleFigures(page, { weight: 111_400, axles: 6 });
  await goNext(page, 'Permit Selection');
  const stored = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  expect(stored['units']).toMatchObject([{ weight: 111_400, loadType: 'commodity', axles: { AB: 212, EF: 54 } }]);
});

async function addTruck(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByLabel('Power unit number').fill('104');
  await drawer.getByLabel('VIN').fill('1XPWD40XOED215307');
  await expect(drawer.getByText('A VIN never has the letters I, O or Q; this one has O.')).toBeVisible();
  await drawer.getByLabel('VIN').fill('1XPWD40X1ED215307');
  await expect(drawer.getByText('From the VIN: Peterbilt, 2014.', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'Make' })).toHaveValue('Peterbilt');
  await expect(drawer.getByRole('combobox', { name: 'Year' })).toHaveValue('2014');
  await drawer.getByLabel('VIN').fill('1XKWD40X1ED215307');
  await expect(drawer.getByText('The check digit does not match')).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'Make' })).toHaveValue('Peterbilt');
  await expectAccessible(page, 'the drawer of a truck over the step');
  await drawer.getByLabel('Model').fill('389');
  await drawer.getByLabel('Plate number').fill('R104WL');
  await choose(drawer.getByRole('combobox', { name: 'Plate state' }), 'Texas');
  await drawer.getByRole('button', { name: 'Add truck' }).click();
}

test('a company, truck and trailer can be added in a drawer and are selected, and the VIN fills make and year @phone', async ({
  carrierPage: page,
}) => {
  await page.goto('/new_order');
  await page.getByLabel('Order title').fill('First one');
  await page.getByLabel('Person name').fill('Ann Carrier');
  await page.getByLabel('Phone').fill('7025550142');
  const company = await openDialog(page, 'Add a company here', 'Add company');
  await company.getByLabel('USDOT number to verify').fill('9000002');
  await company.getByRole('button', { name: 'Verify' }).click();
  await expect(company.getByText('Company is verified by usdot number')).toBeVisible();
  await company.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByLabel('Usdot number', { exact: true })).toHaveValue('9000002');
  await expect(page.getByLabel('Order title')).toHaveValue('First one');
  await expect(page.getByRole('button', { name: 'Add company', exact: true })).toHaveAccessibleDescription(
    'Opens the page Companies, and comes back to this order',
  );
  await goNext(page, 'Select a State', 'Next Step');
  await chooseStates(page, ['Texas']);
  await goNext(page, 'Power Unit Details');

  await page.getByRole('button', { name: 'Add a truck here' }).click();
  await addTruck(page, page.getByRole('dialog', { name: 'Add truck' }));
  await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue('104, Peterbilt 389');
  const trailer = await openDialog(page, 'Add a trailer here', 'Add trailer');
  await trailer.getByLabel('Internal number').fill('22');
  await trailer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' });
  await trailer.getByLabel('VIN').fill('13N14820XK1500001');
  await expect(trailer.getByText(/From the VIN: Fontaine, 2019 or 1989\./)).toBeVisible();
  await trailer.getByLabel('Plate number').fill('T22WL');
  await trailer.getByLabel('Length').fill('53');
  await trailer.getByRole('button', { name: 'Add trailer' }).click();
  await expect(page.getByRole('combobox', { name: 'Trailer' })).toHaveValue(/^22, Removable Goose-Neck/);
  await expect(page).toHaveURL(/step=vehicles/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue('104, Peterbilt 389');
});

test('notices appear in the bar at the bottom and move nothing @phone @rare', async ({ carrierPage: page }) => {
  const fleet = await aFleet(page);
  const id = await openVehiclesOf(page, fleet, ['TX', 'OK']);
  const weight = page.getByLabel('Loaded weight');
  await fillLength(page, 'Width', [14, 6]);
  await weight.fill('80,000');
  await expect(findBar(page).getByText(/^Saved \d/)).toBeVisible();
  const findTop = () => weight.evaluate((field) => field.getBoundingClientRect().top);
  await weight.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const before = await findTop();

  await page.context().setOffline(true);
  await weight.fill('90,000');
  await expect(findBar(page).getByText('What you typed is kept on this device')).toBeVisible();
  expect(await findTop()).toBe(before);
  await expect(findBar(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the bar with a notice');
  await page.context().setOffline(false);
  await expect(findBar(page).getByText(/^Saved \d/)).toBeVisible();
  expect(await findTop()).toBe(before);

  const { version, units } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const [unit] = units as [Record<string, unknown>];
  const { permits: _, totalPrice: __, truck: ___, trailer: ____, ...rest } = unit;
  const other = { ...rest, weight: 70_000, typed: {} };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version, units: [other] });
  await weight.fill('95,000');
  await expect(findBar(page).getByText('This order was changed elsewhere since you opened it')).toBeVisible();
  expect(await findTop()).toBe(before);
  // A press of the test would scroll the page, unlike that of a person.
  await findBar(page).getByRole('button', { name: 'Choose what to keep' }).dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Save my choice' }).click();
  await expect(findBar(page).getByText(/^Saved \d/)).toBeVisible();
  expect(await findTop()).toBe(before);

  await weight.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await page.context().setOffline(true);
  await weight.fill('96,000');
  await expect(findBar(page).getByText('What you typed is kept on this device')).toBeVisible();
  const [field, bar] = [await weight.boundingBox(), await findBar(page).boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.context().setOffline(false);
  await expect(findBar(page).getByText(/^Saved \d/)).toBeVisible();
});

test('the drawing and the answers of the states stay visible beside the fields', async ({ carrierPage: page }) => {
  const { id } = await anOrderToPay(page, ['TX', 'OK', 'KS']);
  await page.goto(`/new_order?order=${id}&step=vehicles`);
  const drawing = page.getByRole('img', { name: /^Side view to scale/ });
  const field = findLengthField(page, '5 to 6');
  await expect(drawing).toBeVisible();
  await field.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(field).toBeInViewport();
  await expect(drawing).toBeInViewport({ ratio: 1 });
  const [picture, input] = [await drawing.boundingBox(), await field.boundingBox()];
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(input?.x ?? 0);

  const rules = page.getByRole('region', { name: 'What each state will need' });
  const reason = rules.getByText('Width 14′6″ is 6′0″ over the 8′6″ limit.').first();
  await expect(rules.getByText('Permit needed', { exact: true })).toHaveCount(3);
  await expect(rules.getByText('Texas', { exact: true })).toBeInViewport();
  await expect(reason).toBeHidden();
  await rules.getByText('Texas', { exact: true }).click();
  await expect(reason).toBeVisible();
  await expectAccessible(page, 'the drawing beside the fields');
});
