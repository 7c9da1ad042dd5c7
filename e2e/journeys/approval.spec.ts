import type { Order } from '@wideload/contract';
import { aCarrier, callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findButton, openPart } from '../pages/desk.ts';
import { issuePermit } from '../pages/permits.ts';
import { findRow, orderAgain, toQueueAddress } from '../pages/queue.ts';
import { closeDialog } from '../pages/dialogs.ts';

test(
  'an approval names the fee differences that are open and asks, and then the next order opens',
  { tag: '@phone' },
  async ({ page, adminPage: admin }) => {
    const { email } = await aCarrier(page);
    const first = await aPaidOrder(page, ['TX', 'OK']);
    const second = await orderAgain(page, first);
    const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`);
    // Cast: the call is typed by its contract, which this helper does not know.
    const oklahoma = (permits as Order['permits']).find(({ state }) => state === 'OK');
    await issuePermit(admin, { orderId: first.id, state: 'TX', feeCents: 7700 });
    await issuePermit(admin, { orderId: first.id, state: 'OK', feeCents: oklahoma?.price ?? 0 });
    await admin.goto(toQueueAddress(email));
    await findRow(admin, first).getByRole('link', { name: first.number }).click();

    const approve = findButton(admin, 'Approve and open the next');
    const question = admin.getByRole('dialog', { name: `Change status of order ${first.number}` });
    await approve.click();
    await expect(question).toContainText('These fee differences are open');
    await expect(question.getByRole('listitem')).toHaveText(['Texas, unit 1: $15.00 more than was sold']);
    await expectAccessible(admin, 'an approval with an open fee difference');
    await closeDialog(question, 'Cancel');
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`)).toMatchObject({ status: 'pending' });

    await approve.click();
    await question.getByRole('button', { name: 'Approve all the same' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${second.number}`);
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`)).toMatchObject({ status: 'approved' });

    await admin.goto('/permits');
    await admin.getByRole('link', { name: 'Open fee differences' }).click();
    await expect(admin.getByText(/^\d+ differences? (is|are) open\./)).toBeVisible();
    await admin.getByLabel('Search by order number or company').fill(first.number);
    await admin.getByLabel('Search by order number or company').press('Enter');
    const row = findRow(admin, first);
    await expect(row).toContainText('Texas, unit 1');
    await expect(row).toContainText('$15.00 more');
    await expect(row).toContainText('Approved');
    await expectAccessible(admin, 'the list of open fee differences');
    await row.getByRole('link', { name: first.number }).click();
    const line = (await openPart(admin, 'Ledger')).getByRole('row').filter({ hasText: 'Texas, unit' });
    await line.getByRole('button', { name: /^Absorb it/ }).click();
    const absorb = admin.getByRole('dialog', { name: 'Absorb $15.00?' });
    await absorb.getByLabel('Reason').fill('Our mistake.');
    await closeDialog(absorb, 'Absorb it');
    await admin.getByRole('link', { name: 'Back to the open fee differences' }).click();
    await expect(admin.getByText('No matching fee differences')).toBeVisible();
  },
);
