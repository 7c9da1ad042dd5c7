import { anOrderToPay, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

const states = ['TX', 'OK', 'KS', 'AR', 'LA', 'NM', 'MO', 'CO', 'NE', 'MS', 'TN', 'AL', 'GA'];

test('the permits of a large order are folded by state with their counts; what waits is open, found and printed is all', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await anOrderToPay(page, states, { trucks: 2 });
  await payOrder(page, id);
  const order = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${id}`);
  // Cast: the call is typed by its contract, which a journey does not know.
  const permits = order['permits'] as { _id: string; state: string }[];
  const missouri = permits.find(({ state }) => state === 'MO');

  await admin.goto(`/users/orders/order?userId=${String(order['userId'])}&orderId=${id}`);
  const findFold = (of: typeof page, name: string) =>
    of.locator('details').filter({ has: of.getByRole('heading', { name, exact: true }) });
  const texas = findFold(admin, 'Texas');
  await expect(texas.getByRole('button', { name: 'Texas, unit 2', exact: true })).toBeVisible();
  const oklahoma = findFold(admin, 'Oklahoma');
  const second = oklahoma.getByRole('button', { name: 'File: Oklahoma, unit 2' });
  await expect(second).toBeHidden();
  await oklahoma.locator('summary').press('Enter');
  await second.click();
  await expect(admin.getByText(/^Filed for order \d+: Oklahoma \(unit 2\)/)).toBeVisible();
  await expect(oklahoma.locator('summary')).toHaveText('Oklahoma1 requested1 filed');
  await expectAccessible(admin, 'a large order at the desk');

  const refusal = { from: 'requested', status: 'refused', reason: 'The bridge is closed.' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${missouri?._id ?? ''}`, refusal);
  await page.goto(`/order_list/order?orderId=${id}`);
  const refused = findFold(page, 'Missouri');
  await expect(refused.locator('summary')).toHaveText('Missouri1 requested1 refused');
  await expect(refused.getByText('The bridge is closed.')).toBeVisible();
  const kansas = findFold(page, 'Kansas')
    .getByRole('rowheader', { name: /Kansas/ })
    .first();
  await expect(kansas).toBeHidden();
  await expectAccessible(page, 'a large order of a carrier');
  await page.emulateMedia({ media: 'print' });
  await expect(kansas).toBeVisible();
});
