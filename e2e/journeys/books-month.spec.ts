import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { aCarrier, anAdmin, callSuccessfully, expect, signIn, test, aPaidOrder } from '../fixtures.ts';
import { startServerInTime } from '../server-in-time.ts';

const admin = 'admin@wideload.example';
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Los_Angeles',
});

function toMiddle(month: string, later: number): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 0) - 1 + later, 15));
}

type Books = { next: { month: string } };
type Ledger = { payments: { fee: number | null }[] };
type Server = Awaited<ReturnType<typeof startServerInTime>>;

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).press('Enter')]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The provider tells its fee a moment later, which is one more entry of the month. */
async function waitForFee(page: Page, orderId: string): Promise<void> {
  await expect(async () => {
    const ledger = (await callSuccessfully(page, 'GET', `/permits/admin/orders/${orderId}/ledger`)) as Ledger;
    expect(ledger.payments[0]?.fee).toBeGreaterThan(0);
  }).toPass({ intervals: [200] });
}

test.describe('with a clock that moves by weeks', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServerInTime(31);
  });
  test.afterAll(() => server.stop());

  test('a bookkeeper closes a month and downloads it; a later refund is in the next month, and in the carrier’s statement, until the month is reopened @phone', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, books] = [await open(), await open()];
    const { email } = await aCarrier(carrier);
    const { id } = await aPaidOrder(carrier, ['TX']);
    await signIn(books, admin);
    await waitForFee(books, id);
    const { month } = ((await callSuccessfully(books, 'GET', '/permits/admin/books')) as Books).next;
    const [closedName, nextName] = [monthFormat.format(toMiddle(month, 0)), monthFormat.format(toMiddle(month, 1))];

    server.pass();
    await signIn(books, admin);
    await books.goto('/dashboard/books');
    const close = books.getByRole('button', { name: `Close ${closedName}`, exact: true });
    await close.focus();
    await books.keyboard.press('Enter');
    await books.getByRole('dialog').getByRole('button', { name: 'Close month' }).press('Enter');
    await expect(books.getByText(`${closedName} is closed`)).toBeVisible();
    await expect(books.getByRole('heading', { name: `Next: ${nextName}` })).toBeVisible();
    const file = await download(books, `Download ${closedName}`);
    expect(file.name).toBe(`wideload-books-${month}.csv`);
    expect(file.bytes.toString()).toContain(',charge,62.00,');
    await expectAccessible(books, 'books with a closed month');

    const refund = { amount: 4000, reason: 'The state took it back.' };
    await callSuccessfully(books, 'POST', `/permits/admin/orders/${id}/refunds`, refund);
    await books.reload();
    await expect(books.getByRole('row', { name: /Refunds .*1 .*-\$40\.00/ })).toBeVisible();
    const again = await download(books, `Download ${closedName}`);
    expect(again.bytes.equals(file.bytes)).toBe(true);

    await signIn(carrier, email);
    await carrier.goto('/payment');
    await expect(carrier.getByRole('heading', { name: 'Monthly statements' })).toBeVisible();
    const statement = await download(carrier, `Statement, PDF, ${nextName}`);
    expect(statement.name).toMatch(/^wideload-statement-9000002-\d{4}-\d\d\.pdf$/);
    expect(statement.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(carrier, 'statements of a carrier');

    const { _id: user } = await callSuccessfully(carrier, 'GET', '/users/');
    await books.goto(`/users/orders?userId=${String(user)}`);
    await openPart(books, 'Monthly statements');
    const same = await download(books, `Statement, PDF, ${closedName}`);
    expect(same.name).toBe(`wideload-statement-9000002-${month}.pdf`);

    await books.goto('/dashboard/books');
    await books.getByRole('button', { name: `Reopen ${closedName}` }).press('Enter');
    const question = books.getByRole('dialog');
    await question.getByLabel('Reason').fill('A fee of Texas was missing.');
    await question.getByRole('button', { name: 'Reopen month' }).press('Enter');
    await expect(books.getByRole('heading', { name: `Next: ${closedName}` })).toBeVisible();
    await expect(books.getByRole('cell', { name: 'A fee of Texas was missing.' })).toBeVisible();
    const taken = await download(books, `Download ${closedName} as it was`);
    expect(taken.bytes.equals(file.bytes)).toBe(true);
    await expectAccessible(books, 'books with a reopened month');
    for (const page of [carrier, books]) await page.context().close();
  });
});

test.describe('at a desk where a second person is required', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServerInTime(31, { SECOND_PERSON: 'required' });
  });
  test.afterAll(() => server.stop());

  test('one asks to close a month and to reopen it, with one reason, and another approves both @phone', async ({
    browser,
    viewport,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: server.baseURL, viewport })).newPage();
    const [carrier, asker, second] = [await open(), await open(), await open()];
    await aCarrier(carrier);
    const { id } = await aPaidOrder(carrier, ['TX']);
    const { email } = await anAdmin(asker, 'bookkeeper');
    await waitForFee(asker, id);
    const { month } = ((await callSuccessfully(asker, 'GET', '/permits/admin/books')) as Books).next;
    const name = monthFormat.format(toMiddle(month, 0));
    const approve = async (act: string) => {
      await second.goto('/admins/approvals');
      await second.getByRole('button', { name: `Approve: ${act}, Books of ${month}` }).click();
      await second.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(second.getByText('Approved and done.')).toBeVisible();
    };

    server.pass();
    await signIn(asker, email);
    await signIn(second, admin);
    await asker.goto('/dashboard/books');
    await asker.getByRole('button', { name: `Close ${name}`, exact: true }).click();
    await asker.getByRole('dialog').getByRole('button', { name: 'Close month' }).click();
    const asking = asker.getByRole('dialog', { name: 'A second person approves this' });
    await asking.getByLabel('Reason').fill('All states have sent their bills.');
    await asking.getByRole('button', { name: 'Ask another admin' }).click();
    await expect(asker.getByRole('dialog')).toHaveCount(0);
    await approve('Closing a month');

    await asker.reload();
    await asker.getByRole('button', { name: `Reopen ${name}` }).click();
    const question = asker.getByRole('dialog');
    await question.getByLabel('Reason').fill('A fee of Texas was missing.');
    await question.getByRole('button', { name: 'Reopen month' }).click();
    await expect(asking.getByLabel('Reason')).toHaveValue('A fee of Texas was missing.');
    await expectAccessible(asker, 'asking to reopen a month');
    await asking.getByRole('button', { name: 'Ask another admin' }).click();
    await expect(asker.getByText('Another admin has been asked', { exact: true }).last()).toBeVisible();
    await expect(asker.getByRole('button', { name: `Reopen ${name}` })).toBeVisible();
    await approve('Reopening a month');
    const decided = second.getByRole('list', { name: 'Decided last' }).getByRole('listitem').first();
    await expect(decided).toContainText('A fee of Texas was missing.');
    await asker.reload();
    await expect(asker.getByRole('heading', { name: `Next: ${name}` })).toBeVisible();
    await expect(asker.getByRole('cell', { name: 'A fee of Texas was missing.' })).toBeVisible();
    for (const page of [carrier, asker, second]) await page.context().close();
  });
});
