import type { Page } from '@playwright/test';
import { aUnit, callApi, callSuccessfully, expect, test, holdCalls } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { chooseStates, goNext } from '../pages/wizard.ts';
import { expectStates, giveTrip, openJurisdiction, typePlace } from '../pages/trip.ts';
import { openDialog } from '../pages/dialogs.ts';

test('a trip produces the states in travel order with miles, roads, entry and exit, and survives a reload @phone', async ({
  page,
}) => {
  const id = await openJurisdiction(page);
  await expectAccessible(page, 'the step before a trip');
  await giveTrip(page);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  const day = inAMonth.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  await page.getByLabel('Leaving').fill(day);
  await page.getByLabel('Hour').fill('7');
  await page.getByLabel('Hour').blur();
  const leaving = await page.getByLabel('Leaving').inputValue();
  expect(leaving).toMatch(new RegExp(`^${day}, 20\\d\\d$`));
  await expectStates(page, 'TX OK MO IL');
  const row = page.getByRole('row', { name: /^(State\/Province )?2 Oklahoma/ });
  await expect(row).toContainText(/\d+ miles via/);
  await expect(row).toContainText('In: US-69 at the Texas line');
  await expect(row).toContainText('Out: I-44 at the Missouri line');
  await expect(page.getByText('Your permit names the route you must drive.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK, Oklahoma, number 2 on the way' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, 'the step with a trip');

  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Dallas, TX');
  await expect(page.getByLabel('Leaving')).toHaveValue(leaving);
  await expect(page.getByLabel('Hour')).toHaveValue('7:00 AM');
  await expect(page.getByText('CST, the local time of Dallas, TX')).toBeVisible();
  await expectStates(page, 'TX OK MO IL');
  const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
  expect(body['trip']).toMatchObject({
    startDate: `${leaving.slice(-4)}${inAMonth.toISOString().slice(4, 10)}`,
    startTime: '07:00',
  });
  await goNext(page, 'Power Unit Details');
});

test('coordinates, an address and a stop are accepted as places, and a stop can be moved and removed @phone', async ({
  page,
}) => {
  await openJurisdiction(page);
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  await typePlace(page, 'From', '32.78, -96.80');
  await expect(from).toHaveValue('near Dallas, TX');
  await typePlace(page, 'To', '233 S Wacker Dr, Chicago, IL 60606');
  await expect(page.getByText('At the center of Chicago, IL')).toBeVisible();
  await expectStates(page, 'TX OK MO IL');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await expect(page.getByRole('combobox', { name: 'Stop 1' })).toBeFocused();
  await typePlace(page, 'Stop 1', 'Memphis, TN');
  await expectStates(page, 'TX AR TN AR MO IL');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await typePlace(page, 'Stop 2', 'Little Rock, AR');
  await page.getByRole('button', { name: 'Move stop 2 up' }).click();
  await expect(page.getByRole('combobox', { name: 'Stop 1' })).toHaveValue('Little Rock, AR');
  await page.getByRole('button', { name: 'Remove stop 1' }).click();
  await page.getByRole('button', { name: 'Remove stop 1' }).click();
  await expectStates(page, 'TX OK MO IL');
  await page.getByRole('button', { name: 'Remove the trip' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('near Dallas, TX');
  await page.getByRole('button', { name: 'Remove the trip' }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('');
  await expectStates(page, 'TX OK MO IL');
  await expect(page.locator('thead th').getByText('On the way')).toHaveCount(0);
});

test('one press selects the alternative route with its fees, and another press goes back @phone', async ({ page }) => {
  const { id } = await anOrderOnTheWay(page);
  const other = page.getByRole('radio', {
    name: /^via US-69, I-44.*TX, OK, MO, IL\. State fees from \$/,
  });
  await other.check();
  await expectStates(page, 'TX OK MO IL');
  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  expect((await callApi(page, 'GET', `/permits/orders/${id}`)).body['trip']).toMatchObject({ chosen: 'fastest' });
  await page.reload();
  await expect(other).toBeChecked();
  await page.getByRole('radio', { name: /^via I-30, I-57/ }).check();
  await expectStates(page, 'TX AR MO IL');
});

test('states added, removed and moved by hand are labeled, survive another destination, and can be undone @phone', async ({
  page,
}) => {
  await openJurisdiction(page);
  await giveTrip(page);
  await expectStates(page, 'TX OK MO IL');
  await chooseStates(page, ['Tennessee']);
  await expectStates(page, 'TX OK MO TN IL');
  await page.getByRole('button', { name: 'Move Tennessee up' }).press('Enter');
  await expectStates(page, 'TX OK TN MO IL');
  await expect(page.getByRole('button', { name: 'Move Tennessee up' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Missouri' }).click();
  const changes = page.getByRole('list', { name: 'Changed by hand' });
  await expect(changes.getByText(/Removed by hand.*Missouri \(MO\), \d+ miles/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'the step with changes by hand');

  await typePlace(page, 'To', 'Indianapolis, IN');
  await expectStates(page, 'TX OK TN IL IN');
  await expect(page.getByRole('row', { name: /Tennessee/ }).getByText('Added by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Missouri again' }).click();
  await page.getByRole('button', { name: 'Undo: remove Tennessee again' }).click();
  await expectStates(page, 'TX OK MO IL IN');
  await page.getByRole('button', { name: 'Move Oklahoma up' }).click();
  await expectStates(page, 'OK TX MO IL IN');
  await page.getByRole('button', { name: 'Undo: back to the order of the route' }).click();
  await expectStates(page, 'TX OK MO IL IN');
  await expect(changes).toBeHidden();
});

test('a place that cannot be read stays in its field, blocks Next and survives a reload; a refused place does not block @phone', async ({
  page,
}) => {
  await openJurisdiction(page);
  await typePlace(page, 'From', 'Smallville, KS');
  const named = /We do not know “Smallville, KS”/;
  await expect(page.getByText(named)).toBeVisible();
  await chooseStates(page, ['Texas']);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('link', { name: named })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Smallville, KS');
  await typePlace(page, 'From', 'Dallas, TX');
  await expect(page.getByText(named)).toBeHidden();
  await typePlace(page, 'To', '51.0447, -114.0719');
  await expect(page.getByText('This place is outside the lower 48 states.', { exact: false })).toBeVisible();
  await typePlace(page, 'To', 'Dallas, TX');
  await expect(page.getByText('This is the same place as the one before it.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the step with a refused place');
  await goNext(page, 'Power Unit Details');
});

const readCall = '**/api/site/places/read';

const lookingUp = 'Looking up the place';

test('Next pressed while the places load continues once the states have arrived @phone', async ({ page }) => {
  const load = await holdCalls(page, readCall);
  await openJurisdiction(page);
  await giveTrip(page, 'Dallas, TX', 'Chicago, IL');
  await expect(page.getByText(lookingUp)).toHaveCount(2);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
});

test('a pin on the map becomes a place named after the nearest town', async ({ page }) => {
  await openJurisdiction(page);
  await typePlace(page, 'From', 'Dallas, TX');
  const picker = await openDialog(page, 'Map: choose To on it', 'To');
  await picker.getByLabel('Latitude').fill('39.2');
  await picker.getByLabel('Longitude').fill('-94.5');
  await expectAccessible(page, 'the map of a place');
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('near Kansas City, MO');
  await expect(page.getByText('39.2000, -94.5000')).toBeVisible();
});

test('while the router is down the states can be chosen by hand, and a retry finds the route @phone', async ({
  page,
}) => {
  await openJurisdiction(page);
  const restoreStop = await breakRouter(page);
  await giveTrip(page);
  await expect(page.getByText('We cannot find the route right now')).toBeVisible();
  await chooseStates(page, ['Texas', 'Arkansas']);
  await expectStates(page, 'TX AR');
  await expect(page.locator('thead th').getByText('On the way')).toHaveCount(0);
  await expectAccessible(page, 'the step without a router');
  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  await restoreStop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStates(page, 'TX AR OK MO IL');
  await expect(page.getByRole('row', { name: /Arkansas/ }).getByText('Added by hand')).toBeVisible();
});

test('a slow router shows a message, and the states can be chosen in the meantime', async ({ page }) => {
  await openJurisdiction(page);
  const answer = await holdCalls(page, '**/api/permits/route');
  const save = await holdCalls(page, '**/api/permits/orders/*', 'PUT');
  await giveTrip(page);
  await expect(page.getByText('Finding the route is taking longer than usual.', { exact: false })).toBeVisible();
  await chooseStates(page, ['Texas']);
  answer();
  save();
  await expectStates(page, 'TX OK MO IL');
});

/** A trip from Dallas to Chicago with a unit that has its sizes. */
async function anOrderOnTheWay(page: Page): Promise<{ id: string }> {
  const id = await openJurisdiction(page);
  const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
  const unit = {
    ...aUnit({ company: '', truck: '', trailer: '' }, crypto.randomUUID()),
    truckId: null,
    trailerId: null,
  };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: body['version'], units: [unit] });
  await page.reload();
  await giveTrip(page);
  await expectStates(page, 'TX AR MO IL');
  return { id };
}

/** The server answers as without its router: it gets no destination, so it finds no route. */
async function breakRouter(page: Page): Promise<() => Promise<void>> {
  const [routes, saves] = ['**/api/permits/route', '**/api/permits/orders/*'];
  await page.route(routes, (route) => route.fulfill({ json: { ok: false, because: 'unavailable' } }));
  let given: unknown[] | null = null;
  await page.route(saves, async (route) => {
    const body = route.request().method() === 'PUT' ? route.request().postDataJSON() : null;
    if (body?.trip) given = body.trip.places;
    // An order that is read again has the places that the page gave, too.
    if (given === null) return route.fallback();
    const trip = { ...body?.trip, places: [given[0], null] };
    const response = await route.fetch(body?.trip ? { postData: { ...body, trip } } : {});
    const order = await response.json();
    return route.fulfill({ response, json: order.trip ? { ...order, trip: { ...order.trip, places: given } } : order });
  });
  return async () => {
    await page.unroute(routes);
    await page.unroute(saves);
  };
}
