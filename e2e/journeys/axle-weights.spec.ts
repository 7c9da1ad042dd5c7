import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, aFleet, callApi, expect, test } from '../fixtures.ts';
import { fillUnit, legal } from '../pages/wizard.ts';

async function openVehicles(page: Page): Promise<void> {
  await aCarrier(page);
  const { company } = await aFleet(page);
  const { body } = await callApi(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Tank to Tulsa',
    company,
    step: 2,
  });
  const id = String(body['_id']);
  await callApi(page, 'PUT', `/permits/orders/${id}`, { version: body['version'], step: 3, jurisdictions: ['TX'] });
  await page.goto(`/new_order?order=${id}&step=vehicles`);
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
}

async function fillAxles(page: Page, weights: readonly string[]): Promise<void> {
  for (const [index, weight] of weights.entries())
    await page.getByRole('textbox', { name: `Axle ${index + 1} weight` }).fill(weight);
  await page.keyboard.press('Tab');
}

test('close to the weight limit, the weights of the axles decide', async ({ page }) => {
  await openVehicles(page);
  const firstAxle = page.getByRole('textbox', { name: 'Axle 1 weight' });
  await fillUnit(page, legal);
  await expect(firstAxle).toBeHidden();

  await page.getByLabel('Loaded weight').fill('79,500');
  await expect(page.getByText(/^The loaded weight is close to a legal limit or over it/)).toBeVisible();
  await expect(page.getByText('It depends').first()).toBeVisible();

  await fillAxles(page, ['12,000', '16,500', '17,000', '17,000', '17,000']);
  await expect(page.getByText('Legal load', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the axle weights of a unit');

  await fillAxles(page, ['11,000', '18,000', '17,000', '16,500', '17,000']);
  const reason = 'Weight on axles 2 and 3: 35,000 lb is 1,000 lb over the 34,000 lb limit of a tandem';
  await expect(page.getByText(reason).first()).toBeVisible();

  await fillAxles(page, ['14,000']);
  await expect(
    page.getByText('The axle weights add up to 82,500 lb, but the loaded weight is 79,500 lb.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use 82,500 lb as the loaded weight' }).click();
  await expect(page.getByLabel('Loaded weight')).toHaveValue('82,500');

  await page.getByRole('textbox', { name: 'Axle 1 tires' }).fill('two');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Only numeric characters')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Axle 1 tires' })).toHaveValue('two');
});

test('a list of weights fills the axles, and what it cannot read stays and is named', async ({ page }) => {
  await openVehicles(page);
  await fillUnit(page, { ...legal, weight: '79,500' });
  await fillAxles(page, ['axles 12,000/16500/17,000/heavy/17,000']);
  const weights = ['12,000', '16,500', '17,000', 'heavy', '17,000'];
  for (const [index, weight] of weights.entries())
    await expect(page.getByRole('textbox', { name: `Axle ${index + 1} weight` })).toHaveValue(weight);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Axle 4 weight: Only numeric characters/ })).toBeVisible();
});
