import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { aPaidTrip, openChange } from '../pages/changes.ts';
import { openPart } from '../pages/desk.ts';

test('a clerk corrects the days and places of one permit for a carrier', async ({ page, adminPage: admin }) => {
  const id = await aPaidTrip(page);

  await admin.goto(`/users/orders/order?orderId=${id}`);
  const drawer = await openChange(admin, 'One permit');
  await drawer.getByRole('combobox', { name: 'Permit to change' }).fill('Oklahoma');
  await admin.getByRole('option', { name: 'Oklahoma, unit 1' }).click();
  await drawer.getByRole('textbox', { name: 'Last day' }).fill('02/12/2030');
  const whatHappens = drawer.getByRole('region', { name: 'What happens' });
  await expect(whatHappens).toHaveText(/^A permit of Oklahoma holds for 3 days at most\./);
  await drawer.getByRole('textbox', { name: 'First day' }).fill('02/10/2030');
  await drawer.getByRole('combobox', { name: 'Destination' }).fill('Muskogee');
  await admin.getByRole('option', { name: 'Muskogee, OK' }).click();
  await expect(drawer.getByText(/^Destination: Tulsa, OK → Muskogee, OK/)).toBeVisible();
  await expectAccessible(admin, 'one permit of a paid order');
  await drawer.getByRole('textbox', { name: 'A note for the carrier' }).fill('As you wrote.');
  await drawer.getByRole('button', { name: /^Change it/ }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(page.getByRole('row', { name: /^Oklahoma/ })).toContainText('Feb 12');
  await expect(await openPart(page, 'History')).toContainText('As you wrote.');
});

test('a clerk corrects a plate that the carrier mistyped, on the order and in the fleet of the carrier', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aPaidOrder(page, ['TX']);

  await admin.goto(`/users/orders/order?orderId=${id}`);
  const drawer = await openChange(admin, 'Truck and trailer');
  await drawer.getByText('Correct truck 104').click();
  await drawer.getByRole('textbox', { name: 'Plate number' }).fill('WL305');
  await drawer.getByRole('combobox', { name: 'Year' }).fill('2020');
  await admin.getByRole('option', { name: '2020' }).click();
  await expect(drawer.getByText('It costs nothing.')).toBeVisible();
  await expect(drawer.getByText(/^Truck: 104.* 2020, plate [A-Z]{2} WL305, VIN/)).toBeVisible();
  await expectAccessible(admin, 'a corrected plate of a paid order');
  // The press comes while the price of the last choice is still read, and waits for it.
  await admin.route('**/changes/preview', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await drawer.getByRole('checkbox', { name: 'Also in the fleet of the carrier' }).check();
  await drawer.getByRole('button', { name: 'Change it', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(admin.getByText(/WL305/).first()).toBeVisible();

  await page.goto(`/order_list/order?orderId=${id}`);
  const history = await openPart(page, 'History');
  await expect(history).toContainText(/Truck: 104[^→]*→ 104[^→]*WL305/);
  await expect(history).toContainText('The list of your vehicles has the correction, too.');
  await page.goto('/trucks');
  await expect(page.getByText(/WL305/).first()).toBeVisible();
});

test('permits whose days do not meet are mended by one press, of the clerk or of the carrier', async ({
  page,
  adminPage: admin,
}) => {
  const id = await aPaidTrip(page);
  const path = `/permits/orders/${id}`;
  const { version, permits } = await callSuccessfully(page, 'GET', path);
  const texas = (permits as { _id: string; state: string }[]).find(({ state }) => state === 'TX');
  await callSuccessfully(page, 'POST', `${path}/changes`, {
    _id: await page.evaluate(() => crypto.randomUUID()),
    version,
    permits: [{ _id: texas?._id, startDate: '2030-01-28', endDate: '2030-01-30' }],
    expected: 0,
  });

  await admin.goto(`/users/orders/order?orderId=${id}`);
  await expect(admin.getByText(/^Texas, unit 1, meets the others with/)).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Change it/ })).toBeVisible();
  await expectAccessible(admin, 'days that a clerk can mend');

  await page.goto(`/order_list/order?orderId=${id}`);
  await expect(page.getByText('The Texas permit ends on Jan 30, 2030', { exact: false })).toBeVisible();
  await expectAccessible(page, 'days that a carrier can mend');
  await page.getByRole('button', { name: /^Change it/ }).click();
  await expect(page.getByText('The order is changed')).toBeVisible();
  await expect(page.getByText('The Texas permit ends on Jan 30, 2030', { exact: false })).toBeHidden();
});
