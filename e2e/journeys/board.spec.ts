import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aFleet, callSuccessfully, expect, test, type Fleet, aPaidOrder } from '../fixtures.ts';
import { closeDialog } from '../pages/dialogs.ts';
import { towns } from '../pages/trip.ts';

const [amarillo, tulsa] = [towns.amarillo, towns.tulsa];
/** A Monday. */
const monday = '2030-02-04';

/** Amarillo to Tulsa, from Tuesday to Wednesday. */
const trip = { places: [amarillo, tulsa], startDate: '2030-02-05', startTime: '08:00' };

const aPaidTrip = (page: Page, fleet: Fleet) => aPaidOrder(page, [], { fleet, trip });

test('a week of trucks: trips and permits by day, what does not fit, steps by week, and the way to an order', async ({
  carrierPage: page,
}) => {
  await page.goto('/board');
  await expect(page.getByRole('heading', { name: 'No trucks yet' })).toBeVisible();
  const fleet = await aFleet(page);
  const { id, number } = await aPaidTrip(page, fleet);

  await page.goto(`/board?from=${monday}`);
  const row = page.getByRole('table').getByRole('row', { name: '104' });
  const link = row.getByRole('link', { name: `Order ${number}` });
  await expect(link).toHaveAccessibleName(/Amarillo, TX – Tulsa, OK Feb 5 – Feb 6, Pending/);
  await expect(row.getByRole('listitem')).toHaveText([/Texas: Requested, Feb 5 – Feb 8/, /Oklahoma: Requested/]);
  await expect(row.getByRole('cell').last()).toHaveText(/^Free/);
  await expectAccessible(page, 'the board');

  await page.getByRole('link', { name: 'Next week' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2030-02-11$/);
  await expect(row).toContainText('Free all week');
  await expect(row.getByRole('button', { name: 'Next load of truck 104' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${monday}$`));
  await expect(page.getByText('is on order')).toHaveCount(0);

  const other = await aPaidTrip(page, fleet);
  await page.reload();
  await expect(
    page.getByText(`Order ${number}: Truck 104 is on order ${other.number} too, from Feb 5, 2030 to Feb 6, 2030.`),
  ).toBeVisible();
  await expectAccessible(page, 'a board with conflicts');

  // The link covers the bars.
  const bar = await row.getByRole('listitem').first().boundingBox();
  await page.mouse.click((bar?.x ?? 0) + 5, (bar?.y ?? 0) + 5);
  await expect(page).toHaveURL(new RegExp(`/order_list/order\\?orderId=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.getByRole('heading', { name: 'Unit 1' }).click();
  await expect(page.getByRole('img', { name: /Side view to scale/ })).toBeVisible();
});

test('the next load of a truck is one press in its free days: from where and when its trip ends', async ({
  carrierPage: page,
}) => {
  const fleet = await aFleet(page);
  await aPaidTrip(page, fleet);
  await page.goto(`/board?from=${monday}`);
  await page.getByRole('button', { name: 'Next load of truck 104' }).click();
  await expect(page).toHaveURL(/\/new_order\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const next = new URL(page.url()).searchParams.get('order') ?? '';
  expect(await callSuccessfully(page, 'GET', `/permits/orders/${next}`)).toMatchObject({
    status: 'draft',
    trip: { places: [tulsa, null], startDate: '2030-02-06' },
    units: [{ truckId: fleet.truck, trailerId: fleet.trailer, weight: null }],
  });
});

test('on a phone the board is a list of the trucks that do something, and the free ones in a line @phone', async ({
  carrierPage: page,
}) => {
  const fleet = await aFleet(page);
  const { id, number } = await aPaidTrip(page, fleet);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/board?from=${monday}`);
  const card = page.getByRole('article', { name: 'Truck 104' });
  await expect(card.getByRole('listitem')).toHaveText([/Requested Texas, Feb 5/, /Requested Oklahoma, Feb 5/]);
  await expectAccessible(page, 'the board on a phone');
  await card.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/order_list/order\\?orderId=${id}$`));
  await page.goto('/board?from=2030-03-04');
  await expect(page.getByRole('heading', { name: 'Free all week' })).toBeVisible();
  await expectAccessible(page, 'a board of free trucks on a phone');
  await page.getByRole('button', { name: 'Next load of truck 104' }).click();
  await expect(page).toHaveURL(/\/new_order\?order=/);
});

test('the trips of the account are in the calendar of a person by a link, which is copied, renewed and revoked', async ({
  carrierPage: page,
}) => {
  const { number } = await aPaidTrip(page, await aFleet(page));
  await page.goto('/board');
  await page.getByRole('link', { name: 'All trips in your own calendar' }).click();
  await expect(page).toHaveURL(/\/account#calendar$/);
  const part = page.getByRole('region', { name: 'Calendar' });
  await part.getByRole('button', { name: 'Make a calendar link' }).click();
  const shown = part.getByText('/api/calendar/');
  const first = (await shown.textContent()) ?? '';
  await expect(part.getByRole('link', { name: 'Open in a calendar program' })).toHaveAttribute('href', /^webcal:/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part.getByRole('button', { name: 'Copy the link' }).click();
  await expect(part.getByText(/^Copied\. Paste it/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expectAccessible(page, 'the link of a calendar');
  const read = async (address: string) => {
    const answer = await page.request.get(new URL(address).pathname);
    return { status: answer.status(), text: await answer.text() };
  };
  expect((await read(first)).text).toContain(`SUMMARY:Order ${number}: Texas permit\\, not issued yet`);

  await part.getByRole('button', { name: 'Renew the calendar link' }).click();
  const renewing = page.getByRole('dialog', { name: 'Renew the link?' });
  await expectAccessible(page, 'the question whether the link of a calendar is renewed');
  await closeDialog(renewing, 'Renew');
  await expect(shown).not.toHaveText(first);
  const second = (await shown.textContent()) ?? '';
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

  await part.getByRole('button', { name: 'Revoke the calendar link' }).click();
  await page.getByRole('dialog', { name: 'Revoke the link?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(part.getByRole('button', { name: 'Make a calendar link' })).toBeVisible();
  expect((await read(second)).status).toBe(404);
});
