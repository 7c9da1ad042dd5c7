import type { Page } from '@playwright/test';
import { aCarrier, aFleet, anOrderToPay, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { findOrders } from '../pages/orders.ts';
import { openDialog } from '../pages/dialogs.ts';

/** Of this order alone: a clerk's search goes over the orders of all journeys. */
const end = String(Date.now()).slice(-7);
const job = `KM${end}`;
const plate = `Z${end.slice(1)}`;
const vin = `1XPWD40X1E${end}`;
const unit = `U${end.slice(2)}`;

async function aPaidOrder(page: Page): Promise<void> {
  await aCarrier(page);
  const fleet = await aFleet(page);
  const { items } = await callSuccessfully(page, 'GET', '/trucks');
  const [{ _id: truck, createdAt: _, ...body }] = items as [Record<string, unknown>];
  await callSuccessfully(page, 'PUT', `/trucks/${String(truck)}`, {
    ...body,
    internalNumber: unit,
    vinCode: vin,
    plateState: 'SON',
    plateNumber: plate,
  });
  const { id } = await anOrderToPay(page, ['TX'], { fleet });
  const { version } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const saved = await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, {
    version,
    poNumber: `PO #${job}`,
    customer: { email: 'dispatch@test.example', phone: `1-403-${end.slice(0, 3)}-${end.slice(3)}`, personName: 'Ann' },
  });
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: saved['version'], reviewed: true, step: 6 });
  await payOrder(page, id);
}

const spellings: [string, string][] = [
  ['Phone', `(403) ${end.slice(0, 3)} ${end.slice(3)}`],
  ['Phone', `+1 403.${end.slice(0, 3)}.${end.slice(3)}`],
  ['PO / job number', `P.O. ${job}`],
  ['PO / job number', job.toLowerCase()],
  ['Plate', `Sonora ${plate.slice(0, 2)}-${plate.slice(2)}`],
  ['Plate', plate.toLowerCase()],
  ['VIN', `1xpwd-40x1e ${end}`],
  ['Unit number', `unit #${unit}`],
];

test('carrier and clerk find an order by phone, PO number, plate, VIN and unit number in any form @phone', async ({
  page,
  adminPage: clerk,
}) => {
  await aPaidOrder(page);
  await page.goto('/order_list');
  const search = page.getByLabel('Search by order id');
  const none = page.getByText('No matching orders');
  for (const [, text] of spellings) {
    await search.fill('no such order');
    await search.press('Enter');
    await expect(none).toBeVisible();
    await search.fill(text);
    await search.press('Enter');
    await expect(findOrders(page), text).toHaveCount(1);
  }
  await clerk.goto('/users');
  const finder = await openDialog(clerk, 'Find an order');
  for (const [field, text] of spellings) {
    await finder.getByRole('searchbox').fill('no such order');
    await expect(finder.getByText('No order was found.'), text).toBeVisible();
    await finder.getByRole('searchbox').fill(text);
    await expect(finder.getByRole('link'), text).toHaveCount(1);
    await expect(finder.getByRole('link')).toContainText(`${field}: `);
  }
});
