import { expectAccessible } from '../accessibility.ts';
import { aCarrier, anAdmin, anOrderToPay, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { confirm, openDialog } from '../pages/dialogs.ts';
import { towns } from '../pages/trip.ts';

const trip = { places: [towns.amarillo, towns.wichita], startDate: '2030-02-04', startTime: '09:00' };

test('the desk enters a restriction, a draft is warned before it is paid, the carrier after it, and the packet says so until it is withdrawn @phone', async ({
  page: carrier,
  browser,
  viewport,
  baseURL,
}) => {
  const open = async () =>
    (await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })).newPage();
  const [desk, phone] = [await open(), await open()];
  await aCarrier(carrier);
  const { id } = await anOrderToPay(carrier, [], { trip });
  await anAdmin(desk, 'lead');
  // Other journeys have restrictions of their own.
  const what = `Bridge closed ${id.slice(0, 8)}`;

  await desk.goto('/permits/restrictions');
  const drawer = await openDialog(desk, 'Enter a restriction');
  await drawer.getByRole('button', { name: 'Continue' }).click();
  await expect(drawer.getByText('Say what is closed or limited').first()).toBeVisible();
  await drawer.getByRole('combobox', { name: 'State' }).fill('Oklahoma');
  await desk.getByRole('option', { name: 'Oklahoma' }).click();
  await drawer.getByLabel('First day').fill('2030-02-01');
  await drawer.getByLabel('Width').fill('12-0');
  await drawer.getByLabel('What is closed or limited').fill(`${what}, paid with 4242 4242 4242 4242`);
  await drawer.getByLabel('Link of the source').fill('https://example.com/notice');
  await drawer.getByRole('button', { name: 'Continue' }).click();
  // It appears above the fields, of which the last one is in sight.
  await expect(drawer.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await drawer.getByLabel('What is closed or limited').fill(what);
  await expectAccessible(desk, 'the form of a restriction');
  await drawer.getByRole('button', { name: 'Continue' }).click();
  const question = desk.getByRole('dialog', { name: /^(?:No open trip crosses it|Warn the carrier)/ });
  await expectAccessible(desk, 'the trips that a restriction concerns');
  await question.getByRole('button', { name: /^Save/ }).click();
  await expect(desk.getByRole('row').filter({ hasText: what })).toContainText('Oklahoma, whole state');
  await expectAccessible(desk, 'the restrictions');

  await carrier.goto(`/new_order?order=${id}&step=summary`);
  await expect(carrier.getByText(`Oklahoma: ${what}`)).toBeVisible();
  await payOrder(carrier, id);
  await expect(async () => {
    await carrier.goto(`/order_list/order?orderId=${id}`);
    await expect(carrier.getByText(`Oklahoma: ${what}`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(carrier.getByText(/^the whole state; from .*; loads 12 ft 0 in wide or more$/)).toBeVisible();
  await expectAccessible(carrier, 'an order with a restriction on its way');
  await carrier.goto('/notifications');
  await expect(carrier.getByText(/^A restriction on your way/).first()).toBeVisible();

  const link = await callSuccessfully(carrier, 'POST', `/permits/orders/${id}/packets`, {
    kind: 'driver',
    name: 'Ann',
  });
  await phone.goto(`/packet/${String(link['token'])}`);
  await expect(phone.getByText(`Oklahoma: ${what}`)).toBeVisible();
  await expectAccessible(phone, 'a packet with a warning');

  await confirm(desk, `Withdraw “${what}”`, { title: 'Withdraw this restriction?', answer: 'Withdraw' });
  await expect(desk.getByRole('row').filter({ hasText: what })).toContainText('Withdrawn');
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByText(`No longer: Oklahoma: ${what}`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await carrier.goto(`/order_list/order?orderId=${id}`);
  await expect(carrier.getByText('One warning that does not hold any more')).toBeVisible();
  for (const page of [desk, phone]) await page.context().close();
});
