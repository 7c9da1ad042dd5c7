import type { Browser, Page } from '@playwright/test';
import { aCarrier, callSuccessfully, expect, findMail, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { startProxy } from '../engines/proxy.ts';
import { issueAll, issuePermit } from '../pages/permits.ts';
import { confirm, openDialog } from '../pages/dialogs.ts';
import { towns } from '../pages/trip.ts';

const trip = { places: [towns.amarillo, towns.wichita], startDate: '2030-02-04', startTime: '09:00' };

/** The phone of a driver, who has no account. */
async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
  return context.newPage();
}

async function makeLink(carrier: Page, orderId: string, name: string): Promise<string> {
  await carrier.goto(`/order_list/order?orderId=${orderId}`);
  await carrier.getByRole('heading', { name: 'Driver packet' }).click();
  const form = await openDialog(carrier, 'Share a link');
  await form.getByLabel('Name of the link').fill(name);
  await expectAccessible(carrier, 'the form of a link to a packet');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const made = carrier.getByRole('dialog', { name: `Link “${name}”` });
  await expect(made.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(carrier, 'a new link to a packet');
  const address = await made.getByText('/packet/').textContent();
  await made.getByRole('button', { name: 'Copy the link' }).click();
  return address ?? '';
}

/** The phone has the page and everything that it says. */
async function waitUntilSaved(phone: Page): Promise<void> {
  await expect(phone.getByText(/^Saved on this phone/)).toBeVisible();
  await expect(async () => {
    expect(await phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass({ intervals: [100] });
}

async function voidPermit(admin: Page, orderId: string, state: string): Promise<void> {
  const { permits } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${orderId}`);
  // Cast: the call is typed by its contract, which this helper does not know.
  const permit = (permits as { _id: string; state: string; version: number }[]).find((one) => one.state === state);
  const body = { version: permit?.version, reason: 'The trip was canceled.' };
  await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${permit?._id}/void`, body);
}

test('a driver opens the packet by its link, again without a signal, and never sees a void permit as valid', async ({
  page: carrier,
  adminPage: admin,
  browser,
}) => {
  await aCarrier(carrier);
  const { id } = await aPaidOrder(carrier, [], { trip });
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
  await issuePermit(admin, { orderId: id, state: 'OK', feeCents: 6200 });
  const address = await makeLink(carrier, id, 'Mike, truck 12');

  const phone = await aPhone(browser);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: 'Driver packet' })).toBeVisible();
  const states = phone.getByRole('navigation', { name: 'States in travel order' }).getByRole('listitem');
  await expect(states).toHaveText(['Texas: Not valid yet', 'Oklahoma: Not valid yet', 'Kansas: Not issued']);
  await waitUntilSaved(phone);
  await phone.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(phone, 'the packet of a driver');
  const texas = phone.getByRole('region', { name: 'Texas' });
  // Paper has no buttons, and what is folded is on it.
  await expect(texas.getByText('In short. The permit and its provisions govern.')).toBeHidden();
  await phone.emulateMedia({ media: 'print' });
  await expect(texas.getByText('In short. The permit and its provisions govern.')).toBeVisible();
  await expect(phone.getByRole('button').or(phone.getByRole('switch'))).toHaveCount(0);
  await phone.emulateMedia({ media: 'screen' });
  await texas.getByRole('button', { name: 'Show to an officer' }).click();
  const officer = phone.getByRole('dialog', { name: 'Texas oversize permit' });
  await expect(officer.getByText('TX-4711')).toBeVisible();
  await expect(officer.getByRole('img', { name: 'Page 1 of 1, permit of Texas' })).toBeVisible();
  await expectAccessible(phone, 'a permit that is shown to an officer');
  await phone.keyboard.press('Escape');
  await expect(officer).toBeHidden();

  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^No signal\./)).toBeVisible();
  const oklahoma = phone.getByRole('region', { name: 'Oklahoma' });
  await expect(oklahoma.getByText('OK-4711')).toBeVisible();
  await oklahoma.getByText('The permit, 1 page').click();
  const picture = oklahoma.getByRole('img', { name: 'Page 1 of 1, permit of Oklahoma' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 1224);
  await expectAccessible(phone, 'a packet without a signal');

  await voidPermit(admin, id, 'OK');
  await phone.context().setOffline(false);
  await expect(oklahoma.getByText(/^This permit was voided/)).toBeVisible();
  await expect(oklahoma.getByText('OK-4711')).toBeHidden();
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(oklahoma.getByText(/^This permit was voided/)).toBeVisible();
  await expect(oklahoma.getByRole('img')).toHaveCount(0);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^Up to date/)).toBeVisible();

  const { items } = await callSuccessfully(carrier, 'GET', `/permits/orders/${id}/packets`);
  expect(items).toHaveLength(1);
  await carrier.goto(`/order_list/order?orderId=${id}`);
  await carrier.getByRole('heading', { name: 'Driver packet' }).click();
  await confirm(carrier, 'Revoke the link “Mike, truck 12”', { answer: 'Revoke' });
  await expect(carrier.getByText('No links yet.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This link does not open anything' })).toBeVisible();
  await expect(phone.getByText('TX-4711')).toBeHidden();
  await phone.context().close();
});

test('the carrier has a link sent by mail and by text, and others get news by themselves; a recipient ends it by one press', async ({
  page: carrier,
  adminPage: admin,
  browser,
}) => {
  await aCarrier(carrier);
  await carrier.goto('/people');
  const adding = await openDialog(carrier, 'Add a recipient');
  await adding.getByLabel('Name', { exact: true }).fill('Safety office');
  await adding.getByLabel('E-mail address or phone number').fill('nobody');
  await adding.getByRole('button', { name: 'Add a recipient' }).click();
  await expect(adding.getByText(/^Write an e-mail address, or the number/).first()).toBeVisible();
  const office = `safety-${Date.now()}@office.example`;
  await adding.getByLabel('E-mail address or phone number').fill(office);
  await expectAccessible(carrier, 'the form of a recipient of news');
  await adding.getByRole('button', { name: 'Add a recipient' }).click();
  await expect(carrier.getByText(office)).toBeVisible();
  await expectAccessible(carrier, 'the recipients of news');

  const { id } = await aPaidOrder(carrier, [], { trip });
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
  const address = await makeLink(carrier, id, 'Mike, truck 12');
  await carrier.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const driver = `driver-${Date.now()}@road.example`;
  for (const to of [driver, '(806) 555-0101']) {
    const form = await openDialog(carrier, 'Send the link “Mike, truck 12”');
    await form.getByLabel('E-mail address or phone number').fill(to);
    if (to === driver) await expectAccessible(carrier, 'the form that sends a link');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form).toBeHidden();
  }
  const sent = carrier.getByRole('listitem').filter({ hasText: driver });
  await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
  const text = carrier.getByRole('listitem').filter({ hasText: '(806) 555-0101' });
  await expect(text.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(carrier, 'what was sent of a packet');

  const mail = await findMail(carrier, driver, /permits of order/);
  expect(mail.text).toContain(address);
  const phone = await aPhone(browser);
  await phone.goto(mail.unsubscribe ?? '');
  await expectAccessible(phone, 'the question whether mails end');
  await phone.getByRole('button', { name: 'Send me no more' }).click();
  await expect(phone.getByRole('heading', { name: 'No more messages', exact: true })).toBeVisible();
  await phone.context().close();
  const form = await openDialog(carrier, 'Send the link “Mike, truck 12”');
  await form.getByLabel('E-mail address or phone number').fill(driver);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('This recipient has asked for no more messages from here.')).toBeVisible();
});

test('a link may show one of several trucks, which is chosen by its unit and named in the list', async ({
  page: carrier,
  browser,
}) => {
  await aCarrier(carrier);
  const { id } = await aPaidOrder(carrier, ['TX'], { trucks: 10 });
  await carrier.goto(`/order_list/order?orderId=${id}`);
  await carrier.getByRole('heading', { name: 'Driver packet' }).click();
  const form = await openDialog(carrier, 'Share a link');
  await form.getByRole('combobox', { name: 'Truck' }).selectOption({ index: 7 });
  await form.getByLabel('Name of the link').fill('Truck 7');
  await expectAccessible(carrier, 'the form of a link to one truck of ten');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const made = carrier.getByRole('dialog', { name: 'Link “Truck 7”' });
  const address = (await made.getByText('/packet/').textContent()) ?? '';
  await made.getByRole('button', { name: 'Copy the link' }).click();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(carrier.getByRole('listitem').filter({ hasText: 'Truck 7' })).toContainText(
    'Driver · Unit 7 · Opens until',
  );
  const phone = await aPhone(browser);
  await phone.goto(address);
  const states = phone.getByRole('navigation', { name: 'States in travel order' }).getByRole('listitem');
  await expect(states).toHaveText(['Texas: Not issued']);
  await phone.context().close();
});

const nineStates = ['TX', 'OK', 'KS', 'MO', 'KY', 'TN', 'VA', 'WV', 'PA'];

type Issued = { state: string; date: { startDate: string; endDate: string } };

function expectTerm({ date: { startDate, endDate } }: Issued, today: string): string {
  if (endDate === today) return 'Expires today';
  if (endDate < today) return 'Expired';
  return startDate > today ? 'Not valid yet' : 'Valid';
}

/** As a printer gets it. */
const countPrintedPages = async (page: Page) =>
  (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('without a network on a slow phone every permit of nine states opens, and an officer reads and prints two of them', async ({
  page: carrier,
  adminPage: admin,
  browser,
}) => {
  await aCarrier(carrier);
  const { id } = await aPaidOrder(carrier, nineStates);
  await issueAll(admin, id);
  const { permits } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${id}`);
  // Cast: the call is typed by its contract, which this journey does not know.
  const issued = permits as Issued[];
  const today = issued.find(({ state }) => state === 'TX')?.date.endDate ?? '';
  const { token } = await callSuccessfully(carrier, 'POST', `/permits/orders/${id}/packets`, {
    kind: 'driver',
    name: 'Mike',
  });
  const phone = await aPhone(browser);
  await phone.clock.setFixedTime(`${today}T18:00:00Z`);
  await phone.goto(`/packet/${String(token)}`);
  await waitUntilSaved(phone);

  const session = await phone.context().newCDPSession(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.context().setOffline(true);
  const answered: string[] = [];
  phone.on('response', (answer) => {
    if (!answer.fromServiceWorker() && !answer.url().startsWith('data:')) answered.push(answer.url());
  });
  await phone.reload();
  const states = phone.getByRole('navigation', { name: 'States in travel order' }).getByRole('listitem');
  await expect(states).toHaveText(
    nineStates.map((state) => {
      const permit = issued.find((each) => each.state === state);
      if (permit === undefined) throw new Error(`The order has no permit for ${state}.`);
      return new RegExp(`: ${expectTerm(permit, today)}$`);
    }),
  );
  for (const state of nineStates) {
    const part = phone.locator(`#${state}-1`);
    await part.getByText('The permit, 1 page').click();
    await expect(part.getByRole('img')).toHaveJSProperty('naturalWidth', 1224);
  }
  expect(answered).toEqual([]);
  await expectAccessible(phone, 'a packet of nine states without a signal');

  for (const [state, name] of [
    ['TX', 'Texas'],
    ['PA', 'Pennsylvania'],
  ] as const) {
    const show = phone.locator(`#${state}-1`).getByRole('button', { name: 'Show to an officer' });
    await show.focus();
    await phone.keyboard.press('Enter');
    const officer = phone.getByRole('dialog', { name: `${name} oversize permit` });
    await expect(officer).toMatchAriaSnapshot(`
      - heading "${name} oversize permit" [level=2]
      - button "Close"
      - term: Permit number
      - definition: ${state}-4711
      - term: Valid
      - definition
      - term: Carrier
      - definition
      - term: Size
      - definition
    `);
    await expectAccessible(phone, `the permit of ${name} before an officer`);
    await phone.emulateMedia({ media: 'print' });
    await expect(phone.getByText('Driver packet')).toBeHidden();
    await expect(officer.getByText(`${state}-4711`)).toBeVisible();
    expect(await countPrintedPages(phone)).toBe(2);
    await phone.emulateMedia({ media: 'screen' });
    await phone.keyboard.press('Escape');
    await expect(officer).toBeHidden();
    await expect(show).toBeFocused();
  }
  await phone.context().close();
});

test('while the server restarts behind its proxy, a packet and the app open from the device', async ({
  page: carrier,
  browser,
  baseURL,
}) => {
  let isAway = false;
  const page502 = { status: 502, type: 'text/html', body: 'Bad gateway' };
  const proxy = await startProxy(baseURL ?? '', { answer: () => (isAway ? page502 : undefined) });
  try {
    await aCarrier(carrier);
    const { id } = await aPaidOrder(carrier);
    const body = { kind: 'driver', name: 'Mike' };
    const { token } = await callSuccessfully(carrier, 'POST', `/permits/orders/${id}/packets`, body);
    const session = await carrier.evaluate(() => localStorage.getItem('wideload.accessToken'));
    const phone = await aPhone(browser);
    await phone.goto(`${proxy.address}/packet/${String(token)}`);
    await waitUntilSaved(phone);
    const app = await phone.context().newPage();
    await app.addInitScript((kept) => localStorage.setItem('wideload.accessToken', kept ?? ''), session);
    await app.goto(`${proxy.address}/order_list`);
    await expect(app.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
    await expect(async () => {
      const copies = await app.evaluate(async () =>
        (await caches.open('wideload-copies')).keys().then((all) => all.length),
      );
      expect(copies).toBeGreaterThan(1);
      expect(await app.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    }).toPass({ intervals: [200] });

    isAway = true;
    await phone.reload();
    await expect(phone.getByRole('navigation', { name: 'States in travel order' })).toBeVisible();
    await app.reload();
    await expect(app.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  } finally {
    proxy.close();
  }
});
