import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

test('the index leads by keyboard to a state, whose page shows its requirements and fees @phone', async ({ page }) => {
  await page.goto('/states');
  await expect(page.getByRole('list').filter({ hasText: 'Hawaii Not sold online' })).toBeVisible();
  const ohio = page
    .getByRole('region', { name: 'All states by name' })
    .getByRole('link', { name: 'Ohio', exact: true });
  await ohio.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/states\/ohio$/);
  await expect(page).toHaveTitle(/Ohio oversize permit: \$65\.00/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oversize and overweight permits in Ohio');
  await expect(page.getByRole('img', { name: /from the side: trailer with load 53′0″/ })).toBeVisible();
  const legal = page.getByRole('table', { name: 'Legal without a permit' });
  await expect(legal.getByRole('row', { name: 'Height' })).toContainText('13′6″');
  await expect(page.getByRole('link', { name: /Ohio Department of Transportation/ }).first()).toBeVisible();

  const pdf = page.getByRole('link', { name: 'Provisions for Ohio (PDF)' }).first();
  await expect(pdf).toHaveAttribute('href', '/api/permits/provisions/OH.pdf');
});

test('the page of a state links to its neighbors and to the load check with the state selected', async ({ page }) => {
  await page.goto('/states/ohio');
  await page.getByRole('main').getByRole('link', { name: 'Kentucky' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oversize and overweight permits in Kentucky');
  await page.getByRole('link', { name: 'Check your load in Kentucky' }).first().click();
  await expect(page).toHaveURL(/\/check-your-load\?load=1\.KY/);
});

test('the page of a state shows its closed days, and a figure links to its source and to the facts as JSON', async ({
  page,
}) => {
  await page.goto('/states/texas');
  const days = page.getByRole('table', { name: 'The next 8 weeks' });
  await expect(days.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Turnaround' })).toHaveCount(0);
  await page
    .getByRole('table', { name: 'Escorts by size and road' })
    .getByRole('link', { name: /, source$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#source-\d+$/);
  await expect(page.locator('li:target')).toBeInViewport();
  const facts = await page.request.get(
    (await page.getByRole('link', { name: 'Facts for Texas (JSON)' }).getAttribute('href')) ?? '',
  );
  expect(await facts.json()).toMatchObject({ code: 'TX', license: { name: 'CC0 1.0 Universal' } });
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(card ?? '').pathname)).headers()['content-type']).toBe('image/png');
});

test('a state on the map is a link, and one that is not sold online says so', async ({ page }) => {
  await page.goto('/states');
  // The map is for pointers and has no roles, because the list offers the same links.
  await page.locator('a[href="/states/alaska"] path').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oversize and overweight permits in Alaska');
  await expect(page.getByText('Not sold online').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Check your load in/ })).toHaveCount(0);
});

test('an address that names no state returns 404 with the closest names @phone', async ({ page }) => {
  const answer = await page.goto('/states/pensylvania');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no state at this address');
  await page.getByRole('link', { name: 'Pennsylvania' }).click();
  await expect(page).toHaveURL(/\/states\/pennsylvania$/);
});

test('states and calculator are complete in Spanish', async ({ page }) => {
  await page.goto('/es/states/new-york');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Permisos de sobredimensión y sobrepeso en Nueva York',
  );
  await expect(page.getByRole('table', { name: 'Legal sin permiso' })).toContainText('13′6″');
  await expect(page.getByText(/Datos al \d+ de noviembre de 2026/)).toBeVisible();
  await page.goto('/es/bridge-formula?d=144-52-336-48&w=12000-17000-17000-17000-17000');
  await expect(
    page.getByText('Ejes 1 a 5: 80,000 lb, es decir 2,000 lb más que las 78,000 lb permitidas.'),
  ).toBeVisible();
  await page.getByLabel('Eje 1', { exact: true }).fill('10,000');
  await expect(page.getByText('Dentro de los límites federales')).toBeVisible();
});

/** Rows of the table in packages/domain/data/bridge-formula.md: axles, feet, pounds. */
const vectors = [
  [2, 10, '40,000'],
  [3, 9, '42,500'],
  [4, 57, '80,000'],
  [5, 51, '80,000'],
  [6, 43, '80,000'],
  [7, 37, '81,500'],
] as const;

test('the calculator returns the figures of the federal table for any spelling, and its link opens the same result @phone', async ({
  page,
}) => {
  await page.goto('/bridge-formula');
  const table = page.getByRole('table', { name: /Every group/ });
  for (const [axles, feet, pounds] of vectors) {
    await page.getByLabel('Axles', { exact: true }).selectOption(String(axles));
    for (let at = 1; at < axles - 1; at += 1) await page.getByLabel(`${at} to ${at + 1}`, { exact: true }).fill('1 ft');
    const last = page.getByLabel(`${axles - 1} to ${axles}`, { exact: true });
    await last.fill(`${(feet - axles + 2) * 12} in`);
    const whole = table.locator(`tr[data-group="1-${axles}"]`);
    await expect(whole).toContainText(`(${feet} ft)`);
    await expect(whole.getByRole('cell').nth(1)).toHaveText(`${pounds} lb`);
  }
  const address = page.url();
  await page.goto('/states');
  await page.goto(address);
  await expect(table.locator('tr[data-group="1-7"]')).toContainText('81,500');
});

test('an ambiguous distance is asked about, and the group that is too heavy is highlighted', async ({ page }) => {
  await page.goto('/bridge-formula');
  const status = page.getByRole('status').filter({ hasText: /Overweight|Within/ });
  await expect(status).toContainText('2,000 lb over the 78,000 lb allowed');
  const third = page.getByLabel('3 to 4', { exact: true });
  await third.fill('40');
  await third.blur();
  await expect(page.getByText('Is this feet or inches?')).toBeVisible();
  await page.getByRole('button', { name: '40 ft 0 in' }).click();
  await expect(status).toContainText('Within the federal limits');
  await page.getByRole('radio', { name: 'Each axle group' }).check();
  await page.getByLabel('Axle 1', { exact: true }).fill('9,000');
  await page.getByLabel('Axles 2 to 3').fill('36,000');
  await expect(status).toContainText('Axles 2 to 3: 36,000 lb, which is 2,000 lb over the 34,000 lb allowed');
  await expect(page.getByRole('row', { name: /Worst group/ })).toContainText('2–3');
  await expectAccessible(page, 'the calculator with a group too heavy');
});
