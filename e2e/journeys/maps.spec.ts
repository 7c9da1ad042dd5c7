import type { Locator, Page } from '@playwright/test';
import { aCarrier, anOrderToPay, callApi, expect, test } from '../fixtures.ts';
import { openJurisdiction } from '../pages/trip.ts';
import { choose, openPermitCards } from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';
import { findScript } from '../pages/built.ts';
import { closeDialog, findProblems, openDialog } from '../pages/dialogs.ts';

/** Maps take the most processor time of all pages. */
const patient = { timeout: 30_000 };

/** Only a map loads these files. */
const mapData = /us-(?:states|counties|interstates|cities)/;
const isMapRequest = (address: string) =>
  mapData.test(address) || address.endsWith(findScript('location-map-frame.tsx'));

async function openPermits(page: Page): Promise<string> {
  await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=permits`);
  await openPermitCards(page);
  return id;
}

const findRow = (page: Page, state: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Delete ${state}`, exact: true }) });

test('states can be chosen on the map by pointer and by keyboard, and show their requirements @phone', async ({
  page,
}) => {
  const id = await openJurisdiction(page);
  const map = page.getByRole('toolbar', { name: 'Map of the states' });
  const kansas = map.getByRole('button', { name: 'KS, Kansas' });
  await kansas.click();
  await expect(kansas).toHaveAttribute('aria-pressed', 'true');
  await expect(findRow(page, 'Kansas')).toContainText('Superload over 16′6″ wide');

  await kansas.press('ArrowDown');
  const oklahoma = map.getByRole('button', { name: 'OK, Oklahoma' });
  await expect(oklahoma).toBeFocused();
  await oklahoma.press(' ');
  await oklahoma.press('ArrowDown');
  const texas = map.getByRole('button', { name: 'TX, Texas' });
  await texas.press('Enter');
  const office = findRow(page, 'Texas').getByRole('link', { name: /Texas Department of Motor Vehicles/ });
  await expect(office).toHaveAttribute('href', /^https:\/\/www\.txdmv\.gov\//);
  // The map is a single tab stop.
  await texas.press('Tab');
  await expect(map.locator(':focus')).toHaveCount(0);

  await kansas.click();
  await expect(findRow(page, 'Kansas')).toHaveCount(0);
  const smallState = map.getByRole('button', { name: 'RI, Rhode Island' });
  await smallState.click();
  await expect(smallState).toHaveAttribute('aria-pressed', 'true');
  const district = map.getByRole('button', { name: 'DC, District of Columbia, not sold online' });
  await expect(district).toHaveAttribute('aria-disabled', 'true');
  await district.press('Enter');
  await expect(page.getByText('District of Columbia is not sold online.')).toBeVisible();
  await expect(district).toHaveAttribute('aria-pressed', 'false');

  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'map of the states');
  await expect
    .poll(async () => (await callApi(page, 'GET', `/permits/orders/${id}`)).body['jurisdictions'])
    .toEqual(['OK', 'TX', 'RI']);
});

test('lists of codes are parsed completely, a code in the picker selects its state, and text that cannot be parsed blocks the step', async ({
  page,
}) => {
  const id = await openJurisdiction(page);
  const picker = page.getByRole('combobox', { name: 'State/Province' });
  for (const [typed, name] of [
    ['AR', 'Arkansas'],
    ['MA', 'Massachusetts'],
  ] as const) {
    await picker.fill(typed);
    await picker.press('Enter');
    await expect(findRow(page, name)).toBeVisible();
    await expect(picker).toHaveValue('');
  }
  const list = page.getByLabel('Several states at once');
  await list.fill('TX OK LA AR AK');
  await list.press('Enter');
  await expect(page.getByText('Added: Texas, Oklahoma, Louisiana.', { exact: true })).toBeVisible();
  await expect(page.getByText('Already selected: Arkansas.', { exact: true })).toBeVisible();
  await expect(page.getByText('Not sold online: Alaska.', { exact: true })).toBeVisible();
  await expect(list).toHaveValue('');
  await picker.fill('in oh');
  await picker.press('Enter');
  await expect(findRow(page, 'Indiana')).toBeVisible();
  await expect(findRow(page, 'Ohio')).toBeVisible();

  // Next parses the text in the field, and stays on the step because one word is no state.
  await list.fill('KS, Kanzas');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(findRow(page, 'Kansas')).toBeVisible();
  await expect(list).toHaveValue('Kanzas');
  await expect(list).toHaveAccessibleDescription(/Not a state: Kanzas\./);
  await expect(findProblems(page).getByRole('link', { name: 'Not a state: Kanzas.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  await expect(page.getByText('Please select one state')).toHaveCount(0);
  await expectAccessible(page, 'a state that cannot be read');
  // The text survives a reload, holds the step again, and survives a visit to the previous step.
  await page.reload();
  await expect(list).toHaveValue('Kanzas');
  await expect(list).toHaveAccessibleDescription(/Not a state: Kanzas\./);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(findProblems(page).getByRole('link', { name: 'Not a state: Kanzas.' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Person Ordering Information' })).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(list).toHaveValue('Kanzas');
  await picker.fill('ohoi');
  await list.fill('');
  await expect(picker).toHaveValue('ohoi');
  await expect(picker).toHaveAccessibleDescription(/Not a state: ohoi\./);
  await picker.fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
  expect((await callApi(page, 'GET', `/permits/orders/${id}`)).body['jurisdictions']).toEqual([
    'AR',
    'MA',
    'TX',
    'OK',
    'LA',
    'IN',
    'OH',
    'KS',
  ]);
});

test('a state shows its requirements for the load of a resumed draft', async ({ carrierPage: page }) => {
  const { id } = await anOrderToPay(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=jurisdiction`);
  await expect(findRow(page, 'Texas')).toContainText('1 front on two-lane roads');
  await expect(findRow(page, 'Texas')).not.toContainText('At 12 ft wide');
});

test('if the map of the states fails to load, the list works instead, and the map can be reloaded', async ({
  page,
}) => {
  const script = `**${findScript('state-map.tsx')}`;
  await page.route(script, (route) => route.abort());
  await openJurisdiction(page);
  await expect(page.getByText('The map could not be loaded')).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'State/Province' }), 'Ohio');
  await expect(findRow(page, 'Ohio')).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'OH, Ohio' })).toHaveAttribute('aria-pressed', 'true');
});

/** The drawing covers the window of the map, and land takes more than half of its width. */
async function expectLand(map: Locator) {
  await expect
    .poll(() =>
      map.evaluate((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const drawings = [...element.querySelectorAll<SVGSVGElement>('svg')].map((svg) => svg.getBoundingClientRect());
        const isCovered = drawings.some(
          (at) => at.left < left && at.right > right && at.top < top && at.bottom > bottom,
        );
        const lands = [...element.querySelectorAll('path')].map((path) => path.getBoundingClientRect().width);
        return isCovered && lands.some((land) => land > width / 2);
      }),
    )
    .toBe(true);
}

test('origin and destination can be set on a map in every way, and viewed as a route @phone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const id = await openPermits(page);
  expect(asked.filter(isMapRequest)).toEqual([]);

  const picker = await openDialog(page, 'Choose on the map: Origin, Texas', 'Origin');
  const [lat, lng] = [picker.getByLabel('Latitude'), picker.getByLabel('Longitude')];
  const map = picker.getByRole('application', { name: 'Map of the origin' });
  await expect(map).toBeVisible(patient);
  await expectLand(map);
  await choose(picker.getByRole('combobox', { name: 'Find a place' }), 'Amarillo');
  await expect(lat).toHaveValue('35.222');
  await expect(picker.getByText('Amarillo, TX', { exact: true })).toBeVisible();

  await map.press('ArrowUp');
  await expect(lat).not.toHaveValue('35.222');
  await map.press('ArrowDown');
  await map.press('ArrowRight');
  await expect(lng).not.toHaveValue('-101.8313');
  const north = Number(await lat.inputValue());
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map was visible just now.');
  await map.click({ position: { x: box.width / 2, y: box.height - 20 } });
  await expect.poll(async () => Number(await lat.inputValue())).toBeLessThan(north);

  await lat.fill('36.15');
  await lng.fill('-95.99');
  await expect(picker.getByText(/This point is in Oklahoma, not in Texas/)).toBeVisible();
  await lat.fill('north');
  await expect(picker.getByText('Only numeric characters')).toBeVisible();
  await lat.fill('35.22');
  await expectAccessible(page, 'location picker');
  // The nearest town comes from the server; OK pressed before keeps the point without a name.
  await expect(picker.getByText('near McAlester, OK')).toBeVisible();
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Origin latitude')).toHaveValue('35.22');
  await expect(page.getByText(/This point is in Oklahoma, not in Texas/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Origin near McAlester, OK' })).toBeVisible();

  const other = await openDialog(page, 'Choose on the map: Destination, Texas', 'Destination');
  await other.getByLabel('Latitude').fill('10');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Destination latitude')).toHaveValue('31.968599');

  const route = await openDialog(page, 'Open Route: Texas', 'Route, Texas');
  await expect(route.getByRole('application', { name: 'Map of the route' })).toBeVisible(patient);
  await expect(route.getByText('35.2200, -95.9900', { exact: false })).toBeVisible();
  await expect(route.getByText(/^\d+ miles$/)).toBeVisible();
  await expectAccessible(page, 'route');
  await route.getByRole('button', { name: 'OK' }).click();
  await expect
    .poll(async () => JSON.stringify((await callApi(page, 'GET', `/permits/orders/${id}`)).body['permits']))
    .toContain('"origin":{"lat":35.22,"lng":-95.99,"label":"near McAlester, OK"}');
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('the marker can be dragged', async ({ page }) => {
  await openPermits(page);
  const picker = await openDialog(page, 'Choose on the map: Origin, Texas', 'Origin');
  const plate = picker.locator('.leaflet-marker-draggable > span');
  await expect(plate).toHaveText('Origin', patient);
  const box = await plate.boundingBox();
  if (box === null) throw new Error('The marker was visible just now.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 5 });
  await page.mouse.up();
  // 50 px to the east at zoom 5.
  await expect.poll(async () => Math.round(Number(await picker.getByLabel('Longitude').inputValue()))).toBe(-98);
});

test('closing a map while it zooms causes no error @rare', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPermits(page);
  const picker = page.getByRole('dialog', { name: 'Origin' });
  async function openAndZoom(): Promise<void> {
    await page.getByRole('button', { name: 'Choose on the map: Origin, Texas' }).click();
    await expect(picker.getByRole('application', { name: 'Map of the origin' })).toBeVisible(patient);
    await picker.getByRole('button', { name: 'Zoom in' }).click();
  }
  for (const _time of [1, 2, 3]) {
    await openAndZoom();
    await closeDialog(picker, 'Cancel');
  }
  // An animation that began later has ended, so the earlier ones have, too. An uncaught error fails the journey.
  const ended = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isZooming = false;
        new MutationObserver(() => {
          const wasZooming = isZooming;
          isZooming = document.querySelector('.leaflet-zoom-anim') !== null;
          if (wasZooming && !isZooming) resolve();
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
      }),
  );
  await openAndZoom();
  await ended;
});

test('if the map fails to load, coordinates can be typed, and the map can be reloaded', async ({ page }) => {
  await page.route(/us-states.*\.json/, (route) => route.abort());
  await openPermits(page);
  const picker = await openDialog(page, 'Choose on the map: Origin, Texas', 'Origin');
  await expect(picker.getByText('The map could not be loaded')).toBeVisible();
  await picker.getByLabel('Latitude').fill('35.5');
  await page.unroute(/us-states.*\.json/);
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect(picker.getByRole('application')).toBeVisible(patient);
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Origin latitude')).toHaveValue('35.5');
});

test('tiles are requested from the configured map server', async ({ page }) => {
  const tiles: string[] = [];
  await page.route('**/api/permits/locations', (route) =>
    route.fulfill({ json: { items: [], tiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: '© Example Maps' } } }),
  );
  await page.route('**/tiles/**', (route) => {
    tiles.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await openPermits(page);
  await page.getByRole('button', { name: 'Choose on the map: Origin, Texas' }).click();
  await expect(page.getByText('© Example Maps')).toBeVisible(patient);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.every((url) => /\/tiles\/5\/\d+\/\d+\.png$/.test(url))).toBe(true);
});
