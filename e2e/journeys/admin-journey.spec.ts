import type { Page } from '@playwright/test';
import { aCarrier, expect, test } from '../fixtures.ts';
import { findButton, findForm, openPart } from '../pages/desk.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { aScan } from '../uploads/pdf.ts';
import { closeDialog } from '../pages/dialogs.ts';

type Answer = { number: string; fee: string };

/** The days are prefilled; the state charged what was sold. */
async function issue(admin: Page, state: string, { number, fee }: Answer): Promise<void> {
  await findButton(admin, `${state}, unit 1`).click();
  await findButton(admin, `Issue: ${state}, unit 1`).click();
  const drawer = findForm(admin, `Issue: ${state}, unit 1`);
  await drawer.getByLabel('Permit number').fill(number);
  await drawer.getByLabel('Fee that the state charged').fill(fee);
  const buffer = aScan();
  await drawer.getByLabel('Issued permit').setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer });
  await drawer.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(findButton(admin, `Take back: ${state}, unit 1`)).toBeVisible();
}

test('a paid order is claimed from the queue, its permits are issued, one of them after the carrier corrected a refusal, and it is approved', async ({
  page,
  adminPage: admin,
}) => {
  const { email } = await aCarrier(page);
  const { _id: id, orderNumber, permits } = await readPaidOrder(page, ['TX', 'OK', 'KS']);
  const number = String(orderNumber);
  const feeOf = (state: string) => `${(permits.find((permit) => permit.state === state)?.price ?? 0) / 100}`;
  const fees = { TX: feeOf('TX'), OK: feeOf('OK'), KS: feeOf('KS') };
  // The desk asks about a number that another permit has, and the server may have served this journey before.
  const [tx, ok, ks] = [`TX-${number}`, `OK-${number}`, `KS-${number}`];
  const news = page.getByRole('region', { name: 'Messages' });

  await admin.goto(`/permits/queue?search=${encodeURIComponent(email)}`);
  const row = admin.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('0 of 3 issued');
  await row.getByRole('button', { name: 'Claim' }).click();
  await expect(row).toContainText('You');
  await row.getByRole('link', { name: number }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);

  // Only notifications after the first poll count as new.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/notifications')),
    page.goto('/trucks'),
  ]);
  // A toast lasts ten seconds, so the test watches for it while the admin works.
  await Promise.all([
    expect(news).toContainText(new RegExp(`Texas permit for unit 1, number ${tx}: .* Status: issued`)),
    issue(admin, 'Texas', { number: tx, fee: fees.TX }),
  ]);
  await issue(admin, 'Oklahoma', { number: ok, fee: fees.OK });
  await findButton(admin, 'Kansas, unit 1').click();
  await findButton(admin, 'Refuse: Kansas, unit 1').click();
  const refusal = findForm(admin, 'Refuse: Kansas, unit 1');
  await refusal.getByLabel('Reason of the refusal').fill('Ask for days after the fair.');
  await Promise.all([
    expect(news).toContainText('the state refused it. Ask for days after the fair. Status: refused'),
    refusal.getByRole('button', { name: 'Refuse' }).click(),
  ]);
  await expect(refusal).toBeHidden();

  await page.goto(`/order_list/order?orderId=${id}`);
  await findButton(page, 'Fix and resubmit: Kansas, unit 1').click();
  const fix = page.getByRole('dialog', { name: 'Fix and resubmit: Kansas, unit 1' });
  await fix.getByLabel('End date', { exact: true }).fill('12/18/2030');
  await fix.getByLabel('Start date', { exact: true }).fill('12/15/2030');
  await fix.getByLabel('Your answer').fill('The fair is over by then.');
  await closeDialog(fix, 'Resubmit permit');

  await admin.reload();
  await openPart(admin, 'History');
  // In the history, and beside the permit that is to be filed again.
  await expect(admin.getByText('The fair is over by then.')).toHaveCount(2);
  await findButton(admin, 'Kansas, unit 1').click();
  await expect(admin.getByText('Sun, Dec 15, 2030', { exact: true })).toBeVisible();
  await expect(admin.getByText('Wed, Dec 18, 2030', { exact: true })).toBeVisible();
  await issue(admin, 'Kansas', { number: ks, fee: fees.KS });
  await findButton(admin, 'Approve the order').click();
  const decision = admin.getByRole('dialog', { name: `Change status of order ${number}` });
  await expect(decision.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Approved/);
  await closeDialog(decision, 'Approve');
  await expect(findButton(admin, 'Approve the order')).toBeHidden();
  await expect(admin.getByRole('button', { name: /^Take back/ })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(ks, { exact: true })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    findButton(page, 'Download permit, PDF: Kansas, unit 1').click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`permit-${number}-KS-unit-1.pdf`);
  await admin.goto(`/permits/queue?search=${encodeURIComponent(email)}`);
  await expect(row).toHaveCount(0);
});
