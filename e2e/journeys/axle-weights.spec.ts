import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openVehicles } from '../pages/drafts.ts';
import { fillAxleFigures, fillUnit, findLengthField, goNext, legal, paste } from '../pages/wizard.ts';
import { findProblems } from '../pages/dialogs.ts';

async function fillAxles(page: Page, weights: readonly string[]): Promise<void> {
  for (const [index, weight] of weights.entries())
    await page.getByRole('textbox', { name: `Axle ${index + 1} weight` }).fill(weight);
  await page.keyboard.press('Tab');
}

test('close to the weight limit, the axle weights decide', async ({ page }) => {
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
  const reason = 'Weight on axles 2 and 3: 35,000 lb is 1,000 lb over the 34,000 lb tandem limit';
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

test('a typed list of distances fills the axles when its field is left, as one of weights and tires does', async ({
  page,
}) => {
  await openVehicles(page);
  const first = findLengthField(page, '1 to 2');
  await first.fill(`17'8", 4'6", 39'2", 4'6"`);
  await first.blur();
  for (const [gap, shown] of [
    ['1 to 2', '17 ft 8 in'],
    ['2 to 3', '4 ft 6 in'],
    ['3 to 4', '39 ft 2 in'],
    ['4 to 5', '4 ft 6 in'],
  ] as const)
    await expect(findLengthField(page, gap)).toHaveValue(shown);
});

test('a row copied from a spreadsheet fills lengths, axle weights and tires, and survives a reload @phone', async ({
  page,
}) => {
  await openVehicles(page);
  const row = [`W 14'6`, `H 15'2`, `L 77'`, 'axles 12,000/17,500/17,500/16,200/16,200', 'tires 2/4/4/4/four'].join(
    '\t',
  );
  await paste(findLengthField(page, 'Width'), row);
  const expectFilled = async () => {
    for (const [label, length] of [
      ['Width', '14 ft 6 in'],
      ['Height', '15 ft 2 in'],
      ['Length', '77 ft 0 in'],
    ] as const)
      await expect(findLengthField(page, label)).toHaveValue(length);
    for (const [index, [weight, tires]] of [
      ['12,000', '2'],
      ['17,500', '4'],
      ['17,500', '4'],
      ['16,200', '4'],
      ['16,200', 'four'],
    ].entries()) {
      await expect(page.getByRole('textbox', { name: `Axle ${index + 1} weight` })).toHaveValue(weight ?? '');
      await expect(page.getByRole('textbox', { name: `Axle ${index + 1} tires` })).toHaveValue(tires ?? '');
    }
  };
  await expectFilled();
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  await page.reload();
  await expectFilled();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Axle 5 tires: Only numeric characters/ })).toBeVisible();
});

test('a load over weight goes on with the weight and the tires of each axle, which a list fills @phone', async ({
  page,
}) => {
  await openVehicles(page);
  await fillUnit(page, { ...legal, weight: '79,500' });
  await page.getByLabel('Loaded weight').fill('98,000');
  await page.getByLabel('Loaded weight').blur();
  await expect(page.getByText('so the forms of states ask for the weight and the tires of each axle')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = findProblems(page);
  await expect(summary.getByRole('listitem')).toHaveCount(10);
  await expect(summary).toContainText('Axle 1 weight: This field is required !');
  await expect(page.getByLabel('Axle 1 weight', { exact: true })).toBeFocused();
  await expectAccessible(page, 'axles that are required');
  await fillAxleFigures(page, { weight: 98_000, axles: 5 });
  await expect(summary).toHaveCount(0);
  await goNext(page, 'Permit Selection');
});
