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

test('the calculator returns the figure of the federal table for seven axles, and its link opens the same result @phone', async ({
  page,
}) => {
  await page.goto('/bridge-formula');
  const whole = page.getByRole('table', { name: /Every group/ }).locator('tr[data-group="1-7"]');
  await page.getByLabel('Axles', { exact: true }).selectOption('7');
  for (const gap of ['1 to 2', '2 to 3', '3 to 4', '4 to 5', '5 to 6'])
    await page.getByLabel(gap, { exact: true }).fill('1 ft');
  await page.getByLabel('6 to 7', { exact: true }).fill('384 in');
  await expect(whole).toContainText('(37 ft)');
  await expect(whole.getByRole('cell').nth(1)).toHaveText('81,500 lb');
  await expectAccessible(page, 'the calculator with seven axles');
  const address = page.url();
  await page.goto('/states');
  await page.goto(address);
  await expect(whole).toContainText('81,500');
});
