import { callApi, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findInBar, loadStored, openVehicles } from '../pages/drafts.ts';
import { fillLength, findLengthField } from '../pages/wizard.ts';
import { openDialog } from '../pages/dialogs.ts';

test('when two people edit one draft, changes to different fields are merged and conflicts are resolved field by field @phone @rare', async ({
  page,
}) => {
  const { id } = await openVehicles(page);
  await fillLength(page, 'Width', [14, 0]);
  await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  const before = await loadStored(page, id);
  await callApi(page, 'PUT', `/permits/orders/${id}`, {
    version: before.version,
    title: 'Changed elsewhere',
    jurisdictions: ['TX', 'OK'],
  });
  await page.getByLabel('Loaded weight').fill('90000');
  await expect(page.getByText(/Both changes were combined; the other one changed: /)).toContainText(
    'Order title (Basic details), Oklahoma (States)',
  );
  await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  const joined = await loadStored(page, id);
  expect(joined).toMatchObject({
    title: 'Changed elsewhere',
    jurisdictions: ['TX', 'OK'],
    units: [{ weight: 90_000 }],
  });

  const units = joined.units.map((unit) => ({
    ...unit,
    typed: {},
    weight: 80_000,
    dimensions: { ...unit.dimensions, width: 156 },
  }));
  await callApi(page, 'PUT', `/permits/orders/${id}`, { version: joined.version, units });
  await fillLength(page, 'Width', [14, 6]);
  await page.getByLabel('Loaded weight').fill('95000');
  await expect(page.getByText('This order was changed elsewhere since you opened it')).toBeVisible();
  await expect(findInBar(page, 'On this device only')).toBeVisible();
  const modal = await openDialog(page, 'Choose what to keep');
  const width = modal.getByRole('group', { name: 'Width' });
  await expect(width.getByRole('radio', { name: 'Yours 14′6″' })).toBeChecked();
  await expectAccessible(page, 'the choice between two versions');
  await modal.getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(modal.getByRole('radio', { name: 'Other 80,000 lb' })).toBeChecked();
  await modal.getByRole('button', { name: 'Keep all of mine' }).click();
  await width.getByRole('radio', { name: 'Other 13′0″' }).check();
  await modal.getByRole('button', { name: 'Save my choice' }).click();
  await expect(findInBar(page, /^Saved \d/)).toBeVisible();
  await expect(findLengthField(page, 'Width')).toHaveValue(/^13/);
  expect((await loadStored(page, id)).units).toMatchObject([{ weight: 95_000, dimensions: { width: 156 } }]);
});
