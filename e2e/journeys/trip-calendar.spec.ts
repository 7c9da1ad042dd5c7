import { callApi, callSuccessfully, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openCalendar } from '../pages/trip.ts';

for (const size of ['', ' @phone'])
  test(`a Saturday before a closed weekend is told, and one press takes the better day${size}`, async ({ page }) => {
    const id = await openCalendar(page, { startDate: '2026-12-05', startTime: '07:00' });
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await expect(calendar.getByText(/^Leave Sat, Dec 5, 7:00 AM CST, arrive \w+, Dec \d+, .* CST$/)).toBeVisible();
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

    await expect(
      calendar.getByText(/^Leave (Sunday|Monday) instead of Saturday: \d+ hours less waiting/),
    ).toBeVisible();
    const before = await callApi(page, 'GET', `/permits/orders/${id}`);
    await calendar
      .getByRole('status')
      .filter({ hasText: 'instead of Saturday' })
      .getByRole('button', { name: /^Leave (Sun|Mon), Dec [67], 7:00 AM CST$/ })
      .click();
    await expect(calendar.getByText(/^Leave (Sun|Mon), Dec [67], 7:00 AM CST, arrive/).first()).toBeVisible();
    await expect(calendar.getByText(/instead of Saturday/)).toBeHidden();
    await expect(async () => {
      const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
      expect(body['trip']).toMatchObject({ startDate: expect.stringMatching(/^2026-12-0[67]$/), startTime: '07:00' });
      expect(listStartDays(body)).not.toEqual(listStartDays(before.body));
    }).toPass({ intervals: [200] });
  });

test('an order without a trip has no calendar', async ({ page }) => {
  const id = await openCalendar(page, { startDate: '2026-12-05', startTime: '07:00' });
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: body['version'], step: 4, trip: null });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Permit Selection' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeHidden();
});

function listStartDays(order: Record<string, unknown>): string[] {
  // Cast: the answer of the API's contract.
  const permits = order['permits'] as { date: { startDate: string } }[];
  return permits.map(({ date }) => date.startDate);
}
