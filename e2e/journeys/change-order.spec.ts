import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aFleet, aUnit, callSuccessfully, expect, payOrder, test } from '../fixtures.ts';
import { Counted } from '../pages/counted.ts';
import { aPaidTrip, openChange } from '../pages/changes.ts';
import { findButton, findForm, openPart } from '../pages/desk.ts';
import { issuePermit } from '../pages/permits.ts';
import { aScan } from '../uploads/pdf.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

type Permit = { state: string; price: number; status: string };

async function aFourStateOrder(page: Page): Promise<{ id: string; number: string; permits: Permit[] }> {
  const fleet = await aFleet(page);
  const customer = { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' };
  const body = { customer, title: 'Press to Gary', company: fleet.company, step: 2 };
  const { _id, version, orderNumber } = await callSuccessfully(page, 'POST', '/permits/orders', body);
  const [id, path] = [String(_id), `/permits/orders/${String(_id)}`];
  const unit = aUnit(fleet, await page.evaluate(() => crypto.randomUUID()));
  const parts = { version, step: 4, jurisdictions: ['OK', 'MO', 'IL', 'TX'], units: [unit] };
  const saved = await callSuccessfully(page, 'PUT', path, parts);
  const { permits } = await callSuccessfully(page, 'PUT', path, { version: saved['version'], step: 6, reviewed: true });
  await payOrder(page, id);
  return { id, number: String(orderNumber), permits: permits as Permit[] };
}

test('a carrier moves a four-state order with two issued permits by a day in at most six presses, and has paid', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id, number, permits } = await aFourStateOrder(page);
  for (const state of ['MO', 'IL']) {
    const feeCents = permits.find((permit) => permit.state === state)?.price ?? 0;
    await issuePermit(admin, { orderId: id, state, feeCents });
  }
  await page.goto(`/order_list/order?orderId=${id}`);

  const counted = new Counted();
  await counted.press(page.getByRole('button', { name: 'Change or cancel' }));
  const drawer = page.getByRole('dialog', { name: `Change order ${number}` });
  await counted.press(drawer.getByRole('button', { name: 'A day later' }));
  await expect(drawer.getByText('$2.00 is to be paid for it.')).toBeVisible();
  await expect(drawer.getByText(/^Missouri, unit 1, is issued: we ask the state to change it/)).toContainText(
    'Its fee for that is $2.00. Missouri says: within 2 business days of the start date',
  );
  await expect(drawer.getByText(/^Illinois, unit 1, is issued/)).toContainText('Its fee for that is not known');
  await expect(drawer.getByText(/^Texas, unit 1, changes at once/)).toBeVisible();
  await expectAccessible(page, 'change of a paid order');
  await counted.press(drawer.getByRole('button', { name: 'Change it and pay $2.00' }));
  await expect(drawer).toBeHidden();
  await counted.press(page.getByRole('button', { name: 'Pay $2.00' }));
  await counted.press(page.getByRole('button', { name: 'PAY', exact: true }));
  await expect(page.getByText('The difference is paid')).toBeVisible();
  expect(counted.actions).toBeLessThanOrEqual(6);
  const due = { adjustment: null, fees: 200 };
  expect(await callSuccessfully(page, 'GET', `/permits/orders/${id}/balance`)).toMatchObject(due);
  const asked = page.getByRole('region', { name: 'Changes asked of states' });
  await expect(asked.getByText('We ask the state')).toHaveCount(2);

  await admin.goto(`/users/orders/order?orderId=${id}`);
  const work = admin.getByRole('region', { name: 'Changes asked of states' });
  await expect(work.getByRole('listitem')).toHaveCount(2);
  await work
    .getByRole('listitem')
    .filter({ hasText: 'Illinois' })
    .getByRole('button', { name: 'State refused' })
    .click();
  const modal = admin.getByRole('dialog', { name: 'Why Illinois refused the change' });
  await modal.getByLabel('Reason').fill('The move has started.');
  await modal.getByRole('button', { name: 'Record the refusal' }).click();
  await expect(work.getByText('Refused by the state')).toBeVisible();
  await expectAccessible(admin, 'changes asked of states');
});

const spareTruck = {
  internalNumber: 'T-77',
  type: 'truck',
  vinCode: '1XKYDP9X5LJ000077',
  make: 'Kenworth',
  model: 'W900',
  year: '2021',
  plateNumber: 'TX 77',
  plateState: 'TX',
  registeredWeight: '80000',
};

test('a carrier gives a paid order another truck, and cancels a permit of it with the refund shown first; a clerk who was issuing that permit is told', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id } = await aFourStateOrder(page);
  await callSuccessfully(page, 'POST', '/trucks', spareTruck);
  await page.goto(`/order_list/order?orderId=${id}`);

  const drawer = await openChange(page, 'Truck and trailer');
  await drawer.getByRole('combobox', { name: 'Truck' }).fill('T-77');
  await page.getByRole('option', { name: /^T-77, Kenworth W900/ }).click();
  await expect(drawer.getByText('It costs nothing.')).toBeVisible();
  await expectAccessible(page, 'another truck of a paid order');
  await drawer.getByRole('button', { name: 'Change it', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(/T-77/).first()).toBeVisible();

  await admin.goto(`/users/orders/order?orderId=${id}`);
  await findButton(admin, 'Texas, unit 1').click();
  await findButton(admin, 'Issue: Texas, unit 1').click();
  await findForm(admin, 'Issue: Texas, unit 1').getByLabel('Permit number').fill('TX-99');
  await openChange(page, 'Cancel permits');
  await drawer.getByRole('checkbox', { name: 'Texas, unit 1' }).check();
  await expect(drawer.getByText(/goes back to the card that paid/)).toBeVisible();
  await expectAccessible(page, 'canceled permits');
  await closeDialog(drawer, /^Cancel them and return/);
  await expect(await openPart(page, 'History')).toContainText(/refunded to Visa ending in 4242/);
  await expect(page.getByText('Texas, unit 1', { exact: true })).toBeHidden();
  await expect(admin.getByText('Texas is no longer part of this order.')).toBeVisible();
});

test('one issued permit gets another truck: the price is shown first, and the amendment writes it on that permit alone', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { id, number, permits } = await aFourStateOrder(page);
  await callSuccessfully(page, 'POST', '/trucks', spareTruck);
  const feeCents = permits.find(({ state }) => state === 'MO')?.price ?? 0;
  await issuePermit(admin, { orderId: id, state: 'MO', feeCents });
  await page.goto(`/order_list/order?orderId=${id}`);
  const drawer = await openChange(page, 'One permit');
  await drawer.getByRole('combobox', { name: 'Permit to change' }).fill('Missouri');
  await page.getByRole('option', { name: 'Missouri, unit 1' }).click();
  await drawer.getByRole('combobox', { name: 'Truck' }).fill('T-77');
  await page.getByRole('option', { name: /^T-77, Kenworth W900/ }).click();
  await expect(drawer.getByText('$2.00 is to be paid for it.')).toBeVisible();
  await expect(drawer.getByText(/^Missouri, unit 1, is issued: we ask the state to change it/)).toBeVisible();
  await expect(drawer.getByText(/^Texas, unit 1/)).toBeHidden();
  await expectAccessible(page, 'another truck of one permit');
  await closeDialog(drawer, 'Change it and pay $2.00');
  const own = /^This permit is for truck T-77, Kenworth W900/;
  await expect(page.getByText(own)).toHaveCount(0);

  await admin.goto(`/users/orders/order?orderId=${id}`);
  const asked = admin.getByRole('region', { name: 'Changes asked of states' });
  await expect(asked).toContainText('T-77, Kenworth W900');
  await admin.getByRole('button', { name: 'Missouri, unit 1', exact: true }).click();
  const amending = await openDialog(admin, 'Replace or amend: Missouri, unit 1');
  const pdf = { name: 'mo.pdf', mimeType: 'application/pdf', buffer: aScan() };
  await amending.getByLabel('New PDF').setInputFiles(pdf);
  await amending.getByLabel('Permit number').fill(`MO-${number}`);
  await amending.getByRole('button', { name: 'Replace or amend', exact: true }).click();
  await expect(amending).toBeHidden();
  await expect(asked.getByText('Done')).toBeVisible();
  const sheet = admin.getByRole('region', { name: 'Filing sheet: Missouri, unit 1' });
  await expect(sheet.getByText('1XKYDP9X5LJ000077')).toBeVisible();
  await expectAccessible(admin, 'a permit with its own truck');

  await page.reload();
  await expect(page.getByText(own).first()).toBeVisible();
  await expectAccessible(page, 'an order of a permit with its own truck');
});

test('a carrier sends a paid order to another place with a heavier load, in one change, and takes a state away', async ({
  page,
}) => {
  const id = await aPaidTrip(page);
  await page.goto(`/order_list/order?orderId=${id}`);

  const drawer = await openChange(page, 'Places');
  await drawer.getByRole('combobox', { name: 'To' }).fill('Joplin');
  await page.getByRole('option', { name: 'Joplin, MO' }).click();
  await expect(drawer.getByText(/^Missouri, unit 1, changes at once/)).toBeVisible();
  await expect(drawer.getByText(/is to be paid for it/)).toBeVisible();
  await expectAccessible(page, 'another place of a paid order');
  await drawer.getByRole('tab', { name: 'Load' }).click();
  await drawer.getByRole('textbox', { name: 'Loaded weight' }).fill('118000');
  await expect(drawer.getByText(/^Loaded weight: 111,400 lb → 118,000 lb/).first()).toBeVisible();
  await expect(drawer.getByText(/^Missouri, unit 1, changes at once/)).toBeVisible();
  await expectAccessible(page, 'another load of a paid order');
  await closeDialog(drawer, /^Change it and pay/);
  await expect(page.getByRole('rowheader', { name: 'Missouri' })).toBeVisible();

  await openChange(page, 'States');
  await drawer.getByRole('checkbox', { name: 'Missouri' }).uncheck();
  await expect(drawer.getByText(/^Missouri, unit 1, is canceled at once/)).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Add a state' }).fill('Arkansas');
  await page.getByRole('option', { name: 'Arkansas (AR)' }).click();
  await expect(drawer.getByText(/^Arkansas, unit 1, changes at once/)).toBeVisible();
  await expectAccessible(page, 'states of a paid order');
  await closeDialog(drawer, /^Change it/);
  await expect(page.getByRole('rowheader', { name: 'Arkansas' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Missouri' })).toBeHidden();
});

test('a carrier asks a state for another permit after one was voided, with its price first', async ({
  page,
  adminPage: admin,
}) => {
  const id = await aPaidTrip(page);
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
  const readTexas = async () => {
    const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
    return (permits as { _id: string; state: string; status: string; version: number }[]).filter(
      ({ state }) => state === 'TX',
    );
  };
  const [texas] = await readTexas();
  const ending = { version: texas?.version, reason: 'The escort is missing on it.' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${texas?._id}/void`, ending);

  await page.goto(`/order_list/order?orderId=${id}`);
  const drawer = await openChange(page, 'States');
  const another = 'Texas, unit 1: request another permit, the last one is void';
  await drawer.getByRole('checkbox', { name: another }).check();
  await expect(drawer.getByText(/^\$[\d.]+ is to be paid for it\.$/)).toBeVisible();
  await expectAccessible(page, 'another permit in place of a void one');
  await drawer.getByRole('checkbox', { name: another }).uncheck();
  await expect(drawer.getByText(/is to be paid for it/)).toBeHidden();
  await drawer.getByRole('checkbox', { name: another }).check();
  await closeDialog(drawer, /^Change it and pay \$/);
  await expect(page.getByRole('rowheader', { name: 'Texas' })).toHaveCount(2);
  expect((await readTexas()).map(({ status }) => status).toSorted()).toEqual(['requested', 'voided']);

  // Its state has another permit now, so the part offers none.
  await openChange(page, 'States');
  await expect(drawer.getByRole('checkbox', { name: 'Texas' })).toHaveCount(1);
});

test('on a phone, what a field of the change drawer reads is nearer to it than the next label @phone', async ({
  page,
}) => {
  const id = await aPaidTrip(page);
  await page.goto(`/order_list/order?orderId=${id}`);
  const drawer = await openChange(page, 'One permit');
  const measure = async (label: string, next: string) => {
    const field = drawer.getByRole('textbox', { name: label, exact: true });
    const reading = drawer.locator('output').filter({ hasText: /\d/ });
    const [box, below] = [await field.boundingBox(), await drawer.getByText(next, { exact: true }).boundingBox()];
    const readings = await Promise.all((await reading.all()).map((one) => one.boundingBox()));
    const own = readings.find((one) => one !== null && box !== null && one.y >= box.y + box.height);
    if (!box || !below || !own) throw new Error(`${label} has no reading above ${next}.`);
    return { before: own.y - box.y - box.height, after: below.y - own.y - own.height };
  };
  for (const [label, next] of [
    ['First day', 'Last day'],
    ['Last day', 'Origin'],
  ] as const) {
    const { before, after } = await measure(label, next);
    expect(after, `${label} to ${next}`).toBeGreaterThan(before);
  }
  await expectAccessible(page, 'the change of one permit on a phone');
});
