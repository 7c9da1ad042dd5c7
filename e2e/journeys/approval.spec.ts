import { aCarrier, callSuccessfully, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findButton } from '../pages/desk.ts';
import { issuePermit } from '../pages/permits.ts';
import { aPaidOrder, findRow, orderAgain, toQueueAddress } from '../pages/queue.ts';

test(
  'an approval names the fee differences that are open and asks, and then the next order opens',
  { tag: '@phone' },
  async ({ page, adminPage: admin }) => {
    const { email } = await aCarrier(page);
    const first = await aPaidOrder(page);
    const second = await orderAgain(page, first);
    const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`);
    const [{ price = 0 } = {}] = (permits as { state: string; price?: number }[]).filter(({ state }) => state === 'OK');
    await issuePermit(admin, { orderId: first.id, state: 'TX', feeCents: 7700 });
    await issuePermit(admin, { orderId: first.id, state: 'OK', feeCents: price });
    await admin.goto(toQueueAddress(email));
    await findRow(admin, first).getByRole('link', { name: first.number }).click();

    const approve = findButton(admin, 'Approve and open the next');
    const question = admin.getByRole('dialog', { name: `Change status of order ${first.number}` });
    await approve.click();
    await expect(question).toContainText('These fee differences are open');
    await expect(question.getByRole('listitem')).toHaveText(['Texas, unit 1: $15.00 more than was sold']);
    await expectAccessible(admin, 'an approval with an open fee difference');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`)).toMatchObject({ status: 'pending' });

    await approve.click();
    await question.getByRole('button', { name: 'Approve all the same' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${second.number}`);
    expect(await callSuccessfully(page, 'GET', `/permits/orders/${first.id}`)).toMatchObject({ status: 'approved' });
  },
);
