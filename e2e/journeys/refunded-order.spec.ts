import type { Locator, Page } from '@playwright/test';
import { aCarrier, callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findButton, openPart } from '../pages/desk.ts';
import { findRow, toQueueAddress } from '../pages/queue.ts';

async function refundAll(admin: Page, id: string): Promise<void> {
  const { paid } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${id}`);
  await callSuccessfully(admin, 'POST', `/permits/admin/orders/${id}/refunds`, { amount: paid, reason: 'Canceled.' });
}

/** As a word of its own: what was once paid may be told in a sentence. */
const findPaid = (part: Page | Locator) => part.getByText(/^Paid\b/);

test(
  'after a full refund nothing says Paid, and nothing is filed, issued or approved',
  { tag: '@phone' },
  async ({ page, adminPage: admin }) => {
    const { email } = await aCarrier(page);
    const order = await aPaidOrder(page, ['TX', 'OK']);
    await admin.goto(toQueueAddress(email));
    await expect(findRow(admin, order)).toBeVisible();
    await refundAll(admin, order.id);

    await admin.reload();
    await expect(admin.getByText('No matching orders')).toBeVisible();
    await admin.goto(`/users/orders/order?orderId=${order.id}&back=permits`);
    await expect(admin.getByText('All that was paid is refunded, or on its way back')).toBeVisible();
    await expect(admin.getByText('Refunded', { exact: true }).first()).toBeVisible();
    for (const name of [/^File/, /^Issue/, /^Approve/, /^Claim/])
      await expect(admin.getByRole('button', { name })).toHaveCount(0);
    await expect(admin.getByLabel('Read permits from PDFs')).toHaveCount(0);
    await openPart(admin, 'Payments');
    await openPart(admin, 'Customer');
    await expect(findPaid(admin)).toHaveCount(0);
    await expectAccessible(admin, 'a refunded order');

    await findButton(admin, `Change status of order ${order.number}`).click();
    const modal = admin.getByRole('dialog', { name: `Change status of order ${order.number}` });
    await modal.getByText('Approved', { exact: true }).click();
    await expect(modal).toContainText('The order can be approved once it is paid again.');
    await expect(modal.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await modal.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(`/order_list/order?orderId=${order.id}`);
    await expect(page.getByText(/^All that you paid went back to your card/)).toBeVisible();
    await expect(page.getByText('Nothing more happens to it: the order was refunded.')).toHaveCount(2);
    await expect(page.getByText(/^(?:The state issues it at once|Expected [A-Z])/)).toHaveCount(0);
    await expect(page.getByText('Charged', { exact: true })).toBeVisible();
    await expect(findPaid(page)).toHaveCount(0);
    await expectAccessible(page, 'a refunded order for its carrier');
    await page.goto('/order_list');
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  },
);
