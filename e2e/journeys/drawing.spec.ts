import type { Locator, Page } from '@playwright/test';
import { aUnit, expect, test } from '../fixtures.ts';
import { aDraft, openStep } from '../pages/drafts.ts';
import { choose, fillLength, findLengthField } from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';

/** The unit is complete with `dimensions`, otherwise empty. */
async function openVehicles(page: Page, dimensions?: object): Promise<void> {
  const { id, fleet, save } = await aDraft(page, { title: 'Vessel to Toledo' });
  const complete = aUnit(fleet, await page.evaluate(() => crypto.randomUUID()));
  const unit = { ...complete, dimensions: { ...complete.dimensions, ...dimensions } };
  await save({ step: 3, jurisdictions: ['TX', 'OH'], ...(dimensions && { units: [unit] }) });
  await openStep(page, id, 'vehicles');
  await expect(findDrawing(page)).toBeVisible();
}

function findDrawing(page: Page): Locator {
  return page.getByRole('img', { name: /^Side view to scale/ });
}

function findTarget(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Dimensions in the drawing' }).getByRole('button', { name, exact: true });
}

/** The highlighted lines and the filled axle numbers. */
function findHighlighted(drawing: Locator): Promise<{ lines: string[]; axles: string[] }> {
  return drawing.evaluate((svg) => {
    const groups = [...svg.querySelectorAll('g')];
    const lines = groups.filter(
      (group) => getComputedStyle(group).strokeWidth === '3px' && group.querySelector('text'),
    );
    const axles = groups.filter((group) => {
      const circle = group.querySelector(':scope > text') && group.querySelector(':scope > circle');
      return circle !== null && getComputedStyle(circle).fill === getComputedStyle(circle).stroke;
    });
    return { lines: lines.map((line) => line.textContent), axles: axles.map((axle) => axle.textContent) };
  });
}

function findSmallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes = [...document.querySelectorAll('svg text')].map((text) => parseFloat(getComputedStyle(text).fontSize));
    return Math.min(...sizes);
  });
}

test('the drawing follows the fields: missing figures are labeled, typed ones are to scale, and no text breaks it @phone', async ({
  page,
}) => {
  await openVehicles(page);
  const drawing = findDrawing(page);
  await expect(drawing).toHaveAccessibleName(/a load on a trailer, 5 axles.*Length not given.*1 to 2 not given/);
  for (const name of [
    'Length',
    'Height',
    'Width',
    'Front overhang',
    'Rear overhang',
    '1 to 2',
    '2 to 3',
    '3 to 4',
    '4 to 5',
  ])
    await expect(drawing.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Legal load or oversize?' })).toBeVisible();

  await choose(page.getByRole('combobox', { name: 'Trailer' }), '22');
  await page.getByLabel('Load type').selectOption({ label: 'House moving' });
  await expect(drawing).toHaveAccessibleName(/load type House moving on trailer type Removable Goose-Neck \(RGN\)/);
  await fillLength(page, 'Length', [77, 0]);
  await fillLength(page, 'Height', [15, 2]);
  await fillLength(page, 'Front overhang', [0, 0]);
  await fillLength(page, '3 to 4', [39, 2]);
  await fillLength(page, '5 to 6', [4, 6]);
  for (const text of ['77′0″', '15′2″', '39′2″', '6'])
    await expect(drawing.getByText(text, { exact: true })).toBeVisible();
  for (const name of ['Length', 'Height', 'Front overhang', '3 to 4'])
    await expect(drawing.getByText(name, { exact: true })).toHaveCount(0);
  await expect(drawing).toHaveAccessibleName(/6 axles, 3 of them the truck’s. Length 77 ft 0 in, height 15 ft 2 in/);
  const banner = page.getByRole('status').filter({ hasText: 'OVERSIZE LOAD' });
  await expect(banner).toContainText('1′8″ taller than the limits in Texas and Ohio');

  await fillLength(page, 'Length', [0, 1]);
  await fillLength(page, '1 to 2', [500, 0]);
  await fillLength(page, 'Rear overhang', [100, 0]);
  await findLengthField(page, 'Height').fill('9'.repeat(15));
  await expect(drawing.getByText('Height', { exact: true })).toBeVisible();
  await expect(drawing.getByText('500′0″', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a unit of absurd figures');
});

test('a press or a key on a line focuses its field, and the focused field highlights its line @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openVehicles(page, { rearOverhang: 48, length: 972 });
  const drawing = findDrawing(page);
  await findTarget(page, 'Axle distance 3 to 4, 39′2″').click();
  await expect(findLengthField(page, '3 to 4')).toBeFocused();
  await expect.poll(() => findHighlighted(drawing)).toEqual({ lines: ['39′2″'], axles: ['3', '4'] });

  await findTarget(page, 'Length, 81′0″').focus();
  await page.keyboard.press('ArrowRight');
  await expect(findTarget(page, 'Height, 15′2″')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(findLengthField(page, 'Rear overhang')).toBeFocused();
  await expect.poll(() => findHighlighted(drawing)).toEqual({ lines: ['4′0″'], axles: [] });

  // The drawing is beside the fields, so distances that repeat are one line.
  await expect(drawing.getByText('2 × 4′6″', { exact: true })).toHaveCount(1);
  await expect(drawing.getByText('4′6″', { exact: true })).toHaveCount(1);
  expect(await findSmallestText(page)).toBeGreaterThanOrEqual(12);
  const moving = await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expectAccessible(page, 'a drawn unit');
});

test('the same drawing shows the tightest limits of the chosen states and, also in words, what exceeds each of them @phone', async ({
  page,
}) => {
  await openVehicles(page, { rearOverhang: 60, length: 984 });
  const drawing = findDrawing(page);
  const findLimit = (label: string) => drawing.locator('title', { hasText: label });
  await expect(findLimit('Height 13′6″ OH: 1′8″ over')).not.toHaveCount(0);
  await expect(findLimit('Front overhang 3′0″ TX')).toHaveCount(1);
  await expect(findLimit('Rear overhang 4′0″ TX: 1′0″ over')).not.toHaveCount(0);
  await expect(findLimit('Width 8′6″ TX, OH: 6′0″ over')).not.toHaveCount(0);
  await expect(drawing).toHaveAccessibleName(/from behind, width 14 ft 6 in/);
  await expect(drawing).toHaveAccessibleDescription(/Height: 15′2″, 1′8″ over 13′6″ \(Ohio\)\./);

  await expect(page.getByText('4 of 5 exceeded')).toBeVisible();
  const findSentence = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(findSentence('Width: 14′6″, 6′0″ over 8′6″ (Texas and Ohio).')).toBeHidden();
  await page.getByText('Sizes against the legal limits').click();
  await expect(page.getByText('The lines show the tightest limit of each kind in Texas and Ohio.')).toBeVisible();
  await expect(findSentence('Width: 14′6″, 6′0″ over 8′6″ (Texas and Ohio).')).toBeVisible();
  await expect(findSentence('Rear overhang: 5′0″, 1′0″ over 4′0″ (Texas).')).toBeVisible();

  await fillLength(page, 'Height', [13, 6]);
  await expect(findLimit('Height 13′6″ OH: 1′8″ over')).toHaveCount(0);
  await expect(findSentence('Height: 13′6″, within 13′6″ (Ohio).')).toBeVisible();
  await findTarget(page, 'Width, 14′6″').click();
  await expect(findLengthField(page, 'Width')).toBeFocused();
  await expect.poll(() => findHighlighted(drawing)).toEqual({ lines: ['14′6″'], axles: [] });
  await expectAccessible(page, 'a unit against the legal limits');
});
