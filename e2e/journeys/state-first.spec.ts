import { callSuccessfully, anOrderToPay, expect, test, type ApiOrder } from '../fixtures.ts';

/** 30,000 lb on each of three axles. */
const heavy = { weight: 142_000, axleWeights: { A: 12_000, B: 20_000, C: 20_000, D: 30_000, E: 30_000, F: 30_000 } };

test('a load beyond the permits of Texas can be paid only after a clerk has asked the state', async ({
  carrierPage: page,
  adminPage,
}) => {
  const { id } = await anOrderToPay(page, ['TX', 'CA']);
  const path = `/permits/orders/${id}`;
  const order = (await callSuccessfully(page, 'GET', path)) as ApiOrder & { units: object[] };
  const units = order.units.map((unit) => ({ ...unit, ...heavy }));
  const saved = await callSuccessfully(page, 'PUT', path, { version: order.version, units });
  await callSuccessfully(page, 'PUT', path, { version: saved['version'], step: 6, reviewed: true });
  await page.goto(`/new_order?order=${id}&step=summary`);
  const said = page.getByText('A superload, or not permitted: we ask the state first').first();
  await expect(said).toBeVisible();
  await page.goto(`/new_order?order=${id}&step=payment`);
  await expect(page.getByText('Nothing to pay yet.')).toBeVisible();
  await expect(page.getByText('We have been asking Texas since')).toBeVisible();
  await expect(page.getByRole('button', { name: 'PAY' })).toHaveCount(0);

  await adminPage.goto('/permits/queue');
  await adminPage
    .getByRole('link', { name: /^Texas, order \d+, unit 1$/ })
    .last()
    .click();
  await expect(
    adminPage.getByText('90,000 lb on axles 4 to 6 is more than the 60,000 lb that a permit allows').first(),
  ).toBeVisible();
  await adminPage.getByRole('button', { name: /^The state would not permit it/ }).click();
  await expect(adminPage.getByText('Say why, so that the carrier can change the load.')).toBeVisible();
  await adminPage.getByRole('button', { name: /^The state would permit it/ }).click();
  await expect(adminPage.getByText(/^Recorded .*: the state would permit the load\.$/)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Add card' }).or(page.getByText('PAY')).first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText('Nothing to pay yet.')).toHaveCount(0);
});
