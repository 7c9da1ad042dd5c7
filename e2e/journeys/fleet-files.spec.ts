import { expectAccessible } from '../accessibility.ts';
import { aCarrier, expect, test } from '../fixtures.ts';

const head = 'internalNumber,type,vinCode,plateNumber,plateState,length';
const toFile = (...rows: string[]) => ({
  name: 'trailers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
});

test('a file of trailers is looked at first, refused as long as a row is wrong, and imported whole', async ({
  page,
}) => {
  await aCarrier(page);
  await page.goto('/account/programs');
  await page.getByRole('button', { name: 'Import trailers' }).click();
  const modal = page.getByRole('dialog', { name: 'Import trailers' });
  const file = modal.getByLabel('CSV file');
  await file.setInputFiles(
    toFile('R-1,flatbed,1TTF5320XL3000001,WY 1,WY,53', 'R-2,flatbed,1TTF5320XL3000002,WY 2,WY,long'),
  );
  await expect(modal.getByText(/^One row is wrong/)).toBeVisible();
  await expect(modal.getByText('length: Wrong format! (ONLY NUMBERS)')).toBeVisible();
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
