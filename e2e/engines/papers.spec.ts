import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '../../apps/api/test/pdf.ts';
import { aCarrier, password } from '../fixtures.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { aPdf } from '../uploads/pdf.ts';
import { test } from './fixtures.ts';
import type { Person } from './person.ts';

const states = ['Texas', 'Oklahoma'] as const;

/** Arranged in Chromium: how an order is made and paid is the journey of `order.spec.ts`. */
async function anOrderOfCarrier(page: Page): Promise<{ id: string; number: string; email: string; fees: string[] }> {
  const { email } = await aCarrier(page);
  const { _id: id, orderNumber, permits } = await readPaidOrder(page, ['TX', 'OK']);
  return { id, number: String(orderNumber), email, fees: permits.map(({ price }) => `${(price ?? 0) / 100}`) };
}

async function fileWithPdfs(person: Person, number: string, fees: string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-permits-'));
  try {
    for (const [index, state] of states.entries()) {
      const file = path.join(folder, `${state}.pdf`);
      writeFileSync(file, aPdf(`${state} ${number}`));
      const form = { role: 'form', name: `Issue: ${state}, unit 1` };
      await person.press(`Issue: ${state}, unit 1`);
      // A number that another order has would be asked about.
      await person.type('Permit number', `${state}-${number}`);
      await person.type('Fee that the state charged', fees[index] ?? '');
      await person.attach('Issued permit', file);
      await person.find({ text: `/${state}\\.pdf/`, within: form });
      await person.press('Issue', 'button', form);
      await person.find({ role: 'button', name: `Take back: ${state}, unit 1` });
      if (index === 0) await person.press(`${states[1]}, unit 1`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function approve(person: Person, number: string): Promise<void> {
  await person.press('Approve the order');
  await person.seeDialog(`Change status of order ${number}`);
  await person.press('/^Approve/');
  await person.seeGone({ role: 'button', name: 'Approve the order' });
}

async function closeBooks(person: Person): Promise<void> {
  await person.open('/dashboard');
  await person.press('Payouts', 'link');
  await person.seeHeading('Payouts');
  await person.press('Books', 'link');
  await person.seeHeading('Close a month');
  await person.find({ role: 'rowheader', name: 'Payments' });
  await person.open('/dashboard');
  const ledger = await person.save(() => person.press('Download ledger CSV'));
  expect(ledger.name).toMatch(/\.csv$/);
  expect(ledger.bytes.toString()).toContain('Order number');
}

async function readOrder(person: Person, { id, number }: { id: string; number: string }): Promise<void> {
  await person.open(`/order_list/order?orderId=${id}`);
  await person.seeHeading('/^Order /');
  const receipt = await person.save(() => person.press('Download receipt'));
  expect(receipt.name).toBe(`wideload-receipt-${number}.pdf`);
  expect((await readPdf(receipt.bytes)).text).toContain(number);
  const permit = await person.save(() => person.press('Download permit, PDF: Texas, unit 1'));
  expect(permit.name).toBe(`permit-${number}-TX-unit-1.pdf`);
  expect((await readPdf(permit.bytes)).text).toContain(`Texas ${number}`);
  const joined = await person.save(() => person.press('Download all permits, PDF'));
  expect((await readPdf(joined.bytes)).pages).toBeGreaterThanOrEqual(2);
}

/** Driven by a program, WebKitGTK opens no dialog for a print: there it is only seen that the page asks for one. */
async function askForPrint(person: Person): Promise<void> {
  await person.run(`window.print = () => { document.body.dataset.printed = ''; }`);
  await person.press('Print');
  expect(await person.run(`return 'printed' in document.body.dataset`)).toBe(true);
}

async function printOrder(person: Person, number: string): Promise<void> {
  const printed = await person.save(() => person.press('Print'));
  const { text } = await readPdf(printed.bytes);
  expect(text).toContain(`Order ${number}`);
  // Firefox draws bold words as shapes.
  expect(text).toContain('Carry this permit in the truck the whole time you are in Texas.');
  // Controls are not printed.
  expect(text).not.toContain('Logout');
}

test('a clerk files an order with PDFs, the books have it, and the carrier reads, saves and prints it @rare', async ({
  engine,
  person,
  page,
}) => {
  const order = await test.step('a paid order', () => anOrderOfCarrier(page));
  await test.step('the queue', async () => {
    await person.signIn('admin@wideload.example', password);
    await person.seeHeading('Permits statistics');
    await person.open(`/permits/queue?search=${encodeURIComponent(order.email)}`);
    await person.press('/^Claim/');
    await person.find({ role: 'button', name: '/^Release/' });
    await person.press(order.number, 'link');
    await person.seeHeading(`Order ${order.number}`);
  });
  await test.step('filing', () => fileWithPdfs(person, order.number, order.fees));
  await test.step('approval', () => approve(person, order.number));
  await test.step('books', () => closeBooks(person));
  await test.step('signed out', async () => {
    await person.run(`localStorage.clear()`);
    await person.signIn(order.email, password);
    await person.seeHeading('Order List');
  });
  await test.step('order page', () => readOrder(person, order));
  await test.step('print', () => (engine === 'Firefox' ? printOrder(person, order.number) : askForPrint(person)));
});
