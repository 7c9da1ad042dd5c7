import { expectAccessible } from '../accessibility.ts';
import { aFleet, anOrderToPay, callSuccessfully, expect, test } from '../fixtures.ts';
import { goNext } from '../pages/wizard.ts';
import { closeDialog } from '../pages/dialogs.ts';

const short = '1XPWD40X1ED21530';

test('a VIN of 16 characters and the plate of another vehicle show hints at once and can be saved @phone', async ({
  carrierPage: page,
}) => {
  await aFleet(page);
  await page.goto('/trailers');
  await page.getByRole('button', { name: 'Add trailer' }).first().click();
  const trailer = page.getByRole('dialog', { name: 'Add trailer' });
  await trailer.getByLabel('Internal number').fill('23');
  await trailer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' });
  await trailer.getByLabel('VIN').fill('1L9GN53A1E1OOOO22');
  await expect(trailer.getByText('A VIN never has the letters I, O or Q; this one has O. Use 0.')).toBeVisible();
  await trailer.getByLabel('VIN').fill(short);
  await expect(trailer.getByText('A VIN since 1981 has 17 characters; this one has 16.')).toBeVisible();
  await trailer.getByLabel('Plate number').fill('r-104 wl');
  await expect(trailer.getByText('The plate of truck 104 is the same. Look for a typo.')).toBeVisible();
  await trailer.getByRole('combobox', { name: 'Plate state' }).fill('Sonora');
  await page.keyboard.press('Enter');
  await expect(trailer.getByText('The plate of truck 104 is the same.')).toBeHidden();
  await expectAccessible(page, 'a trailer with hints');
  await trailer.getByLabel('Length').fill('53');
  await closeDialog(trailer, 'Add trailer');
  await expect(page.getByText('plate SON R104WL')).toBeVisible();
});

test('hints about vehicles link from the summary to their fields, and none of them blocks the order @phone', async ({
  carrierPage: page,
}) => {
  const fleet = await aFleet(page);
  const { items } = await callSuccessfully(page, 'GET', '/trucks');
  const [{ _id: truck, createdAt: _, ...body }] = items as [Record<string, unknown>];
  await callSuccessfully(page, 'PUT', `/trucks/${String(truck)}`, {
    ...body,
    vinCode: short,
    plateNumber: 'T22WL',
    registeredWeight: 80_000,
  });
  const { id } = await anOrderToPay(page, ['TX'], { fleet });
  await page.goto(`/new_order?order=${id}&step=summary`);
  const warnings = page.getByRole('status').filter({ hasText: 'Take a look before you pay' });
  await expect(warnings).toContainText('VIN of truck 104: A VIN since 1981 has 17 characters; this one has 16.');
  await expect(warnings).toContainText('Truck 104 and trailer 22 have the same plate. Look for a typo.');
  await expect(warnings).toContainText('Truck 104 is registered for 80,000 lb, and the loaded weight is 111,400 lb.');
  await expectAccessible(page, 'the summary with hints of vehicles');
  await goNext(page, 'Payment');
  await page.goBack();
  await warnings.getByRole('button', { name: 'Loaded weight of unit 1' }).click();
  const weight = page.getByLabel('Loaded weight');
  await expect(weight).toBeFocused();
  await expect(page.getByText('Truck 104 is registered for 80,000 lb, which is less.')).toBeVisible();
  await weight.fill('79,000');
  await expect(page.getByText('Truck 104 is registered for 80,000 lb')).toBeHidden();
});
