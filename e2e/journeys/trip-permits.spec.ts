import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, test, holdCalls } from '../fixtures.ts';
import { expectStates, openPermits, typePlace, towns } from '../pages/trip.ts';
import { goNext, openPermitCards } from '../pages/wizard.ts';
import { openDialog } from '../pages/dialogs.ts';

const places = [towns.dallas, towns.chicago];
const trip = { places, startDate: '2030-11-25', startTime: '07:00' };
const states = ['Texas', 'Arkansas', 'Missouri', 'Illinois'];

const findUnit = (page: Page, number: number) => page.getByRole('region', { name: `Unit ${number}`, exact: true });
const findCard = (unit: Locator, state: string) => unit.getByRole('article', { name: new RegExp(`^${state}`) });
const toggle = (card: Locator) => card.getByRole('button').first().press('Enter');
const mark = 'Changed for this permit';

test('eight permits of a trip have days and places, fit on one page and are ready @phone', async ({
  page,
  isMobile,
}) => {
  await openPermits(page, { trip });
  const table = page.getByRole('table', { name: 'States of the trip' });
  await expect(table.getByRole('rowheader')).toHaveText(states);
  const texas = table.getByRole('rowheader', { name: 'Texas' }).locator('..');
  await expect(texas).toContainText('Dallas, TX – I-30 at the Arkansas line');
  await expect(texas).toContainText('Mon, Nov 25 – Thu, Nov 28, 2030');
  await expect(texas).toContainText('$124.00');
  await expect(page.getByRole('img', { name: /^Map of the trip from Dallas, TX to Chicago, IL/ })).toBeVisible();
  for (const state of states) {
    const card = findCard(findUnit(page, 2), state);
    await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(card).toContainText('2030');
    await expect(card).toContainText(/\$\d/);
  }
  await expectAccessible(page, 'the permits of a trip');
  const last = await findCard(findUnit(page, 2), 'Illinois').boundingBox();
  if (last === null) throw new Error('The card was visible just now.');
  // On a phone the eight lines alone are longer than two screens.
  if (!isMobile) expect(last.y + last.height + (await page.evaluate(() => window.scrollY))).toBeLessThan(1400);
});

test('the section above the review has its final height before it is scrolled into view, however late its rules load @phone', async ({
  page,
}) => {
  const letThrough = await holdCalls(page, '**/assets/movement-list-*.js');
  await openPermits(page, { trip });
  const shown = goNext(page, 'Summary');
  await setTimeout(1500);
  letThrough();
  await shown;
  const part = page.getByRole('heading', { level: 3, name: 'Unit 2, Illinois' }).locator('..');
  const before = await part.boundingBox();
  await page.getByRole('checkbox', { name: /^I have reviewed/ }).check();
  expect((await part.boundingBox())?.height).toBe(before?.height);
});

test('a new departure moves all days; a unit with its own departure keeps it until it is reset @phone', async ({
  page,
}) => {
  await openPermits(page, { trip });
  const [first, second] = [findUnit(page, 1), findUnit(page, 2)];
  await second.getByRole('button', { name: 'This unit leaves on another day' }).press('Enter');
  const own = second.getByRole('group', { name: 'Departure of unit 2' });
  await own.getByLabel('Leaving').fill('12/9/2030');
  await own.getByLabel('Leaving').press('Tab');
  await expect(findCard(second, 'Texas')).toContainText('Mon, Dec 9 – Thu, Dec 12, 2030');
  await expect(findCard(first, 'Texas')).toContainText('Mon, Nov 25 – Thu, Nov 28, 2030');
  await expect(page.getByText(mark)).toHaveCount(0);

  const leaving = page.getByLabel('Leaving').first();
  await leaving.fill('12/2/2030');
  await leaving.press('Tab');
  await expect(findCard(first, 'Texas')).toContainText('Mon, Dec 2 – Thu, Dec 5, 2030');
  await expect(findCard(second, 'Texas')).toContainText('Mon, Dec 9 – Thu, Dec 12, 2030');
  await expectAccessible(page, 'a unit with a departure of its own');
  await second.getByRole('button', { name: 'Leave with the others again' }).press('Enter');
  await expect(findCard(second, 'Texas')).toContainText('Mon, Dec 2 – Thu, Dec 5, 2030');
});

test('one press sets the places of all permits to From and To of the trip, and Next returns @phone', async ({
  page,
}) => {
  await openPermits(page, { trip });
  await page.getByRole('button', { name: 'Set for all permits' }).click();
  await expect(page.getByText('Places come from the trip, Dallas, TX to Chicago, IL')).toBeVisible();
  await page.getByRole('button', { name: 'Change From and To' }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toBeFocused();
  await typePlace(page, 'To', 'St. Louis, MO');
  await expectStates(page, 'TX AR MO');
  await goNext(page, 'Permit Selection');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(findCard(findUnit(page, 2), 'Missouri')).toContainText('St. Louis, MO');
});

test('a conflict between places that two people changed shows their names @rare', async ({ page }) => {
  const id = await openPermits(page, { trip });
  const card = findCard(findUnit(page, 1), 'Texas');
  await toggle(card);
  await expect(page.locator('[data-form-actions]').getByText(/^Saved/)).toBeVisible();
  const { version, permits } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  const [texas] = permits as [Record<'_id' | 'date' | 'comment' | 'typed', unknown> & { route: object }];
  const { _id, date, route, comment, typed } = texas;
  const elsewhere = { _id, date, comment, typed, route: { ...route, origin: { lat: 31.76, lng: -106.49 } } };
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version, permits: [elsewhere] });
  await card.getByLabel('Origin latitude').fill('29.76');
  const modal = await openDialog(page, 'Choose what to keep');
  await expect(modal.getByRole('radio', { name: /^Other .*El Paso, TX \(31\.7600, -106\.4900\)/ })).toBeVisible();
  await expectAccessible(page, 'a choice between two places');
});

test('an exception for one permit is labeled, kept, and can be undone @phone', async ({ page }) => {
  await openPermits(page, { trip });
  const card = findCard(findUnit(page, 1), 'Arkansas');
  await toggle(card);
  const planned = await card.getByLabel('End date').inputValue();
  await card.getByLabel('End date').fill('12/20/2030');
  await card.getByLabel('End date').press('Tab');
  await card.getByLabel('Origin latitude').fill('34.9');
  await expect(card.getByText(mark)).toHaveCount(2);
  await expectAccessible(page, 'a permit that was changed');
  await toggle(card);
  await expect(card).toContainText('Changed for this permit: days and origin');
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible();
  await page.reload();
  await expect(card).toContainText('Changed for this permit: days and origin');

  await page.getByRole('button', { name: 'Set for all permits' }).press('Enter');
  await page.getByRole('textbox', { name: 'Start date for all' }).fill('11/25/2030');
  await page.getByRole('textbox', { name: 'End date for all' }).fill('12/1/2030');
  await expect(page.getByRole('checkbox', { name: /^Replace Arkansas, unit 1/ })).not.toBeChecked();
  await expectAccessible(page, 'terms for all permits');
  await page.getByRole('button', { name: 'Set for 7 permits' }).press('Enter');
  await expect(page.getByText('Set for 7 of 8 permits.')).toBeVisible();
  await expect(findCard(findUnit(page, 2), 'Texas')).toContainText('Mon, Nov 25 – Sun, Dec 1, 2030');
  await expect(card).toContainText('Fri, Dec 20, 2030');
  await page.getByRole('button', { name: 'Undo the last change for all' }).press('Enter');
  await expect(findCard(findUnit(page, 2), 'Texas')).toContainText('Mon, Nov 25 – Thu, Nov 28, 2030');

  await toggle(card);
  await card.getByRole('button', { name: /^Undo.*days of Arkansas, unit 1/ }).press('Enter');
  await expect(card.getByLabel('End date')).toHaveValue(planned);
  await card.getByRole('button', { name: /^Undo.*origin of Arkansas, unit 1/ }).press('Enter');
  await expect(card.getByText(mark)).toHaveCount(0);
});

test('without a trip the permits work the same, and a refused step opens the card with the problem @phone', async ({
  page,
}) => {
  const id = await openPermits(page, { jurisdictions: ['TX', 'OK'] });
  await expect(page.getByRole('heading', { name: /^Trip/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Calendar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'This unit leaves on another day' })).toHaveCount(0);
  await expect(findCard(findUnit(page, 1), 'Texas')).toContainText('No places yet');
  await page.getByRole('button', { name: 'Set for all permits' }).click();
  await page.getByLabel('Comment for all').fill('By night');
  await page.getByRole('button', { name: 'Set for 4 permits' }).click();
  await openPermitCards(page);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveCount(4);
  const card = findCard(findUnit(page, 2), 'Oklahoma');
  await card.getByLabel('End date').fill('soon');
  await page.getByRole('button', { name: 'Close all' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(card.getByText('Not a date.')).toBeVisible();
  await page.getByRole('link', { name: 'Not a date.' }).click();
  await expect(card.getByLabel('End date')).toBeFocused();
  await card.getByLabel('End date').fill('tomorrow');
  await goNext(page, 'Summary');

  await page.goto(`/new_order?order=${id}&step=permits&from=summary&field=permits.1.comment`);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
});
