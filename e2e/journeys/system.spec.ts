import { expectAccessible } from '../accessibility.ts';
import { expect, findMail, test } from '../fixtures.ts';
import { aFailedMail } from '../pages/mails.ts';

test('an operator sees what works and what does not, and can retry a failed mail @phone', async ({ adminPage }) => {
  const to = await aFailedMail();
  await adminPage.goto('/admins');
  const links = adminPage.getByRole('navigation', { name: 'Admins' });
  await links.getByRole('link', { name: 'System' }).click();
  await expect(adminPage.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  const parts = adminPage.getByRole('table', { name: 'System' });
  const part = (name: string) => parts.getByRole('row').filter({ hasText: name });
  await expect(part('Payment reconciler')).toContainText('Works');
  await expect(part('Card payments')).toContainText('Sandbox: test cards only');
  await expect(part('Last backup')).toContainText('Needs attention');
  await expect(part('Last backup')).toContainText('Run npm run backup now');
  const failed = adminPage.getByRole('table', { name: 'Failed mails' }).getByRole('row').filter({ hasText: to });
  await expect(failed).toContainText('Mailbox unavailable');
  await expectAccessible(adminPage, 'system');

  await failed.getByRole('button', { name: `Try again: mail to ${to}` }).press('Enter');
  await expect(adminPage.getByText(`The mail to ${to} is sent again`).first()).toBeVisible();
  await expect(failed).toHaveCount(0);
  await findMail(adminPage, to, /account was deleted/);
});
