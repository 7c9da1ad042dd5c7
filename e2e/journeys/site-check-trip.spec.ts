import { encodeLoad, type KnownFacts } from '@wideload/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findPlace, findAnswer } from '../pages/trip.ts';

const wide: KnownFacts = {
  dimensions: { width: 144, height: 162, length: 840, frontOverhang: null, rearOverhang: null },
  weight: 74_000,
  axles: { AB: 212, BC: 54, CD: 396, DE: 54, EF: null },
  trailer: { length: 53 },
};
const load = encodeLoad({ states: [], facts: wide, days: 4 });
const states = (page: Page) => page.getByLabel('States', { exact: true });

test('From and To produce the states in travel order with miles, fees, escorts and travel hours, and the link keeps the trip @phone', async ({
  page,
  browser,
}) => {
  await page.goto(`/check-your-load?load=${load}`);
  await findPlace(page, 'From').fill('dallas, tx');
  await expect(page.getByText('= Dallas, TX')).toBeVisible();
  await findPlace(page, 'To').fill('41.88, -87.63');
  await expect(page.getByText('= near Chicago, IL')).toBeVisible();
  await expect(states(page)).toHaveValue('TX, AR, MO, IL');
  const arkansas = findAnswer(page, 'Arkansas');
  await expect(arkansas).toContainText(/\d+ miles/);
  await arkansas.locator('summary').first().click();
  await expect(arkansas).toContainText('In: I-30 at the Texas line');
  await expect(arkansas).toContainText('Out: I-55 at the Missouri line');
  await expect(arkansas).toContainText('Escorts');
  await expect(page.getByRole('heading', { level: 4, name: 'Escorts of the trip' })).toBeVisible();
  const trip = page.getByRole('region', { name: 'Dallas, TX to near Chicago, IL' });
  await expect(trip).toContainText(/9\d\d miles via/);
  await expect(trip).toContainText(/Leave \w+, \w+ \d+, \d+:\d\d AM CST, arrive .* CST\./);
  await expect(trip).toContainText('Your permit names the route you must drive.');
  await expectAccessible(page, 'a load check with a trip');

  const link = await page.getByLabel('Link to this check').inputValue();
  expect(new URL(link).searchParams.get('trip')).toMatch(
    /^32\.\d+,-96\.\d+\/TX,Dallas, TX;41\.88,-87\.63,near Chicago, IL$/,
  );
  const other = await browser.newPage();
  await other.goto(link);
  await expect(findPlace(other, 'From')).toHaveValue('Dallas, TX');
  await expect(findPlace(other, 'To')).toHaveValue('near Chicago, IL');
  await expect(other.getByRole('region', { name: 'Dallas, TX to near Chicago, IL' })).toBeVisible();
  await expect(states(other)).toHaveValue('TX, AR, MO, IL');
  await other.close();
});

test('states changed by hand are labeled, survive another destination and a reload, and can be reset', async ({
  page,
}) => {
  await page.goto(`/check-your-load?load=${load}`);
  await findPlace(page, 'From').fill('Dallas, TX');
  await findPlace(page, 'To').fill('Chicago, IL');
  await expect(states(page)).toHaveValue('TX, AR, MO, IL');
  await states(page).fill('TX, OK, MO, IL');
  const route = page.getByRole('status').filter({ hasText: 'On the route' });
  await expect(route).toContainText('On the route, but not in your list: Arkansas.');
  await expect(route).toContainText('In your list, but not on the route: Oklahoma.');
  await findPlace(page, 'To').fill('Memphis, TN');
  await expect(states(page)).toHaveValue('TX, OK, TN');
  await expect(page).toHaveURL(/load=1\.TX-OK-TN\..*Memphis/);
  await page.reload();
  await expect(states(page)).toHaveValue('TX, OK, TN');
  await page.getByRole('button', { name: 'Use the states of the route' }).click();
  await expect(states(page)).toHaveValue('TX, AR, TN');
});

test('a place that cannot be read stays in its field and blocks the order; a refused place and a router that is down show a message @phone', async ({
  page,
}) => {
  await page.goto(`/check-your-load?load=${encodeLoad({ states: ['TX'], facts: wide, days: 4 })}`);
  const order = page.getByRole('link', { name: 'Order these permits' });
  await expect(order).toBeVisible();
  await findPlace(page, 'From').fill('Springfield');
  await findPlace(page, 'To').fill('Smallville, KS');
  await findPlace(page, 'To').blur();
  await expect(page.getByText(/“Springfield” is in .*IL.*\. Choose one\./)).toBeVisible();
  await expect(page.getByText('Place not found: “Smallville, KS”.')).toBeVisible();
  await expect(order).toBeHidden();
  await expect(page.getByText('The total and the order button appear once we can read: From and To.')).toBeVisible();
  await expect(page).toHaveURL(/to=Smallville/);
  await page.reload();
  await expect(findPlace(page, 'To')).toHaveValue('Smallville, KS');
  await expect(page.getByText('Place not found: “Smallville, KS”.')).toBeVisible();
  await expectAccessible(page, 'unread places');

  await findPlace(page, 'From').fill('Honolulu, HI');
  await findPlace(page, 'To').fill('Dallas, TX');
  await expect(page.getByText('This place is outside the lower 48 states.')).toBeVisible();
  await expect(order).toBeVisible();

  await page.route('**/api/site/route', (route) => route.abort());
  await findPlace(page, 'From').fill('Denver, CO');
  await expect(page.getByText('We cannot find the route right now.')).toBeVisible();
  await states(page).fill('TX, OK');
  await expect(findAnswer(page, 'Oklahoma')).toBeVisible();
  await expect(order).toBeVisible();
  await page.unroute('**/api/site/route');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\d+ miles via/).first()).toBeVisible();
});

test('the landing page accepts From and To, and on a phone the verdict stays visible beside the fields @phone', async ({
  page,
}) => {
  await page.goto('/es');
  const entry = page.getByRole('form', { name: 'Revise su carga' });
  await entry.getByLabel('Desde').fill('Dallas, TX');
  await entry.getByLabel('Hasta').fill('Denver, CO');
  await entry.getByLabel('Ancho').fill('12 ft');
  await entry.getByRole('button').click();
  await expect(page.getByLabel('Estados', { exact: true })).toHaveValue(/^TX, .*CO$/);
  await expect(page.getByRole('region', { name: 'Dallas, TX a Denver, CO' })).toContainText('millas por');
  await expectAccessible(page, 'a load check with a trip in Spanish');
  const verdict = page.getByRole('status').filter({ hasText: 'CARGA SOBREDIMENSIONADA' });
  await page.getByRole('textbox', { name: 'Peso cargado' }).focus();
  await expect(verdict).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Peso cargado' })).toBeInViewport();
});
