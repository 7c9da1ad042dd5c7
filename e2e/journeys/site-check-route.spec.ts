import { encodeLoad, encodeTrip } from '@wideload/domain';
import type { Page } from '@playwright/test';
import { expect, test, holdCalls } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findPlace, findAnswer, transformer } from '../pages/trip.ts';

const load = encodeLoad({ states: [], facts: transformer, days: 4 });
const places = [
  { label: 'Casper, WY', lat: 42.87, lng: -106.31 },
  { label: 'Dayton, OH', lat: 39.75, lng: -84.2 },
];
const usual = 'WY, NE, IA, IL, IN, OH';
const routeCall = '**/api/site/route';
const states = (page: Page) => page.getByLabel('States', { exact: true });
const trip = (page: Page) => page.getByRole('region', { name: /^Casper, WY to / });
const order = (page: Page) => page.getByRole('link', { name: 'Order these permits' });

test('a slow route shows a message, and states chosen by hand in the meantime stay when it arrives @phone', async ({
  page,
}) => {
  const open = await holdCalls(page, routeCall);
  await page.goto(`/check-your-load?load=${load}`);
  await findPlace(page, 'From').fill('Casper, WY');
  await findPlace(page, 'To').fill('Dayton, OH');
  await expect(
    page.getByText('Finding the route is taking longer than usual. You can pick the states by hand in the meantime.'),
  ).toBeVisible();
  await states(page).fill('WY, CO, OH');
  await expect(findAnswer(page, 'Colorado')).toContainText('Permit needed');
  await expect(order(page)).toBeVisible();
  await expectAccessible(page, 'a load check with a slow route');
  open();
  await expect(states(page)).toHaveValue('WY, CO, NE, IA, IL, IN, OH');
  await expect(page.getByText('In your list, but not on the route: Colorado.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the states of the route' }).click();
  await expect(states(page)).toHaveValue(usual);
});

test('while the router is down, states from a link and states chosen by hand are checked and ordered with the trip @phone', async ({
  page,
}) => {
  await page.route(routeCall, (call) => call.fulfill({ json: { ok: false, because: 'unavailable' } }));
  const code = encodeLoad({ states: ['WY', 'NE'], facts: transformer, days: 4 });
  await page.goto(`/check-your-load?load=${code}&trip=${encodeURIComponent(encodeTrip(places))}`);
  await expect(
    page.getByText('We cannot find the route right now. Pick the states by hand, or try again.'),
  ).toBeVisible();
  await expect(states(page)).toHaveValue('WY, NE');
  await states(page).fill('WY, NE, OH');
  await expect(findAnswer(page, 'Ohio')).toContainText('Permit needed');
  await expect(trip(page)).toBeHidden();
  // The order is a parameter of the address of the sign-up.
  await expect
    .poll(async () => new URL((await order(page).getAttribute('href')) ?? '', page.url()).searchParams.get('next'))
    .toBe(
      `/new_order?load=${encodeLoad({ states: ['WY', 'NE', 'OH'], facts: transformer, days: 4 })}&trip=${encodeURIComponent(encodeTrip(places))}`,
    );
  await page.unroute(routeCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trip(page)).toContainText('miles via I-80');
});

test('one press selects another route, and the link keeps it with stops and the hour @rare', async ({
  page,
  browser,
}) => {
  await page.goto(`/check-your-load?load=${load}&from=Casper, WY&to=Dayton, OH&leaving=2099-03-02`);
  await expect(states(page)).toHaveValue(usual);
  await expect(
    page.getByText(/^Another route: 1,\d{3} miles via I-90, US-30, \d+ miles longer\. .* State fees \$\d+\.00\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Take this route' }).click();
  await expect(states(page)).toHaveValue('WY, SD, MN, WI, IL, IN, OH');
  await expect(trip(page)).toContainText('miles via I-90, US-30.');
  await expect(page.getByText(/^Another route: 1,\d{3} miles via I-80, I-74, \d+ miles shorter\./)).toBeVisible();
  await page.getByLabel('Hour', { exact: true }).fill('09:30');
  await expect(trip(page)).toContainText('Leave Mon, Mar 2, 9:30 AM MST');
  await expect(findAnswer(page, 'Wyoming')).toContainText(/\d+ miles, Mon, Mar 2, 9:30/);

  const link = page.getByLabel('Link to this check');
  await expect(link).toHaveValue(/route=second.*hour=09%3A30/);
  const other = await browser.newPage();
  await other.goto(await link.inputValue());
  await expect(trip(other)).toContainText('miles via I-90, US-30.');
  await expect(trip(other)).toContainText('Leave Mon, Mar 2, 9:30 AM MST');
  await expect(states(other)).toHaveValue('WY, SD, MN, WI, IL, IN, OH');
  await other.close();

  await page.getByRole('button', { name: 'Add a stop' }).click();
  await expect(findPlace(page, 'Stop 1')).toBeFocused();
  await page.keyboard.type('Omaha, NE');
  await expect(states(page)).toHaveValue(usual);
  await expect(trip(page)).toHaveAccessibleName('Casper, WY to Omaha, NE to Dayton, OH');
  await expect(link).toHaveValue(/trip=.*Omaha.*hour=09%3A30/);
  // The address follows the link once typing has paused.
  await expect(page).toHaveURL(/trip=.*Omaha.*hour=09%3A30/);
  await page.reload();
  await expect(findPlace(page, 'Stop 1')).toHaveValue('Omaha, NE');
  await expect(trip(page)).toHaveAccessibleName('Casper, WY to Omaha, NE to Dayton, OH');
  await findPlace(page, 'Stop 1').fill('');
  await expect(trip(page)).toHaveAccessibleName('Casper, WY to Dayton, OH');
});

test('one press applies a better departure, and on a phone the verdict links to the states @phone', async ({
  page,
  isMobile,
}) => {
  // The Friday after Thanksgiving.
  await page.goto(`/check-your-load?load=${load}&from=Casper, WY&to=Dayton, OH&leaving=2098-11-28`);
  await expect(trip(page)).toContainText('Leave Fri, Nov 28, 7:00 AM MST');
  await trip(page).getByRole('button', { name: 'Leave then' }).click();
  await expect(page.getByLabel('Leaving', { exact: true })).not.toHaveValue('2098-11-28');
  await expect(trip(page)).toContainText(/Leave \w+, \w+ \d+, 7:00 AM MST, arrive /);
  await expect(trip(page)).not.toContainText('Leave Fri, Nov 28');
  await page.getByRole('textbox', { name: 'Width' }).focus();
  const verdict = page.getByRole('status').filter({ hasText: 'OVERSIZE LOAD' });
  await expect(verdict).toBeInViewport();
  const jump = page.getByRole('link', { name: /^State fees \$\d+\.00: see each state$/ });
  // Beside the fields the states are in sight.
  if (!isMobile) return expect(jump).toBeHidden();
  await jump.click();
  await expect(page.getByRole('heading', { name: 'What the states say' })).toBeInViewport();
  await expect(verdict).toBeInViewport();
});

test('a road that the load may not use is avoided, and where no other route is known a sentence says so @phone', async ({
  page,
}) => {
  const wider = encodeLoad({
    states: [],
    facts: { ...transformer, dimensions: { ...transformer.dimensions, width: 200 } },
    days: 4,
  });
  await page.goto(`/check-your-load?load=${wider}&from=Wichita Falls, TX&to=Austin, TX`);
  const summary = page.getByRole('region', { name: 'Wichita Falls, TX to Austin, TX' });
  const closed = /Texas closes (?:I-\d+W?, )*I-35W? and I-35W? to loads over 16′0″ wide\./;
  await expect(summary).toContainText('The fastest route is left out.');
  await expect(summary).toContainText(closed);
  await expect(findAnswer(page, 'Texas')).toContainText('not on Interstates');
  await expect(page.getByText(/^Another route:.*Not for this load: Texas closes/)).toBeVisible();

  // A choice is kept, with the sentence.
  await page.getByRole('button', { name: 'Take this route' }).click();
  await expect(summary).toContainText(closed);
  await expect(summary).toContainText('The other route uses none of these roads: take it.');
  await expect(page).toHaveURL(/route=fastest/);
  await page.reload();
  await expect(summary).toContainText('The other route uses none of these roads: take it.');
  await summary.getByRole('button', { name: 'Take this route' }).click();
  await expect(summary).toContainText('The fastest route is left out.');

  await page.goto(`/check-your-load?load=${wider}&from=Sierra Blanca, TX&to=Van Horn, TX`);
  await expect(page.getByRole('region', { name: /^Sierra Blanca/ })).toContainText(
    'We know none: ask its permit office.',
  );
});

test('changing the width changes the route, and changing it back restores it', async ({ page }) => {
  await page.goto('/check-your-load?from=Dallas, TX&to=Wichita, KS&width=14 ft&states=');
  const summary = page.getByRole('region', { name: 'Dallas, TX to Wichita, KS' });
  await expect(summary).toContainText(/ miles via .*I-35/);
  await page.getByRole('textbox', { name: 'Width', exact: true }).fill('16-6');
  await expect(summary).toContainText('The fastest route is left out.');
  await expect(summary).toContainText(/Oklahoma closes I-35 to loads over 16′0″ wide\./);
  await page.getByRole('textbox', { name: 'Width', exact: true }).fill('14-0');
  await expect(summary).not.toContainText('left out');
  await expect(summary).toContainText(/ miles via .*I-35/);
});
