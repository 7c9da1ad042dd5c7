import { callApi, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { goNext } from '../pages/wizard.ts';
import { expectStates, giveTrip, openJurisdiction, typePlace } from '../pages/trip.ts';

test('a trip gives the states in travel order with miles, roads, entry and exit, and keeps all over a reload @phone', async ({
  page,
}) => {
  const id = await openJurisdiction(page);
  await expectAccessible(page, 'the step before a trip');
  await giveTrip(page);
  await page.getByLabel('Leaving').fill('Nov 30');
  await page.getByLabel('Hour').fill('7');
  await page.getByLabel('Hour').blur();
  await expectStates(page, 'TX AR MO IL');
  const row = page.getByRole('row', { name: /Arkansas/ });
  await expect(row).toContainText(/\d+ miles via/);
  await expect(row).toContainText('In: I-30 at the Texas line');
  await expect(row).toContainText('Out: I-55 at the Missouri line');
  await expect(page.getByText('Your permit names the route that you must drive.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'AR, Arkansas, number 2 on the way' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, 'the step with a trip');

  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Dallas, TX');
  await expect(page.getByLabel('Leaving')).toHaveValue('Nov 30, 2026');
  await expect(page.getByLabel('Hour')).toHaveValue('7:00 AM');
  await expectStates(page, 'TX AR MO IL');
  const { body } = await callApi(page, 'GET', `/permits/orders/${id}`);
  expect(body['trip']).toMatchObject({ startDate: '2026-11-30', startTime: '07:00' });
  await goNext(page, 'Power Unit Details');
});

test('coordinates, an address and a stop are places too; a stop is moved and removed @phone', async ({ page }) => {
  await openJurisdiction(page);
  await typePlace(page, 'From', '32.78, -96.80');
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('near Dallas, TX');
  await typePlace(page, 'To', '233 S Wacker Dr, Chicago, IL 60606');
  await expect(page.getByText('At the center of Chicago, IL')).toBeVisible();
  await expectStates(page, 'TX AR MO IL');
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
  await expectStates(page, 'TX AR MO IL');
  await page.getByRole('button', { name: 'Remove the trip' }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('');
  await expectStates(page, 'TX AR MO IL');
  await expect(page.getByRole('columnheader', { name: 'On the way' })).toBeHidden();
});
