import { expectAccessible } from '../accessibility.ts';
import { aFleet, anOrderToPay, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { issuePermit } from '../pages/permits.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

test('a corrected truck goes into the draft and the unfiled permits that use it, and the wrong permit is named', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const fleet = await aFleet(page);
  const draft = await anOrderToPay(page, ['TX'], { fleet });
  const unfiled = await anOrderToPay(page, ['OK'], { fleet });
  const issued = await anOrderToPay(page, ['MO', 'TX'], { fleet });
  for (const { id } of [unfiled, issued]) await payOrder(page, id);
  const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${issued.id}`);
  const missouri = (permits as { state: string; price: number }[]).find(({ state }) => state === 'MO');
  await issuePermit(admin, { orderId: issued.id, state: 'MO', feeCents: missouri?.price ?? 0 });

  await page.goto('/trucks');
  const drawer = await openDialog(page, 'Edit truck 104', 'Edit truck');
  await drawer.getByRole('textbox', { name: 'Plate number' }).fill('WL 205');
  await drawer.getByRole('button', { name: 'Save truck' }).click();

  const offer = page.getByRole('dialog', { name: 'Orders that use truck 104' });
  await expect(offer.getByText(/^Draft \d+, Press to Wichita$/)).toBeVisible();
  await expect(offer.getByText('Missouri, unit 1', { exact: true })).toBeVisible();
  await expectAccessible(page, 'orders that use a corrected truck');
  await offer.getByRole('button', { name: 'Update all 2' }).click();
  await expect(offer.getByRole('button', { name: /^Update/ })).toBeHidden();
  for (const { id } of [draft, unfiled]) {
    const { units } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
    expect(JSON.stringify(units)).toContain('"plateNumber":"WL205"');
  }

  await offer.getByRole('link', { name: /^Change order/ }).click();
  const change = page.getByRole('dialog', { name: /^Change order/ });
  await expect(change.getByText(/^Missouri, unit 1, is issued: we ask the state to change it/)).toBeVisible();
  await closeDialog(change, /^Change it/);
  await expect(
    page.getByRole('region', { name: 'Changes asked of states' }).getByText('We ask the state'),
  ).toBeVisible();
});
