import { callApi, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openCalendar, towns } from '../pages/trip.ts';
import { openPart } from '../pages/desk.ts';

test('a departure on a Saturday before a closed weekend shows a warning, and one press applies the better day @phone', async ({
  page,
}) => {
  const places = [
    { label: 'Springdale, AR', lat: 36.19, lng: -94.13 },
    { label: 'Springfield, MO', lat: 37.21, lng: -93.29 },
  ];
  const id = await openCalendar(page, { startDate: '2030-12-07', startTime: '07:00', places });
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByText(/^Leave Sat, Dec 7, 7:00 AM CST, arrive \w+, Dec \d+, .* CST$/)).toBeVisible();
  await expect(calendar.getByText('For planning; your permits name the hours.')).toBeVisible();

  const closed = calendar.getByRole('button', { name: /^Missouri, .*no travel.*Weekend/ });
  await closed.click();
  await expect(calendar.getByText(/^Missouri, .*no travel.*Weekend/)).toBeVisible();
  await closed.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: /^Missouri/, pressed: true })).toBeFocused();
  await expect(closed).not.toBeFocused();

  await calendar.getByText('The same in words').click();
  await expect(calendar.getByText(/^Waits for Missouri to open .*Weekend/)).toBeVisible();
  await calendar.getByText('The next 14 departures by arrival').click();
  await expect(calendar.getByText('Chosen', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the calendar of a trip');

  await expect(calendar.getByText(/^Leave (Sunday|Monday) instead of Saturday: \d+ hours less waiting/)).toBeVisible();
  const before = await callApi(page, 'GET', `/permits/orders/${id}`);
  await calendar
    .getByRole('status')
    .filter({ hasText: 'instead of Saturday' })
    .getByRole('button', { name: /^Leave (Sun|Mon), Dec [89], 7:00 AM CST$/ })
    .click();
  await expect(calendar.getByText(/^Leave (Sun|Mon), Dec [89], 7:00 AM CST, arrive/).first()).toBeVisible();
  await expect(calendar.getByText(/instead of Saturday/)).toBeHidden();
  await expect(async () => {
    const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
    expect(body['trip']).toMatchObject({ startDate: expect.stringMatching(/^2030-12-0[89]$/), startTime: '07:00' });
    expect(listStartDays(body)).not.toEqual(listStartDays(before.body));
  }).toPass({ intervals: [200] });
});

test('hours without a rule are hatched, never counted as open, and described in words @phone', async ({ page }) => {
  await openCalendar(page, {
    startDate: '2030-12-10',
    startTime: '14:00',
    places: [
      { label: 'Nashville, TN', lat: 36.16, lng: -86.78 },
      { label: 'Louisville, KY', lat: 38.25, lng: -85.76 },
    ],
  });
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(
    calendar.getByRole('status').filter({ hasText: /^Leave Tue, Dec 10, 2:00 PM CST, arrive Wed, Dec 11, .* EST$/ }),
  ).toBeVisible();
  await expect(calendar.getByText(/^Some hours in .*Kentucky.* are not checked/)).toBeVisible();
  const night = calendar.getByRole('button', { name: /^Kentucky, Tue, Dec 10, .*hours not checked/ }).last();
  await expect(night).toHaveCSS('background-image', /repeating-linear-gradient/);
  const known = calendar.getByRole('button', { name: /^Tennessee, Tue, Dec 10, .*no travel/ }).first();
  await expect(known).toHaveCSS('background-image', 'none');
  await night.click();
  await expect(calendar.getByText(/^Kentucky, Tue, Dec 10, .*hours not checked/)).toBeVisible();
  await calendar.getByText('The same in words').click();
  await expect(calendar.getByText(/^Kentucky: .*, hours not checked$/)).toBeVisible();
  await expect(calendar.getByText(/^Waits .*is not known/)).toBeVisible();
  await expectAccessible(page, 'a calendar with hours that are not checked');
});

const narrow = {
  dimensions: { width: 120, height: 162, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 79_000,
};

test('units with different loads have separate calendars', async ({ page }) => {
  // Missouri closes at the weekend to the wide load only.
  await openCalendar(page, { startDate: '2030-12-07', startTime: '07:00', loads: [{}, narrow] });
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const choice = calendar.getByLabel('Unit');
  const weekend = calendar.getByRole('button', { name: /^Missouri, .*no travel.*Weekend/ });
  await expect(choice.locator('option')).toHaveText(['Unit 1', 'Unit 2']);
  await expect(weekend.first()).toBeVisible();
  await choice.selectOption('Unit 2');
  await expect(
    calendar.getByRole('status').filter({ hasText: /^Leave Sat, Dec 7, 7:00 AM CST, arrive Sun, Dec 8, / }),
  ).toBeVisible();
  await expect(weekend).toHaveCount(0);
  await choice.selectOption('Unit 1');
  await expect(
    calendar.getByRole('status').filter({ hasText: /^Leave Sat, Dec 7, 7:00 AM CST, arrive Tue, Dec 10, / }),
  ).toBeVisible();
});

test('a state that is closed all day names the first open hour, and one press applies it @phone', async ({ page }) => {
  const id = await openCalendar(page, { startDate: '2030-12-25', startTime: null });
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(
    calendar.getByRole('status').filter({ hasText: /^Leave Thu, Dec 26, 7:\d\d AM CST, arrive / }),
  ).toBeVisible();
  const closed = calendar.getByRole('status').filter({ hasText: 'No hour of Wed, Dec 25 is known to be open' });
  await expect(closed).toContainText(/in Texas\. The truck may move from Thu, Dec 26, 7:\d\d AM CST\./);
  await closed.getByRole('button', { name: /^Leave Thu, Dec 26, 7:\d\d AM CST$/ }).click();
  await expect(closed).toBeHidden();
  await expect(async () => {
    const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
    expect(body['trip']).toMatchObject({ startDate: '2030-12-26', startTime: null });
  }).toPass({ intervals: [200] });
});

test('a paid order has a collapsed, read-only calendar for the carrier and for the clerk @phone', async ({
  carrierPage: page,
  adminPage,
}) => {
  const places = [towns.amarillo, towns.tulsa];
  const { id } = await aPaidOrder(page, [], { trip: { places, startDate: '2030-12-10', startTime: '09:00' } });
  await page.goto(`/order_list/order?orderId=${id}`);
  await adminPage.goto(`/users/orders/order?orderId=${id}`);
  await openPart(adminPage, 'Customer');
  for (const [view, name] of [
    [page, 'the carrier'],
    [adminPage, 'the clerk'],
  ] as const) {
    const trip = view.getByRole('region', { name: 'Trip' });
    await expect(trip.getByRole('listitem').first()).toContainText(
      /^Texas .*Tue, Dec 10, 2030 to \w+, Dec \d+, 2030, from Amarillo, TX to I-40 at the Oklahoma line/,
    );
    const calendar = view.getByRole('group').filter({ hasText: 'Calendar: the hours' });
    await expect(calendar.getByText('Usual pace')).toBeHidden();
    await calendar.getByText('Calendar: the hours when each state lets the truck move').click();
    await expect(
      calendar.getByRole('status').filter({ hasText: /^Leave Tue, Dec 10, 9:00 AM CST, arrive Wed, Dec 11, .* CST$/ }),
    ).toBeVisible();
    await expect(calendar.getByRole('list', { name: 'Travel hours by state' })).toBeVisible();
    await expect(calendar.getByRole('button', { name: /^Leave/ })).toHaveCount(0);
    await expectAccessible(view, `the calendar of a paid order for ${name}`);
  }
});

function listStartDays(order: Record<string, unknown>): string[] {
  // Cast: the answer of the API's contract.
  const permits = order['permits'] as { date: { startDate: string } }[];
  return permits.map(({ date }) => date.startDate);
}
