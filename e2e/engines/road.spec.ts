import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { aCarrier, aFleet, anAdmin, callSuccessfully, password, aPaidOrder } from '../fixtures.ts';
import { issuePermit } from '../pages/permits.ts';
import { waitFor } from './connection.ts';
import { test } from './fixtures.ts';
import type { Person } from './person.ts';
import { startProxy } from './proxy.ts';
import { towns } from '../pages/trip.ts';

const trip = { places: [towns.amarillo, towns.wichita], startDate: '2030-02-05', startTime: '09:00' };

/** Arranged in Chromium: an order whose permit of Texas is issued. */
async function aTripOnTheRoad(page: Page, browser: Browser): Promise<{ id: string; number: string; email: string }> {
  const { email } = await aCarrier(page);
  const { id, number } = await aPaidOrder(page, [], { fleet: await aFleet(page), trip });
  const admin = await (await browser.newContext()).newPage();
  await anAdmin(admin);
  await issuePermit(admin, { orderId: id, state: 'TX', feeCents: 6200 });
  await admin.context().close();
  return { id, number, email };
}

async function changeOrder(person: Person, number: string): Promise<void> {
  await person.open('/board?from=2030-02-04');
  await person.seeHeading('/^Board/');
  await person.press(`/Order ${number}/`, 'link');
  await person.seeHeading(`Order ${number}`);
  await person.press('Change or cancel');
  const title = `Change order ${number}`;
  await person.seeDialog(title);
  await person.press('A day later');
  await person.see('/^Texas, unit 1, stays as it is/');
  await person.press('/^Change it/');
  await person.seeGone({ role: 'heading', name: title });
  await person.see('/Leaves Wed, Feb 6, 2030/');
}

async function shareLink(person: Person): Promise<void> {
  await person.press('Driver packet', 'heading');
  await person.press('Share a link');
  await person.seeDialog('Share a link');
  await person.type('Name of the link', 'Mike');
  await person.press('Make the link');
  await person.seeDialog('Link “Mike”');
  await person.find({ role: 'img', name: 'QR code of the link' });
  await person.press('Done');
}

async function showToOfficer(person: Person): Promise<void> {
  await person.press('Show to an officer');
  await person.seeDialog('Texas oversize permit');
  await person.find({ text: 'TX-4711' });
  await person.find({ role: 'img', name: 'Page 1 of 1, permit of Texas' });
}

/** The signal goes with the server: nothing listens at its address any more. */
async function readWithoutSignal(person: Person, address: { server: string; path: string }): Promise<void> {
  const proxy = await startProxy(address.server, {});
  try {
    person.moveTo(proxy.address);
    await person.open(address.path);
    await person.seeHeading('Driver packet');
    await person.see('/^Saved on this phone/');
    await waitFor('a service worker', async () =>
      (await person.run<boolean>('return navigator.serviceWorker.controller !== null')) ? true : null,
    );
    await showToOfficer(person);
  } finally {
    proxy.close();
  }
  await person.open(address.path);
  await person.see('/^No signal\\./');
  await showToOfficer(person);
}

test('a paid trip is on the board and changed, its packet opens for an officer without a signal, and files are taken along @rare', async ({
  person,
  page,
  browser,
  baseURL: server = '',
}) => {
  const order = await test.step('a trip on the road', () => aTripOnTheRoad(page, browser));
  await test.step('board and change', async () => {
    await person.signIn(order.email, password);
    await person.seeHeading('Order List');
    await changeOrder(person, order.number);
  });
  await test.step('link', () => shareLink(person));
  await test.step('files', async () => {
    await person.open('/account');
    await person.press('Open files', 'link');
    const trailers = await person.save(() => person.press('Download trailers'));
    expect(trailers.name).toBe('wideload-trailers.csv');
  });
  await test.step('another account of the same carrier', async () => {
    await person.open('/people');
    await person.press('Ask to join');
    await person.seeDialog('Join another account');
    await person.press('Ask to join');
    await person.press('Take back the request');
    await person.see('It is taken back. Nothing has moved.');
  });
  await test.step('packet without a signal', async () => {
    const body = { kind: 'driver', name: 'Ann' };
    const { token } = await callSuccessfully(page, 'POST', `/permits/orders/${order.id}/packets`, body);
    await readWithoutSignal(person, { server, path: `/packet/${String(token)}` });
  });
});

/** Into the browser's own field for a day: each engine has its own way to type there. */
async function giveDay(person: Person, label: string, day: string): Promise<void> {
  await person.run(
    `const [field, value] = arguments;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));`,
    await person.find({ label }),
    day,
  );
}

async function enterRestriction(person: Person, what: string): Promise<void> {
  await person.open('/permits/restrictions');
  await person.press('Enter a restriction');
  await person.seeDialog('Enter a restriction');
  await person.type('State', 'Oklahoma');
  await person.press('Oklahoma', 'option');
  await person.type('What is closed or limited', what);
  await giveDay(person, 'First day', '2030-02-01');
  await person.type('Width', '12-0');
  await person.type('Link of the source', 'https://example.com/notice');
  await person.press('Continue');
  await person.seeDialog('/^(?:No open trip crosses it|Warn the carrier)/');
  await person.press('/^Save/');
  await person.press(`Withdraw “${what}”`);
  await person.seeDialog('Withdraw this restriction?');
  await person.press('Withdraw');
  await person.seeGone({ role: 'button', name: `Withdraw “${what}”` });
}

async function writeTemplate(person: Person, name: string): Promise<void> {
  await person.open('/permits/desk');
  await person.press('Add template');
  await person.seeDialog('Add a template');
  await person.type('Name', name);
  await person.choose('For', 'Question to the carrier');
  await person.type('Text', 'Who escorts order ');
  await person.press('Add the field {order}');
  await person.press('Save');
  await person.press(`Delete the template “${name}”`);
  await person.seeDialog(`/${name}/`);
  await person.press('Delete');
  await person.seeGone({ role: 'button', name: `Delete the template “${name}”` });
}

test('a lead enters a restriction and writes a template, and takes both back @rare', async ({ person, page }) => {
  const { email } = await anAdmin(page, 'lead');
  // A longer number may be taken for that of a card.
  const mark = String(Date.now()).slice(-7);
  await person.signIn(email, password);
  await person.seeHeading('Permits statistics');
  await test.step('restriction', () => enterRestriction(person, `Bridge closed ${mark}`));
  await test.step('template', () => writeTemplate(person, `Escorts ${mark}`));
});
