import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectStates, findPlace, openJurisdiction, openPermits, towns } from '../pages/trip.ts';
import { findButton } from '../pages/desk.ts';

/** The next press of Tab reaches this control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Tab reaches this control after the ones between. */
async function tabOnTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function typeTown(page: Page, town: string): Promise<void> {
  await page.keyboard.type(town);
  await expect(page.getByRole('option', { name: town, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a trip can be entered by keyboard alone: places, a stop, the departure, a route and the order of the states', async ({
  page,
}) => {
  await openJurisdiction(page);
  await expect(findPlace(page, 'From')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();

  await tabTo(page, page.getByRole('link', { name: 'Skip to the end of this step' }));
  await tabTo(page, findButton(page, 'Map: choose From on it'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'From' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findButton(page, 'Map: choose From on it')).toBeFocused();
  await tabTo(page, findPlace(page, 'From'));
  await typeTown(page, 'Dallas, TX');
  await tabTo(page, findButton(page, 'Map: choose To on it'));
  await tabTo(page, findPlace(page, 'To'));
  await typeTown(page, 'Chicago, IL');
  await expectStates(page, 'TX OK MO IL');

  await tabTo(page, findButton(page, 'Add a stop'));
  await page.keyboard.press('Enter');
  await expect(findPlace(page, 'Stop 1')).toBeFocused();
  await typeTown(page, 'Memphis, TN');
  await expectStates(page, 'TX AR TN AR MO IL');
  await tabOnTo(page, findButton(page, 'Remove stop 1'));
  await page.keyboard.press('Enter');
  await expect(findButton(page, 'Add a stop')).toBeFocused();
  await expectStates(page, 'TX OK MO IL');
  const second = page.getByRole('radio', { name: /^via I-30, I-57/ });
  await expect(second).toBeVisible();

  await tabTo(page, page.getByLabel('Leaving'));
  await page.keyboard.type('Nov 30, 2030');
  await tabTo(page, findButton(page, 'Pick the departure day'));
  await tabTo(page, page.getByLabel('Hour'));
  await page.keyboard.type('7');
  await tabTo(page, page.getByRole('radio', { name: /^via US-69, I-44/ }));
  await expect(page.getByLabel('Hour')).toHaveValue('7:00 AM');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeChecked();
  await expectStates(page, 'TX AR MO IL');

  await tabOnTo(page, findButton(page, 'Move Arkansas up'));
  await page.keyboard.press('Enter');
  await expectStates(page, 'AR TX MO IL');
  await expect(findButton(page, 'Move Arkansas up')).toBeFocused();
  await tabTo(page, findButton(page, 'Move Arkansas down'));
  await page.keyboard.press('Enter');
  await expectStates(page, 'TX AR MO IL');
  await tabOnTo(page, findButton(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
});

test('a permit can be opened and its day changed and restored by keyboard alone @rare', async ({ page }) => {
  const places = [towns.dallas, towns.chicago];
  await openPermits(page, { trip: { places, startDate: '2030-11-25', startTime: '07:00' } }, { units: 1 });
  const line = page.getByRole('button', { name: /^Arkansas ?, unit 1$/ });
  await expect(line).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabOnTo(page, line);
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');

  const end = page.getByLabel('End date');
  await tabOnTo(page, end);
  const planned = await end.inputValue();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12/20/2030');
  await expect(page.getByText('Changed for this permit')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo.*days of Arkansas, unit 1/ });
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue(planned);
  await expect(end).toBeFocused();
  await expect(undo).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await tabOnTo(page, findButton(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
});
