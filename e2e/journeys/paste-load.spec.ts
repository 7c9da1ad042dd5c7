import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { openVehicles } from '../pages/drafts.ts';
import { findLengthField, paste } from '../pages/wizard.ts';

const sheet = `Hi,
need a permit for this load:
Overall width: 14'6"
Height 15.2 ft
OAL 98 ft
GVW 118k
FOH: 3' / ROH: 10'6"
6 axles, axle spacings 17' 4'6" 36' 4'1" 4'1"
Axle weights 12,000 / 17,000 / 17,000 / 24,000 / 24,000 / 24,000
S/N: ABC12345
Pilot car 14.6
Thanks, Bob`;

const findBox = (page: Page) => page.getByRole('textbox', { name: /^Load sheet, e-mail or row/ });

test('a load sheet pasted into the check is shown line by line and fills the fields when confirmed @phone', async ({
  page,
}) => {
  await page.goto('/check-your-load');
  await page.getByLabel('States', { exact: true }).fill('TX');
  await page.getByRole('textbox', { name: 'Width' }).fill('14-0');
  const open = page.getByRole('button', { name: 'Paste your load' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(findBox(page)).toBeFocused();
  await findBox(page).fill(sheet);

  await expect(page.getByText(/^16 figures read, 1 question, 1 part not understood$/)).toBeVisible();
  await expect(page.getByText('Loaded weight 118,000 lb')).toBeVisible();
  await expect(page.getByText('from “GVW 118k”')).toBeVisible();
  await expect(page.getByText('We did not understand “Pilot car 14.6”', { exact: false })).toBeVisible();
  const height = page.getByRole('group', { name: /^“Height 15\.2 ft” Decimal feet/ });
  await expect(height.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page, 'a pasted load');

  // Typed text stays until its replacement is chosen.
  await page.getByRole('button', { name: 'Fill in 15 fields' }).click();
  await expect(page.getByText(/^Filled in: Length, Loaded weight/)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('14-0');
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Rear overhang' })).toHaveValue('10′6″');
  await height.getByRole('radio', { name: 'Height 15′2″' }).check();
  await page.getByRole('checkbox', { name: 'Replace Width 14-0, which is in the form' }).check();
  await page.getByRole('button', { name: 'Fill in 2 fields' }).click();
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('14′6″');
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveValue('15′2″');
  await expect(page.getByRole('textbox', { name: 'Length', exact: true })).toHaveValue('98′0″');
  await expect(page.getByRole('textbox', { name: 'Loaded weight' })).toHaveValue('118,000');
  await expect(page.getByRole('textbox', { name: '5 to 6, axle distance' })).toHaveValue('4′1″');
  await expect(page.getByRole('textbox', { name: 'Axle 6 weight' })).toHaveValue('24,000');
  await expect(page.getByText('OVERSIZE LOAD').first()).toBeVisible();

  await open.click();
  await open.click();
  await expect(findBox(page)).toHaveValue(sheet);
});

test('three lengths are read in the order of the text, which is stated, and several loads are asked about @phone', async ({
  page,
}) => {
  await page.goto('/es/check-your-load');
  await page.getByRole('button', { name: 'Pegar la carga' }).click();
  const box = page.getByRole('textbox', { name: /^Hoja de carga/ });
  await box.fill('16 x 15-2 x 98 118k');
  const order = page.getByRole('group', { name: /^«16 x 15-2 x 98 118k» Nada dice cuál es el ancho/ });
  await expect(order.getByRole('radio').first()).toBeChecked();
  await order.getByRole('radio', { name: /^Ancho 15′2″, Altura 16′0″/ }).check();
  await page.getByRole('button', { name: 'Llenar 4 campos' }).click();
  await expect(page.getByRole('textbox', { name: 'Ancho' })).toHaveValue('15′2″');
  await expect(page.getByRole('textbox', { name: 'Altura' })).toHaveValue('16′0″');

  await box.fill('Load 1: W 14 x H 14 x L 80, 90k\nLoad 2: W 12 x H 13 x L 70, 53.5 t');
  const loads = page.getByRole('group', { name: 'Este texto tiene 2 cargas. ¿Cuál es esta?' });
  await expect(page.getByRole('button', { name: /^Llenar \d/ })).toBeHidden();
  await loads.getByRole('radio', { name: /^Load 2/ }).check();
  await page.getByRole('radio', { name: /^Peso cargado 117,948 lb/ }).check();
  await page.getByRole('checkbox', { name: /^Reemplazar Peso cargado 118,000/ }).check();
  await page.getByRole('button', { name: 'Llenar 1 campo' }).click();
  await expect(page.getByRole('textbox', { name: 'Peso cargado' })).toHaveValue('117,948');
});

test('a sheet pasted into a field of the wizard opens the paste box and fills the unit @phone', async ({ page }) => {
  await openVehicles(page);
  await paste(findLengthField(page, 'Width'), sheet);
  await expect(findBox(page)).toHaveValue(sheet);
  await expect(findLengthField(page, 'Width')).toHaveValue('');
  await page.getByRole('radio', { name: 'Height 15′3″, rounded up' }).check();
  await expectAccessible(page, 'a pasted load in the wizard');
  await page.getByRole('button', { name: 'Fill in 17 fields' }).click();
  await expect(findLengthField(page, 'Width')).toHaveValue('14 ft 6 in');
  await expect(findLengthField(page, 'Height')).toHaveValue('15 ft 3 in');
  await expect(findLengthField(page, 'Rear overhang')).toHaveValue('10 ft 6 in');
  await expect(findLengthField(page, '5 to 6')).toHaveValue('4 ft 1 in');
  await expect(page.getByRole('textbox', { name: 'Loaded weight' })).toHaveValue('118,000');
  await expect(page.getByRole('textbox', { name: 'Axle 6 weight' })).toHaveValue('24,000');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(findLengthField(page, 'Length')).toHaveValue('98 ft 0 in');
});
