import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aCarrier, expect, callSuccessfully, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';

/** The admin has rejected and reopened it: two entries in the log. */
async function aWorkedOrder(page: Page, adminPage: Page): Promise<{ number: string; comment: string }> {
  await aCarrier(page);
  const { id, number } = await aPaidOrder(page, ['TX']);
  const comment = `Insurance is missing for ${number}`;
  const path = `/permits/admin/orders/${id}`;
  await callSuccessfully(adminPage, 'PUT', path, { status: 'rejected', comment, from: 'pending' });
  await callSuccessfully(adminPage, 'PUT', path, { status: 'pending', comment: '', from: 'rejected' });
  return { number, comment };
}

test('an action is in the audit log with before and after, can be searched and filtered, and downloads as a file', async ({
  page,
  adminPage,
}) => {
  const { number, comment } = await aWorkedOrder(page, adminPage);
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admins' }).click();
  await adminPage.getByRole('navigation', { name: 'Admins' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await adminPage.getByRole('searchbox').fill(number);
  await adminPage.keyboard.press('Enter');
  const rows = adminPage.getByRole('row', { name: `Order ${number}` });
  await expect(rows).toHaveCount(2);
  const rejected = rows.filter({ hasText: comment });
  await expect(rejected).toContainText('admin@wideload.example');
  await expect(rejected).toContainText('Status changed');
  await expect(rejected).toContainText('Status: pending');
  await expect(rejected).toContainText('rejected');
  await expectUsableAt768(adminPage, '/admins/log');

  await adminPage.getByRole('button', { name: 'Filter' }).click();
  await adminPage.getByLabel('Done to').selectOption('Accounts');
  await expect(adminPage.getByText('No matching entries')).toBeVisible();
  await adminPage.getByLabel('Done to').selectOption('Orders and permits');
  await adminPage.getByLabel('Act', { exact: true }).selectOption('Status changed');
  await expect(rows).toHaveCount(2);
  await expect(adminPage).toHaveURL(/subject=order&act=order\.status/);
  await adminPage.getByLabel('To', { exact: true }).fill('2026-01-01');
  await expect(adminPage.getByText('No matching entries')).toBeVisible();
  await adminPage.getByLabel('To', { exact: true }).fill('');
  await expect(rows).toHaveCount(2);
  await expectAccessible(adminPage, 'filtered log');

  const downloading = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('wideload-audit-log.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`order.status,order,${number}`);
  expect(lines[2]).toContain(comment);

  const downloadingSigned = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download signed file' }).click();
  const signedFile = await downloadingSigned;
  expect(signedFile.suggestedFilename()).toBe('wideload-audit-log.ndjson');
  const entries = (await readFile(await signedFile.path(), 'utf8')).trimEnd().split('\n');
  expect(entries).toHaveLength(3);
  expect(entries[0]).toContain(comment);
  const { signed } = JSON.parse(entries[2] ?? '') as { signed: { lines: number; key: string } };
  expect(signed.lines).toBe(2);

  await adminPage.goto('/admins/system');
  await expect(adminPage.getByRole('row', { name: 'Audit log key' })).toContainText(signed.key);
  const downloadingKey = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download the public key of the audit log' }).click();
  expect(await readFile(await (await downloadingKey).path(), 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY-----/);

  await adminPage.goto('/admins/log?search=list downloaded');
  const downloads = adminPage.getByRole('row', { name: 'List Audit log' }).filter({ hasText: number });
  await expect(downloads).toHaveCount(2);
});

test('keys move through a list, open a row, reach the search, are listed, and can be switched off @rare', async ({
  page,
  adminPage,
}) => {
  const { number } = await aWorkedOrder(page, adminPage);
  await adminPage.goto(`/admins/log?search=${number}`);
  const links = adminPage.getByRole('link', { name: `Order ${number}` });
  const press = (key: string) => adminPage.keyboard.press(key);
  await expect(links).toHaveCount(2);
  await expect(adminPage.getByRole('button', { name: 'Press ? for keys' })).toBeVisible();
  await press('j');
  await expect(links.first()).toBeFocused();
  await press('j');
  await expect(links.last()).toBeFocused();
  await press('k');
  await expect(links.first()).toBeFocused();
  await press('ArrowDown');
  await expect(links.last()).toBeFocused();

  const search = adminPage.getByRole('searchbox');
  await press('s');
  await expect(search).toBeFocused();
  await adminPage.keyboard.type('jk/?');
  await expect(search).toHaveValue('jk/?');
  // The list would change under the next key.
  await expect(adminPage).toHaveURL(/search=jk/);
  await search.fill(number);
  await expect(adminPage).toHaveURL(new RegExp(`search=${number}`));
  await expect(links).toHaveCount(2);
  await press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await press('ArrowDown');
  await press('Enter');
  await expect(adminPage.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await adminPage.goBack();
  await expect(links).toHaveCount(2);
  // Both rows link to the opened order; Back restores the focus to the pressed one.
  await expect(links.last()).toBeFocused();
  await press('k');
  await expect(links.first()).toBeFocused();
  await press('j');

  await press('?');
  const keys = adminPage.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Next row');
  await expectAccessible(adminPage, 'list of keys');
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await expect(keys).toContainText('Arrows and Enter still work.');
  await press('Escape');
  await expect(links.last()).toBeFocused();
  for (const key of ['k', 's', '/', '?']) await press(key);
  await expect(links.last()).toBeFocused();
  await expect(keys).toHaveCount(0);
  await press('ArrowUp');
  await expect(links.first()).toBeFocused();

  await adminPage.reload();
  await expect(links).toHaveCount(2);
  await press('j');
  await expect(links.first()).not.toBeFocused();
  await adminPage.getByRole('button', { name: 'Keys in lists' }).click();
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await press('Escape');
  await press('j');
  await expect(links.first()).toBeFocused();
});
