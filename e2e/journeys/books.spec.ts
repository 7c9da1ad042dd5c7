import { callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

type Books = { timeZone: string; next: { month: string; entries: number } | null };

test('an admin reaches payouts and the next month to close from the dashboard by keyboard @phone', async ({
  carrierPage: page,
  adminPage,
}) => {
  await aPaidOrder(page, ['TX']);
  await adminPage.goto('/dashboard');
  const link = adminPage.getByRole('link', { name: 'Payouts' });
  await link.focus();
  await adminPage.keyboard.press('Enter');
  await expect(adminPage.getByRole('heading', { name: 'Payouts', level: 1 })).toBeFocused();
  await expect(adminPage.getByText('less fees.')).toBeVisible();

  await adminPage.getByRole('link', { name: 'Books', exact: true }).focus();
  await adminPage.keyboard.press('Enter');
  await expect(adminPage.getByRole('heading', { name: 'Close a month', level: 1 })).toBeFocused();
  await expect(adminPage.getByText('Months end at midnight, Pacific Time.')).toBeVisible();
  await expect(adminPage.getByRole('rowheader', { name: 'Payments' })).toBeVisible();
});

test('a month that is not over stays open, even if the clock of the browser is ahead @rare', async ({
  carrierPage: page,
  adminPage,
}) => {
  await aPaidOrder(page, ['TX']);
  const path = '**/api/permits/admin/books';
  await adminPage.route(path, async (route) => {
    const answer = await route.fetch();
    const books: Books = await answer.json();
    await route.fulfill({ response: answer, json: { ...books, next: books.next && { ...books.next, isOver: true } } });
  });
  await adminPage.goto('/dashboard/books');
  const close = adminPage.getByRole('button', { name: /^Close / });
  await close.focus();
  await adminPage.keyboard.press('Enter');
  const dialog = adminPage.getByRole('dialog', { name: /^Close .+\?$/ });
  await expectAccessible(adminPage, 'closing of a month');
  // Another journey may have left a fee difference open.
  await dialog.getByRole('button', { name: /^Close (month|all the same)$/ }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(/not over yet|More was booked/);
  await adminPage.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(close).toBeFocused();
  expect(await callSuccessfully(adminPage, 'GET', '/permits/admin/books')).toMatchObject({ closed: [] });
});
