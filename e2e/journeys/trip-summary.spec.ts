import type { Page } from '@playwright/test';
import { aCarrier, anOrderToPay, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { towns } from '../pages/trip.ts';

type ApiPermit = { _id: string; state: string; date: object; route: object; comment: string };

/** From Amarillo over Texas and Oklahoma, reviewed. */
async function aTripOrder(page: Page, trip: object = {}): Promise<string> {
  await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX', 'OK']);
  const order = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const places = [towns.amarillo, towns.tulsa];
  const saved = await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, {
    version: order['version'],
    trip: { places, startDate: '2030-02-04', startTime: '09:00', ...trip },
  });
  const review = { version: saved['version'], reviewed: true, step: 6 };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, review);
  return id;
}

async function openSummary(page: Page, id: string): Promise<void> {
  await page.goto(`/new_order?order=${id}&step=summary`);
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
}

test('the summary begins with the price, the dates and the route, and the order pages and the queue repeat them @phone', async ({
  page,
  adminPage,
}) => {
  const id = await aTripOrder(page);
  await openSummary(page, id);

  await test.step('what, when and where', async () => {
    const head = page.getByRole('region', { name: 'What you pay, when and where' });
    await expect(head).toContainText('2 permits');
    for (const words of ['Amarillo, TX', 'Tulsa, OK', 'Mon, Feb 4, 2030, 9:00 AM CST'])
      await expect(head.getByText(words, { exact: true })).toBeVisible();
    await expect(head.getByText(/^3\d\d miles$/)).toBeVisible();
    await expect(
      head.getByText(/^Texas and Oklahoma, Amarillo, TX to Tulsa, OK: 1 rear on multilane roads and Interstates/),
    ).toBeVisible();
    await expect(head.getByRole('row', { name: /Texas/ })).toContainText('Mon, Feb 4 – Thu, Feb 7, 2030');
    await expect(page.locator('[data-form-actions]').getByText(/^Total \$\d/)).toBeVisible();
    const warnings = page.getByRole('status').filter({ hasText: 'Take a look before you pay' });
    await expect(warnings.getByRole('listitem')).toHaveText([/more than a year away\. Is the year right\?/]);
    await expectAccessible(page, 'the summary of a trip');
  });

  await test.step('sections fold', async () => {
    const vehicles = page.getByRole('region', { name: 'Vehicles' });
    await expect(vehicles.getByText('Loaded weight', { exact: true })).toBeVisible();
    await vehicles.getByRole('heading', { name: 'Vehicles' }).click();
    await expect(vehicles.getByText('Loaded weight', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Information about order' }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(vehicles.getByText('Loaded weight', { exact: true })).toBeHidden();
  });

  await test.step('a Change link leads to the departure', async () => {
    await page.getByRole('button', { name: 'Change leaving of the trip' }).click();
    await expect(page.getByLabel('Leaving')).toBeFocused();
  });

  await payOrder(page, id);
  await test.step('the paid order', async () => {
    await page.goto(`/order_list/order?orderId=${id}`);
    const trip = page.getByRole('region', { name: 'Trip' });
    await expect(trip).toContainText('Amarillo, TX (35.2200, -101.8300)');
    await expect(trip).toContainText('Mon, Feb 4, 2030, 9:00 AM CST');
    await expect(trip.getByRole('list', { name: 'States along the route' }).getByRole('listitem')).toHaveCount(2);
    const unit = await openPart(page, 'Unit 1');
    await expect(
      unit.getByText(/From Amarillo, TX \(35\.2200, -101\.8300\) to I-40 at the Oklahoma line/),
    ).toBeVisible();
    await expectAccessible(page, 'the paid order of a trip');
  });

  await test.step('the admin', async () => {
    await adminPage.goto(`/users/orders/order?orderId=${id}`);
    await openPart(adminPage, 'Customer');
    await expect(adminPage.getByRole('region', { name: 'Trip' })).toContainText('Mon, Feb 4, 2030, 9:00 AM CST');
    // A target that the bar at the top covers in part is measured as too small.
    await adminPage.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(adminPage, 'the order of a trip for an admin');
  });
});

test('warnings before the payment lead to their fields @phone', async ({ page }) => {
  const id = await aTripOrder(page, { places: [towns.amarillo, towns.tulsa, towns.amarillo], startDate: '2030-12-25' });
  const order = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const permits = (order['permits'] as ApiPermit[]).map(({ _id, date, route, comment }, at) => {
    return { _id, comment, route, date: at === 0 ? { startDate: '2030-12-25', endDate: '2030-12-26' } : date };
  });
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: order['version'], permits });
  await openSummary(page, id);
  const warnings = page.getByRole('status').filter({ hasText: 'Take a look before you pay' });
  await expect(warnings).toContainText('The trip starts and ends at the same place.');
  await expect(warnings).toContainText(
    'The move begins on Wed, Dec 25, 2030, more than a year away. Is the year right?',
  );
  await expect(warnings).toContainText(/Texas does not let this load move on Wed, Dec 25, 2030: .*holiday/);
  await expect(warnings).toContainText(
    /Unit 1, Texas: the permit ends on Thu, Dec 26, 2030, but the truck leaves the state on \w{3}, Dec \d\d, 2030/,
  );
  await expectAccessible(page, 'the summary with warnings');
  await warnings.getByRole('button', { name: 'End date of Unit 1, Texas' }).click();
  await expect(page.locator('[id="field-permits.0.date.endDate"]')).toBeFocused();
  await page.goBack();
  const far = warnings.getByRole('listitem').filter({ hasText: 'more than a year away' });
  await far.getByRole('button', { name: 'Departure of unit 1' }).click();
  await expect(page.getByLabel('Leaving')).toBeFocused();
});

test('permits whose days do not meet in the order of travel are named at their step and before the payment @phone', async ({
  page,
}) => {
  const id = await aTripOrder(page, { places: [towns.amarillo, towns.tulsa], startDate: '2030-02-04' });
  const order = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const permits = (order['permits'] as ApiPermit[]).map(({ _id, state, date, route, comment }) => {
    return { _id, comment, route, date: state === 'TX' ? { startDate: '2030-02-20', endDate: '2030-02-22' } : date };
  });
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: order['version'], permits });
  const sentence =
    /The Oklahoma permit ends on Feb \d+, 2030, before the Texas permit begins on Feb 20, 2030, and the trip goes through Texas first\./;

  await page.goto(`/new_order?order=${id}&step=permits`);
  const notice = page.getByRole('status').filter({ hasText: 'The days of the permits do not meet' });
  await expect(notice).toContainText(sentence);
  await expectAccessible(page, 'permits whose days do not meet');

  await openSummary(page, id);
  const warnings = page.getByRole('status').filter({ hasText: 'Take a look before you pay' });
  await expect(warnings).toContainText(sentence);
  await warnings.getByRole('button', { name: 'Start date of Unit 1, Oklahoma' }).click();
  await expect(page.locator('[id="field-permits.1.date.startDate"]')).toBeFocused();
});

test('without a trip the summary says that no places were entered, and shows a warning', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['TX', 'OK']);
  await openSummary(page, id);
  const warnings = page.getByRole('status').filter({ hasText: 'Take a look before you pay' });
  await expect(warnings).toContainText(
    'Origin and destination are the same point: Unit 1, Texas and Unit 1, Oklahoma.',
  );
  await expect(page.getByText('Not set yet: the middle of the state')).toHaveCount(4);
  await warnings.getByRole('button', { name: 'Origin of Unit 1, Texas' }).click();
  await expect(page.locator('[id="field-permits.0.route.origin.lat"]')).toBeFocused();
});
