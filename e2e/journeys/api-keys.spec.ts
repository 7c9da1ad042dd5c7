import { expectAccessible } from '../accessibility.ts';
import { expect, test, aPaidOrder } from '../fixtures.ts';
import { openDialog } from '../pages/dialogs.ts';

test('a key is made on the page Programs, shown once, orders are read with it, its calls are listed, and revoked it is refused', async ({
  carrierPage: page,
  request,
}) => {
  const { id: orderId } = await aPaidOrder(page);
  await page.goto('/account/programs');
  await expect(page.getByText('No program has a key yet.')).toBeVisible();

  const drawer = await openDialog(page, 'Make API key');
  await drawer.getByRole('button', { name: 'Make API key' }).click();
  await expect(drawer.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'drawer');
  await drawer.getByLabel('Name').fill('Dispatch system');
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Your API key' });
  const shown = modal.getByText(/^wl_/);
  await expect(shown).toBeVisible();
  await expectAccessible(page, 'key');
  const secret = await shown.innerText();
  await modal.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText('never used')).toBeVisible();

  const ask = (path: string) => request.get(`/api${path}`, { headers: { authorization: `Bearer ${secret}` } });
  const answer = await ask(`/permits/orders/${orderId}`);
  expect(await answer.json()).toMatchObject({ _id: orderId, status: 'pending' });
  const refused = await ask('/stripe/cards');
  expect(await refused.json()).toMatchObject({ code: 'scope.missing', scope: 'orders:place' });

  const calls = await openDialog(page, 'Calls: Dispatch system', 'Last calls');
  await expect(calls.getByRole('listitem')).toHaveText([/GET \/api\/stripe\/cards403/, /orders\/.+200/]);
  await expectAccessible(page, 'calls');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Revoke: Dispatch system' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await ask('/permits/orders')).status()).toBe(401);
});
