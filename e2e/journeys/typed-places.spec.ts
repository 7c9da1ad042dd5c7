import { encodeLoad, type KnownFacts } from '@wideload/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { findPlace } from '../pages/trip.ts';

const facts: KnownFacts = {
  dimensions: { width: 144, height: 162, length: 840, frontOverhang: null, rearOverhang: null },
  weight: 74_000,
  axles: { AB: 212, BC: 54, CD: 396, DE: 54, EF: null },
  trailer: { length: 53 },
};
const load = encodeLoad({ states: [], facts, days: 4 });

/** Replaces the text of the field by the keys. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await findPlace(page, field).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function takeSuggestion(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  for (let press = 0; press < 8 && (await option.getAttribute('aria-selected')) !== 'true'; press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Tab reaches the button, and Enter presses it. */
async function pressByTab(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 10 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a dispatcher types places into the check, by the keyboard alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/check-your-load?load=${load}`);

  await type(page, 'From', '1200 Main St, Plano, TX 75074');
  await page.keyboard.press('Tab');
  await expect(page.getByText('= the center of Plano, TX 75074. We do not know streets.')).toBeVisible();
  await type(page, 'To', 'rock spr');
  await takeSuggestion(page, 'Rock Springs, WY');
  await expect(findPlace(page, 'To')).toHaveValue('Rock Springs, WY');
  const trip = page.getByRole('region', { name: /Plano, TX 75074 to Rock Springs, WY/ });
  await expect(trip).toBeVisible();

  await type(page, 'To', 'Texarkana');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“Texarkana” is in TX and AR. Choose one.')).toBeVisible();
  // No route of the older answer.
  await expect(page.getByRole('region', { name: /Plano, TX 75074 to/ })).toBeHidden();
  await expectAccessible(page, 'a place of two states');
  await findPlace(page, 'To').focus();
  await pressByTab(page, 'Texarkana, AR');
  await expect(page.getByLabel('States', { exact: true })).toHaveValue('TX, AR');

  await type(page, 'To', 'Dalas TX.');
  await page.keyboard.press('Tab');
  await expect(page.getByText('= Dallas, TX')).toBeVisible();
  await type(page, 'To', 'Cincinatti');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Place not found: “Cincinatti”.', { exact: false })).toBeVisible();
  await expect(findPlace(page, 'To')).toHaveValue('Cincinatti');
  await findPlace(page, 'To').focus();
  await pressByTab(page, 'Cincinnati, OH');
  await expect(findPlace(page, 'To')).toHaveValue('Cincinnati, OH');
  await expect(page.getByRole('region', { name: /to Cincinnati, OH/ })).toBeVisible();
  expect(asked.filter((url) => /us-cities|gazetteer/.test(url))).toEqual([]);
});
