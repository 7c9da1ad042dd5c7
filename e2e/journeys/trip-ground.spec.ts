import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { expectStates, findPlace, giveTrip, openJurisdiction, typePlace } from '../pages/trip.ts';

const bristol = '36.5950, -82.1880';
const whichState = (page: Page) =>
  page.getByRole('group', { name: /^Is this in (Tennessee or Virginia|Virginia or Tennessee)\?$/ });
const states = (page: Page) => page.getByLabel('States', { exact: true });

test('the check asks once which state a pin at a border is in, and a link keeps the answer @phone', async ({
  page,
}) => {
  await page.goto(`/check-your-load?from=Roanoke, VA&to=${bristol}&width=14 ft`);
  await expect(states(page)).toHaveValue('VA, TN');
  await expect(whichState(page)).toBeVisible();
  await expectAccessible(page, 'a load check that asks for a state');
  await whichState(page).getByRole('button', { name: 'Virginia' }).click();
  await expect(states(page)).toHaveValue('VA');
  await expect(whichState(page)).toBeHidden();
  // The address follows the fields a moment later: first the place, then the states of its route.
  await expect(page).toHaveURL(/load=1\.VA\..*-82\.188%2FVA/);
  await page.reload();
  await expect(states(page)).toHaveValue('VA');
  await expect(page.getByRole('region', { name: /^Roanoke, VA to / })).toBeVisible();
  await expect(whichState(page)).toBeHidden();
});

test('the wizard asks once which state a pin at a border is in @phone', async ({ page }) => {
  await openJurisdiction(page);
  await giveTrip(page, 'Roanoke, VA', bristol);
  await expectStates(page, 'VA TN');
  await expectAccessible(page, 'the step that asks for a state');
  await whichState(page).getByRole('button', { name: 'Virginia' }).click();
  await expectStates(page, 'VA');
  await expect(whichState(page)).toBeHidden();
  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expectStates(page, 'VA');
  await expect(whichState(page)).toBeHidden();
});

const noWays = [
  ['Nantucket, MA', /^Nantucket is reached by ferry only: call before you plan\./],
  ['Point Roberts, WA', /^By road Point Roberts is reached only through Canada\./],
  ['36.237, -112.689', /^No road leads to Supai\./],
] as const;

test('a place without a known road is refused with a sentence, and a distant one shows how far it is @phone', async ({
  page,
}) => {
  await page.goto('/check-your-load?from=Dallas, TX');
  for (const [text, refusal] of noWays) {
    await findPlace(page, 'To').fill(text);
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await findPlace(page, 'To').fill('Frenchglen, OR');
  await expect(page.getByText(/^The next highway that we know is \d+ miles away\./)).toBeVisible();

  await openJurisdiction(page);
  await typePlace(page, 'From', 'Dallas, TX');
  for (const [text, refusal] of noWays) {
    await typePlace(page, 'To', text);
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await typePlace(page, 'To', 'Frenchglen, OR');
  await expect(page.getByText(/^The next highway that we know is \d+ miles away\./)).toBeVisible();
});

test('a highway can be a stop of the check, and one that is not on the way says so @phone', async ({ page }) => {
  await page.goto('/check-your-load?from=Dallas, TX&to=Denver, CO&width=14 ft');
  const summary = page.getByRole('region', { name: /^Dallas, TX to / });
  await expect(summary).toContainText('miles via US-287');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await findPlace(page, 'Stop 1').fill('via I-25');
  await expect(page.getByText(/^= I-25, near .+, (CO|NM)$/)).toBeVisible();
  await expect(summary).toContainText('I-25');
  await expectAccessible(page, 'a load check with a highway as a stop');
  await findPlace(page, 'Stop 1').fill('I-95');
  await findPlace(page, 'Stop 1').blur();
  await expect(page.getByText('No usual way from From to To takes “I-95”. Enter a town on it.')).toBeVisible();
  await findPlace(page, 'From').fill('');
  await expect(page.getByText('“I-95” is a highway. Enter From and To first.')).toBeVisible();
});

test('a highway can be a stop of a trip, and one that is not on the way says so @phone', async ({ page }) => {
  await openJurisdiction(page);
  await giveTrip(page, 'Dallas, TX', 'Denver, CO');
  await expectStates(page, 'TX OK CO');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await typePlace(page, 'Stop 1', 'I-95');
  await expect(page.getByText('No usual way from From to To takes “I-95”. Enter a town on it.')).toBeVisible();
  await typePlace(page, 'Stop 1', 'I-25');
  await expect(findPlace(page, 'Stop 1')).toHaveValue(/^I-25, near /);
  await expect(page.getByRole('row', { name: /^(State\/Province )?\d Colorado/ })).toContainText('I-25');
  await expectAccessible(page, 'the step with a highway as a stop');
});

test('a highway that was typed before To is looked for once To is there', async ({ page }) => {
  await openJurisdiction(page);
  await typePlace(page, 'From', 'Dallas, TX');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await typePlace(page, 'Stop 1', 'I-25');
  await expect(page.getByText('“I-25” is a highway. Enter From and To, and we look for it on the way.')).toBeVisible();
  await typePlace(page, 'To', 'Denver, CO');
  await expect(findPlace(page, 'Stop 1')).toHaveValue(/^I-25, near /);
});
