import { expectAccessible } from '../accessibility.ts';
import { aCarrier, callSuccessfully, expect, test } from '../fixtures.ts';
import { openWindow } from '../window.ts';
import { openDialog } from '../pages/dialogs.ts';

const head = 'internalNumber,type,vinCode,plateNumber,plateState,length';
const toFile = (...rows: string[]) => ({
  name: 'trailers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
});

test('a dispatcher imports a file of trailers, which is looked at first, refused as long as a row is wrong, and imported whole', async ({
  page,
  browser,
}) => {
  const { email } = await aCarrier(page);
  const { context, page: owners } = await openWindow(browser);
  const { email: owner } = await aCarrier(owners);
  await callSuccessfully(owners, 'POST', '/users/invitations', { email, role: 'dispatcher' });
  await context.close();
  await page.goto('/people');
  await page.getByRole('button', { name: `Accept the invitation of ${owner}` }).click();
  await expect(page.getByText(`You work in the account of ${owner}, as dispatcher.`)).toBeVisible();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Open files' }).click();
  const modal = await openDialog(page, 'Import trailers');
  const file = modal.getByLabel('Excel or CSV file');
  await file.setInputFiles(
    toFile('R-1,flatbed,1TTF5320XL3000001,WY 1,WY,53', 'R-2,flatbed,1TTF5320XL3000002,WY 2,WY,long'),
  );
  await expect(modal.getByText(/^One row is wrong/)).toBeVisible();
  await expect(modal.getByText('Length (column F): Wrong format! (ONLY NUMBERS)')).toBeVisible();
  await expect(modal.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expectAccessible(page, 'wrong');

  await file.setInputFiles(
    toFile('R-1,flatbed,1TTF5320XL3000001,WY 1,WY,53', 'R-2,flatbed,1TTF5320XL3000002,WY 2,WY,48'),
  );
  await modal.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(modal).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download trailers' }).click();
  expect((await download).suggestedFilename()).toBe('wideload-trailers.csv');

  await page.getByRole('button', { name: 'Import trailers' }).click();
  await file.setInputFiles((await (await download).path()) ?? '');
  await expect(modal.getByText('All of it is in your list already.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/trailers');
  await expect(page.getByRole('heading', { name: 'R-2' })).toBeVisible();
});
