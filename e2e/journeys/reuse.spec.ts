import type { Page } from '@playwright/test';
import { aCarrier, anOrderToPay, aPaidOrder, expect, callSuccessfully, payOrder, test } from '../fixtures.ts';
import { findOrder } from '../pages/orders.ts';
import { buildAxleFigures, choose, fillAxleFigures, fillLength, goNext, openPermitCards } from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';
import { confirm, openDialog } from '../pages/dialogs.ts';
import { towns } from '../pages/trip.ts';

type ApiUnit = { dimensions: object } & Record<string, unknown>;

/** Reviewed, through Texas and Louisiana; the second unit is narrower. */
async function anOrderOfTwoUnits(page: Page): Promise<string> {
  const { id } = await anOrderToPay(page, ['TX', 'LA']);
  const order = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const [{ permits: _, totalPrice: __, truck: ___, trailer: ____, ...first }] = order['units'] as [ApiUnit];
  const second = {
    ...first,
    _id: await page.evaluate(() => crypto.randomUUID()),
    dimensions: { ...first.dimensions, width: 120 },
    weight: 91_000,
  };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, {
    version: order['version'],
    units: [
      { ...first, ...buildAxleFigures({ weight: 111_400, axles: 6 }) },
      { ...second, ...buildAxleFigures({ weight: 91_000, axles: 6 }) },
    ],
    step: 5,
  });
  return id;
}

async function aCommentedOrder(page: Page) {
  await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX', 'LA']);
  const order = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const permits = (order['permits'] as Record<string, unknown>[]).map((permit) => ({
    _id: permit['_id'],
    date: permit['date'],
    route: permit['route'],
    comment: 'By night',
  }));
  const commented = await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, {
    version: order['version'],
    permits,
  });
  const ready = { version: commented['version'], reviewed: true, step: 6 };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, ready);
  await payOrder(page, id);
  await page.goto('/order_list');
  return { id, card: findOrder(page, `Order ${String(order['orderNumber'])}`) };
}

test('the summary shows every answer and all prices, and each Change link leads to its field and back @phone', async ({
  carrierPage: page,
}) => {
  const id = await anOrderOfTwoUnits(page);
  await page.goto(`/new_order?order=${id}&step=summary`);
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();

  await test.step('the money: by unit, by state, by day', async () => {
    const unit = page.getByRole('table', { name: 'Permits of unit 2' });
    await expect(unit.getByRole('row', { name: /Louisiana/ })).toContainText('$10.00 a day × 4 days');
    await expect(unit.getByRole('row', { name: /Louisiana/ })).toContainText('$40.00');
    await expect(unit.getByRole('row', { name: /Unit 2 total/ })).toContainText('$102.00');
    const states = page.getByRole('table', { name: 'Permits by state, all units' });
    await expect(states.getByRole('row', { name: /Texas/ })).toContainText('$124.00');
    await expect(page.getByText('Order total').locator('..')).toContainText('$204.00');
  });

  await test.step('the answers', async () => {
    for (const answer of ['dispatch@test.example', '7025550142', 'Press to Wichita', '10′0″', '91,000 lb', '39′2″'])
      await expect(page.getByText(answer, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^104, Peterbilt 389 2021, plate TX R104WL$/).first()).toBeVisible();
    await expect(page.getByText(/^22, Removable Goose-Neck \(RGN\), 53 ft, plate T22WL$/).first()).toBeVisible();
    await expect(page.getByText(/Width 10′0″ is 1′6″ over the 8′6″ limit/).first()).toBeVisible();
    await expectAccessible(page, 'summary of two units');
  });

  const pressChange = (what: string) => page.getByRole('button', { name: `Change ${what}`, exact: true }).click();

  await test.step('a figure of the second unit', async () => {
    await pressChange('width of unit 2');
    await expect(page.getByRole('tab', { name: 'UNIT 2' })).toHaveAttribute('aria-selected', 'true');
    const width = page.locator('[id="field-units.1.dimensions.width"]');
    await expect(width).toBeFocused();
    await expect(width).toBeInViewport();
    await width.fill("11'");
    await goNext(page, 'Summary');
    await expect(page.getByText('11′0″', { exact: true })).toBeVisible();
  });

  await test.step('a basic detail, a comment, a date, the states', async () => {
    await pressChange('person name');
    await expect(page.getByLabel('Person name')).toBeFocused();
    await page.getByLabel('Person name').fill('Bob Carrier');
    await goNext(page, 'Summary', 'Next Step');
    await expect(page.getByText('Bob Carrier', { exact: true })).toBeVisible();
    await pressChange('comment of unit 1, Louisiana');
    await expect(page.locator('textarea:focus')).toHaveCount(1);
    await page.locator('textarea:focus').fill('By night');
    await goNext(page, 'Summary');
    await expect(page.getByText('By night', { exact: true })).toBeVisible();
    await pressChange('start date of unit 2, Texas');
    await expect(page.locator('[id="field-permits.2.date.startDate"]')).toBeFocused();
    await page.goBack();
    await pressChange('states');
    await expect(page.getByRole('combobox', { name: 'State/Province' })).toBeFocused();
  });
});

test('ordering again from the page of an order whose truck is gone says which one and asks for another @rare', async ({
  page,
}) => {
  const { id, card } = await aCommentedOrder(page);
  const { items } = await callSuccessfully(page, 'GET', '/trucks');
  const [truck] = items as [{ _id: string }];
  await callSuccessfully(page, 'DELETE', `/trucks/${truck._id}`);
  const { _id, createdAt: _, ...other } = truck as { _id: string; createdAt: string };
  await callSuccessfully(page, 'POST', '/trucks', { ...other, internalNumber: '105' });
  await card.getByRole('link', { name: /^Order/ }).click();
  await expect(page).toHaveURL(new RegExp(`orderId=${id}`));
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
  await expect(page.getByText('Truck 104 of unit 1 was deleted. Choose another one.')).toBeVisible();
  await expectAccessible(page, 'an order without its truck');
  await choose(page.getByRole('combobox', { name: 'Truck' }), '105');
  await expect(page.getByText('Truck 104 of unit 1 was deleted.')).toHaveCount(0);
  await fillAxleFigures(page, { weight: 111_400, axles: 6 });
  await goNext(page, 'Permit Selection');
  await openPermitCards(page);
  await expect(page.getByText('By night')).toHaveCount(2);
});

test('an order that cannot be copied says so at the button, and a second press creates one draft', async ({ page }) => {
  const { card } = await aCommentedOrder(page);
  let isLost = true;
  // The server creates the draft, but the first response never arrives.
  await page.route('**/copy', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await card.getByRole('button', { name: 'Order again' }).click();
  await expect(card.getByRole('alert')).toContainText('could not be copied');
  await card.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  const { total } = await callSuccessfully(page, 'GET', '/permits/orders');
  expect(total).toBe(2);
});

test('another unit can be filled from unit 1 or from a saved combination @phone', async ({ carrierPage: page }) => {
  const { id } = await anOrderToPay(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=vehicles`);

  await test.step('saved', async () => {
    await fillAxleFigures(page, { weight: 111_400, axles: 6 });
    const modal = await openDialog(page, 'Save this combination');
    await expect(modal.getByLabel('Name of the combination')).toHaveValue('104 + 22, Removable Goose-Neck');
    await modal.getByLabel('Name of the combination').fill(' ');
    await modal.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(modal.getByText('Please give the combination a name')).toBeVisible();
    await expectAccessible(page, 'saving a combination');
    await modal.getByLabel('Name of the combination').fill('Lowboy, heavy');
    await modal.getByLabel('Name of the combination').press('Enter');
    await expect(page.getByText('Saved as Lowboy, heavy.')).toBeVisible();
  });

  await test.step('same as unit 1', async () => {
    await page.getByRole('button', { name: 'ADD UNIT' }).click();
    await expect(page.getByRole('tab', { name: 'UNIT 2' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'offers for an empty unit');
    await page.getByRole('button', { name: 'Same as unit 1' }).click();
    await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(/104/);
    await expect(page.getByLabel('Loaded weight')).toHaveValue('111,400');
    await page.getByRole('button', { name: 'Empty it again' }).click();
    await expect(page.getByLabel('Loaded weight')).toHaveValue('');
  });

  await test.step('a saved combination', async () => {
    await page.getByRole('button', { name: /^Lowboy, heavy/ }).click();
    await expect(page.getByText('Filled in from Lowboy, heavy.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Trailer' })).toHaveValue(/22/);
    await expect(page.getByLabel('Loaded weight')).toHaveValue('111,400');
    await goNext(page, 'Permit Selection');
    await expect(page.getByRole('heading', { level: 2, name: 'Unit 2' })).toBeVisible();
  });

  await test.step('a name that is taken is refused; a deleted one is offered no more', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'UNIT 2' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'UNIT 1' }).click();
    await expect(page.getByRole('tabpanel', { name: 'UNIT 1' })).toBeVisible();
    await fillLength(page, 'Width', [14, 0]);
    const modal = await openDialog(page, 'Save this combination');
    await modal.getByLabel('Name of the combination').fill('lowboy, HEAVY');
    await modal.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(modal.getByText('A combination with this name is already saved. Choose another name.')).toBeVisible();
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('tab', { name: 'UNIT 2' }).click();
    await expect(page.getByRole('tabpanel', { name: 'UNIT 2' })).toBeVisible();
    await confirm(page, 'Delete saved combination', { answer: 'Delete combination' });
    await expect(page.getByRole('button', { name: 'Save this combination' })).toBeVisible();
  });
});

test('the way back of a paid order is one press', async ({ carrierPage: page }) => {
  const [amarillo, tulsa] = [towns.amarillo, towns.tulsa];
  const trip = { places: [amarillo, tulsa], startDate: '2030-02-04', startTime: '09:00' };
  const { id } = await aPaidOrder(page, [], { trip });
  await page.goto(`/order_list/order?orderId=${id}`);
  await page.getByRole('button', { name: 'Return trip' }).click();
  await expect(page).toHaveURL(/\/new_order\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const back = new URL(page.url()).searchParams.get('order') ?? '';
  const draft = await callSuccessfully(page, 'GET', `/permits/orders/${back}`);
  expect(draft).toMatchObject({ status: 'draft', jurisdictions: ['OK', 'TX'], trip: { places: [tulsa, amarillo] } });
});
