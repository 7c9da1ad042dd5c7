import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { aUnit, expect, test } from '../fixtures.ts';
import { aDraft, openStep } from '../pages/drafts.ts';
import { fillLength, findLengthField, paste } from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';

/** The unit is complete with `dimensions`, otherwise empty. */
async function openVehicles(page: Page, jurisdictions: string[], dimensions?: object) {
  const { id, fleet, save } = await aDraft(page);
  const complete = aUnit(fleet, await page.evaluate(() => crypto.randomUUID()));
  const unit = {
    ...complete,
    dimensions: { ...complete.dimensions, ...dimensions },
    // Within every kingpin limit, wherever the kingpin is.
    axles: { ...complete.axles, CD: 300 },
    weight: 70_000,
    typed: {},
  };
  await save({ step: 3, jurisdictions, ...(dimensions && { units: [unit] }) });
  await openStep(page, id, 'vehicles');
}

const findWidth = (page: Page) => page.getByRole('group', { name: 'Width', exact: true });

test('a length can be typed in any spelling, shows how it was rounded up, and is asked about when ambiguous @phone', async ({
  page,
}) => {
  await openVehicles(page, ['TX']);
  for (const [typed, reading] of [
    [`13'6"`, '= 13 ft 6 in'],
    ['13-6', '= 13 ft 6 in'],
    ['162in', '= 13 ft 6 in'],
    ['13.5 ft', '= 13 ft 6 in'],
    ['13’6”', '= 13 ft 6 in'],
    ['4.42 m', '= 14 ft 7 in, rounded up to a whole inch'],
  ] as const) {
    await findLengthField(page, 'Width').fill(typed);
    await expect(findWidth(page).getByText(reading, { exact: true })).toBeVisible();
  }

  await findLengthField(page, 'Width').fill('13.6');
  const question = page.getByRole('group', { name: 'Width: did you mean' });
  await expect(question.getByRole('button')).toHaveText([
    '13 ft 6 in',
    '13.6 ft = 13 ft 8 in, rounded up',
    '13.6 m = 44 ft 8 in, rounded up',
  ]);
  await findLengthField(page, 'Width').blur();
  await expect(findWidth(page).getByText(/^Write it like 13'6"/)).toBeVisible();
  // The bar at the bottom must not cover part of an answer.
  await question.evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'a length in doubt');
  await question.getByRole('button', { name: '13 ft 6 in' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('13 ft 6 in');
  await expect(findLengthField(page, 'Width')).toBeFocused();
  await expect(question).toBeHidden();
  await expect(findWidth(page).getByText(/^Write it like/)).toBeHidden();

  await findLengthField(page, 'Height').fill('tall');
  await findLengthField(page, 'Height').blur();
  await expect(page.getByText('Only numeric characters')).toBeVisible();
  await findLengthField(page, 'Height').fill('');
  await findLengthField(page, 'Height').blur();
  await expect(page.getByText('This field is required !')).toBeVisible();
});

test('one press switches to separate feet and inches, which the device remembers, and loses nothing that was typed @phone', async ({
  page,
}) => {
  await openVehicles(page, ['TX']);
  await findLengthField(page, 'Width').fill('14-6');
  await findLengthField(page, 'Height').fill('about 15');
  await page.getByRole('button', { name: 'Use feet and inches' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('14');
  await page
    .getByRole('toolbar', { name: 'Dimensions in the drawing' })
    .getByRole('button', { name: /Height/ })
    .click();
  await expect(findLengthField(page, 'Height')).toBeFocused();
  await expect(findWidth(page).getByRole('combobox')).toHaveValue('6');
  await expect(findLengthField(page, 'Height')).toHaveValue('about 15');
  await findLengthField(page, 'Height').blur();
  await findLengthField(page, 'Length').fill('77');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Please complete all units forms !').first()).toBeVisible();
  await expect(page.getByText('Only numeric characters').first()).toBeVisible();
  await expect(page.getByText('This field is required !').first()).toBeVisible();
  await expectAccessible(page, 'feet and inches');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.reload();
  await expect(findLengthField(page, 'Height')).toHaveValue('about 15');
  await expect(findWidth(page).getByRole('combobox')).toHaveValue('6');
  await page.getByRole('button', { name: 'Use one field for each length' }).click();
  await expect(findLengthField(page, 'Length')).toHaveValue('77 ft 0 in');
});

test('a pasted row without labels asks which length is which; one with labels fills the fields and can be swapped and undone', async ({
  page,
}) => {
  await openVehicles(page, ['TX']);
  await paste(findLengthField(page, 'Width'), `13'6 x 8'6 x 75'`);
  await expect(page.getByText('Which dimension is which?')).toBeVisible();
  await expect(findLengthField(page, 'Width')).toHaveValue(`13'6 x 8'6 x 75'`);
  await page.getByRole('button', { name: 'Width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('8 ft 6 in');
  await expect(findLengthField(page, 'Height')).toHaveValue('13 ft 6 in');
  await expect(findLengthField(page, 'Length')).toHaveValue('75 ft 0 in');
  await expect(page.getByText('Width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in.')).toBeVisible();
  await page.getByRole('button', { name: 'Swap width and height' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('13 ft 6 in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Which dimension is which?')).toBeVisible();
  await expect(findLengthField(page, 'Height')).toHaveValue('');

  // A row with only one reading shows no question on blur.
  await findLengthField(page, 'Width').fill(`W 14'6 x H 15'2 x L 77`);
  await expect(findWidth(page).getByText('= width 14 ft 6 in, height 15 ft 2 in and length 77 ft 0 in')).toBeVisible();
  await expect(page.getByText('Which dimension is which?')).toBeHidden();
  await findLengthField(page, 'Width').blur();
  await expect(findLengthField(page, 'Width')).toHaveValue('14 ft 6 in');
  await expect(findLengthField(page, 'Length')).toHaveValue('77 ft 0 in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Width 14 ft 6 in, height 15 ft 2 in' })).toBeVisible();
  await findLengthField(page, 'Width').fill('14½');
  await expect(findWidth(page).getByText('= 14 ft 6 in', { exact: true })).toBeVisible();
  await findLengthField(page, 'Length').fill('77');
  await expect(page.getByText('= 77 ft 0 in', { exact: true })).toBeVisible();
  await findLengthField(page, 'Length').fill('');

  await findLengthField(page, 'Width').fill('');
  await paste(findLengthField(page, 'Width'), `H 13'6 x W 8'6 x L 75'`);
  await expect(findLengthField(page, 'Width')).toHaveValue('8 ft 6 in');
  await expect(findLengthField(page, 'Length')).toHaveValue('75 ft 0 in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findLengthField(page, 'Length')).toHaveValue('');
});

test('while the load is entered, each state shows what it will need, why, and the smallest change that avoids a permit @phone', async ({
  page,
}) => {
  await openVehicles(page, ['TX', 'OH'], { width: null, height: 162 });
  const rules = page.getByRole('region', { name: 'What each state will need' });
  await expect(rules.getByText('Still needed: width.')).toBeVisible();
  await expect(rules.getByText('Within limits so far')).toHaveCount(2);

  await fillLength(page, 'Width', [9, 0]);
  await expect(rules.getByText('Permit needed', { exact: true })).toHaveCount(2);
  await expect(rules.getByText('Make it 6 in narrower and Texas and Ohio need no permit.')).toBeVisible();
  const ohio = rules.getByRole('listitem').filter({ hasText: 'Ohio' }).first();
  await ohio.getByText('Permit needed').click();
  await expect(ohio.getByText('Width 9′0″ is 6 in over the 8′6″ limit.')).toBeVisible();
  await expect(ohio.getByText('Make it 6 in narrower and Ohio needs no permit.')).toBeVisible();
  await expect(rules.getByRole('status')).toHaveText('Permit needed in Texas and Ohio.');

  await fillLength(page, 'Width', [18, 0]);
  await expect(ohio.getByText(/^Superload: width 18′0″ is over 14′0″/)).toBeVisible();
  await expect(ohio.getByText(/^Escorts: 1 front, 1 rear and a police escort/)).toBeVisible();
  await expectAccessible(page, 'the rules while typing');

  await fillLength(page, 'Width', [8, 6]);
  await expect(rules.getByText('No permit needed', { exact: true })).toHaveCount(2);
  await expect(rules.getByText(/^Make it/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('No permits needed').first()).toBeVisible();
});

test('while lengths are typed the order is saved, and cached lists are not fetched again', async ({ page }) => {
  const fetched: string[] = [];
  const cached = /\/api\/(trucks|trailers|combinations|permits\/orders\/last_load)\b/;
  // A list that is still on its way when its offer goes is asked for again, rightly.
  const combinations = page.waitForResponse(/\/api\/combinations/);
  await openVehicles(page, ['TX'], { width: 174 });
  const offer = page.getByRole('button', { name: 'Save this combination' });
  await expect(offer).toBeVisible();
  await combinations;
  const lastLoad = page.waitForResponse(/last_load/);
  await findLengthField(page, 'Width').fill('');
  await lastLoad;

  page.on('request', (request) => {
    if (cached.test(request.url())) fetched.push(request.url());
  });
  for (let round = 0; round < 2; round += 1) {
    // The default `staleTime` is two seconds.
    await setTimeout(2100);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await findLengthField(page, 'Width').fill(`14'6"`);
    await expect(offer).toBeVisible();
    await saved;
    await findLengthField(page, 'Width').fill('');
    await expect(offer).toBeHidden();
  }
  expect(fetched).toEqual([]);
});
