import type { AuditEntry, Order, OrderFile, Permit, PdfReading } from '@wideload/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { amendPermit, aPendingOrder, asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { toPrintedFacts, type PrintedFacts } from '#test/pdfs/paper-facts.ts';
import { hideHead, printStatePdf } from '#test/pdfs/print-paper.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const order = madeEachTime(() => aPendingOrder(world, carrier, { states: ['TX', 'OK'] }));

const printOf = (of: Order, parts: Partial<PrintedFacts> = {}, state: StateCode = 'TX') =>
  printStatePdf('columns', { ...toPrintedFacts(of, state), ...parts });

/** The facts that a clerk types who takes them from the order's own paper. */
function typeFacts(of: Order, state: StateCode = 'TX') {
  const { number, startDate, endDate, priceCents } = toPrintedFacts(of, state);
  return { ...asIssued, stateNumber: number, validFrom: startDate, validTo: endDate, chargedFeeCents: priceCents };
}

async function issue(of: Order, bytes: Uint8Array<ArrayBuffer>, typed: object = {}): Promise<Permit> {
  const change = { ...typeFacts(of), ...typed };
  const answer = await changePermit(world, admin, { permit: findPermit(of), change, bytes });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ permit: Permit }>().permit;
}

async function readHistory(of: Order): Promise<string[][]> {
  const file = await world.call('GET', `/permits/admin/orders/${of._id}`, { token: admin.token });
  return file.json<OrderFile>().events.map(({ issuedDespite }) => issuedDespite.split('\n').filter(Boolean));
}
const readLastWarnings = async (of: Order) => (await readHistory(of)).at(-1);

async function readAudit(act: string): Promise<AuditEntry | undefined> {
  const answer = await world.call('GET', `/audit?act=${act}`, { token: admin.token });
  return answer.json<{ items: AuditEntry[] }>().items[0];
}

async function read(bytes: Uint8Array<ArrayBuffer>, permit: Permit): Promise<PdfReading> {
  const body = new File([bytes], 'permit.pdf', { type: 'application/pdf' });
  const url = `/permits/admin/orders/${order._id}/papers?permit=${permit._id}`;
  return (await world.call('POST', url, { token: admin.token, body })).json();
}

async function aScan(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return Uint8Array.from(await pdf.save());
}

test('a permit whose PDF agrees is issued without a warning', async () => {
  await issue(order, await printOf(order));
  expect(await readLastWarnings(order)).toEqual([]);
  expect((await readAudit('permit.change'))?.after).not.toHaveProperty('issuedDespite');
});

test('what the PDF says otherwise is in the history and in the audit log, in the words of the screen, and not with the carrier', async () => {
  const bytes = await printOf(order, { truckPlate: 'Q55 1234', width: 150, priceCents: 9900 });
  await issue(order, bytes);
  const { truckPlate, width, priceCents } = toPrintedFacts(order, 'TX');
  const warnings = [
    `Plate of the truck: Q55 1234 on the PDF, ${truckPlate} in the order`,
    `Width: 12′6″ on the PDF, ${Math.floor((width ?? 0) / 12)}′${(width ?? 0) % 12}″ in the order`,
    'Fee: $99.00 on the PDF, $214.98 expected',
    `Fee: $99.00 on the PDF, $${(priceCents / 100).toFixed(2)} in the form`,
  ];
  expect(await readLastWarnings(order)).toEqual(warnings);
  expect(await readAudit('permit.change')).toMatchObject({ after: { issuedDespite: warnings.join('\n') } });
  for (const path of ['', '/events']) {
    const seen = await world.call('GET', `/permits/orders/${order._id}${path}`, { token: carrier.token });
    expect(seen.body).not.toContain('Q55 1234');
  }
});

test('days on the PDF that end too early, and a number that was typed otherwise, are kept', async () => {
  const { startDate } = toPrintedFacts(order, 'TX');
  await issue(order, await printOf(order, { endDate: startDate }), { stateNumber: 'TX-TYPED' });
  expect(await readLastWarnings(order)).toEqual([
    expect.stringMatching(/^Valid to: .* on the PDF, .* in the order$/),
    `Permit number: TX-${order.orderNumber} on the PDF, TX-TYPED in the form`,
    expect.stringMatching(/^Valid to: .* on the PDF, .* in the form$/),
  ]);
});

test('a number that another order has is a difference, on the PDF and as it is typed', async () => {
  await issue(order, await printOf(order));
  const other = await aPendingOrder(world, carrier);
  const number = `TX-${order.orderNumber}`;
  const taken = `Permit number: ${number} is already that of order ${order.orderNumber}, unit 1`;
  await issue(other, await printOf(other, { number }), { stateNumber: number });
  expect(await readLastWarnings(other)).toEqual([taken]);
  const third = await aPendingOrder(world, carrier);
  await issue(third, await printOf(third), { stateNumber: number.toLowerCase() });
  expect(await readLastWarnings(third)).toContainEqual(expect.stringContaining('is already that of order'));
});

test('a sentence that makes it doubtful whether a PDF is an issued permit is quoted, and kept', async () => {
  const pdf = await PDFDocument.load(await printOf(order));
  const words = 'Your request cannot be honored until a bond is on file.';
  pdf.getPage(0).drawText(words, { x: 50, y: 30, size: 9 });
  const bytes = Uint8Array.from(await pdf.save());
  expect(await read(bytes, findPermit(order))).toMatchObject({ ok: true, doubt: words, differences: [] });
  await issue(order, bytes);
  expect(await readLastWarnings(order)).toEqual([
    `Look whether this is the issued permit, because it says: “${words}”`,
  ]);
});

test('pages that were not read are a warning', async () => {
  const pdf = await PDFDocument.load(await printOf(order));
  while (pdf.getPageCount() < 63) pdf.addPage();
  await issue(order, Uint8Array.from(await pdf.save()));
  expect(await readLastWarnings(order)).toEqual([expect.stringMatching(/^The last 3 pages were not read: /)]);
});

test('a PDF that cannot be read, or is of another permit, is issued with the sentence that says so', async () => {
  await issue(order, await aScan());
  expect(await readLastWarnings(order)).toEqual([expect.stringContaining('This PDF is a picture without text')]);
  const other = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  await issue(other, await printOf(other, {}, 'OK'));
  expect(await readLastWarnings(other)).toContain('It is the permit of Oklahoma, unit 1.');
});

const tryIssue = (of: Order, bytes: Uint8Array<ArrayBuffer>, typed: object = {}) =>
  changePermit(world, admin, {
    permit: findPermit(of),
    change: { ...typeFacts(of), despiteDoubts: undefined, ...typed },
    bytes,
  });

test.each<[string, object, RegExp]>([
  ['days that miss the trip', { validTo: '2026-11-17' }, /^Valid to: .* in the form, .* in the order\.$/],
  ['a fee with a digit too many', { chargedFeeCents: 990_000 }, /^Fee: \$9,900\.00 in the form, \$.* expected\.$/],
  ['a fee with a digit too few', { chargedFeeCents: 620 }, /^Fee: \$6\.20 in the form, \$.* expected\.$/],
])('%s are asked about once, and kept where the clerk goes on', async (_, typed, doubt) => {
  const { startDate } = toPrintedFacts(order, 'TX');
  const scan = await aScan();
  const facts = 'validTo' in typed ? { validTo: startDate } : typed;
  const asked = await tryIssue(order, scan, facts);
  expect(asked.json()).toMatchObject({ status: 409, code: 'permit.doubtful', detail: expect.stringMatching(doubt) });
  const { doubts } = asked.json<{ doubts: string[] }>();
  expect(doubts).toHaveLength(1);
  expect((await readHistory(order)).flat()).toEqual([]);
  expect((await tryIssue(order, scan, { ...facts, despiteDoubts: 'true' })).statusCode).toBe(200);
  expect(await readLastWarnings(order)).toContain(doubts[0]);
  expect((await readAudit('permit.change'))?.after).toMatchObject({
    issuedDespite: expect.stringContaining(doubts[0] ?? 'nothing'),
  });
});

test('a number of another order and the PDF of another state are asked about', async () => {
  await issue(order, await printOf(order));
  const other = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const number = `TX-${order.orderNumber}`;
  const taken = await tryIssue(other, await printOf(other, { number }), { stateNumber: number });
  expect(taken.json()).toMatchObject({
    code: 'permit.doubtful',
    doubts: [`Permit number: ${number} is already that of order ${order.orderNumber}, unit 1`],
  });
  const oklahoma = await tryIssue(other, await printOf(other, {}, 'OK'));
  expect(oklahoma.json()).toMatchObject({ code: 'permit.doubtful', doubts: ['It is the permit of Oklahoma, unit 1.'] });
  const both = await tryIssue(other, await printOf(other, {}, 'OK'), { stateNumber: number });
  expect(both.json<{ detail: string }>().detail).toMatch(/unit 1\. It is the permit of Oklahoma, unit 1\.(?! ?\.)/);
});

async function write(words: string, size = 9): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(await printOf(order));
  pdf.getPage(0).drawText(words, { x: 50, y: 30, size });
  return Uint8Array.from(await pdf.save());
}

async function aLetter(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Thank you for your payment of $62.00.', { x: 50, y: 700, size: 12 });
  return Uint8Array.from(await pdf.save());
}

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, RegExp]>([
  [
    'with a sentence of an office',
    () => write('Your request cannot be honored until a bond is on file.'),
    /bond is on file/,
  ],
  ['with a stamp', () => write('VOID', 40), /^This PDF says “VOID”/],
  ['that is no permit', aLetter, /^This PDF is not a permit/],
])('a paper %s is asked about before it issues a permit by hand', async (_, make, doubt) => {
  const bytes = await make();
  const asked = await tryIssue(order, bytes);
  expect(asked.json()).toMatchObject({ code: 'permit.doubtful', doubts: [expect.stringMatching(doubt)] });
  expect((await tryIssue(order, bytes, { despiteDoubts: 'true' })).statusCode).toBe(200);
  expect(await readLastWarnings(order)).toContainEqual(expect.stringMatching(doubt));
});

test('a scan asks nothing, as nobody can read from it that it is wrong', async () => {
  expect((await tryIssue(order, await aScan())).statusCode).toBe(200);
});

test('an amendment asks alike', async () => {
  const permit = await issue(order, await printOf(order));
  const parts = { despiteDoubts: undefined, chargedFeeCents: 990_000 };
  const asked = await amendPermit(world, admin, { permit, bytes: await printOf(order), parts });
  expect(asked.json()).toMatchObject({ code: 'permit.doubtful', doubts: [expect.stringMatching(/^Fee: \$9,900\.00/)] });
});

test('the PDF of an amendment is compared like the first', async () => {
  const permit = await issue(order, await printOf(order));
  const bytes = await printOf(order, { width: 150 });
  expect((await amendPermit(world, admin, { permit, bytes })).statusCode).toBe(200);
  const warnings = [expect.stringContaining('Width: 12′6″ on the PDF')];
  expect(await readLastWarnings(order)).toEqual(warnings);
  expect(await readAudit('permit.replace')).toMatchObject({ after: { issuedDespite: warnings[0] } });
});

test('a refused issue keeps nothing', async () => {
  const bytes = await printOf(order, { width: 150 });
  const change = { ...typeFacts(order), stateNumber: '' };
  expect((await changePermit(world, admin, { permit: findPermit(order), change, bytes })).statusCode).toBe(400);
  expect((await readHistory(order)).flat()).toEqual([]);
});

test('a PDF is compared with the permit that was chosen for it, whatever it fits', async () => {
  const [texas, oklahoma] = [findPermit(order), findPermit(order, 'OK')];
  expect(await read(await printOf(order), texas)).toMatchObject({ ok: true, permitId: texas._id });
  expect(await read(await printOf(order), oklahoma)).toMatchObject({
    ok: false,
    because: 'other-permit',
    state: 'TX',
    detail: '1',
    chosen: { number: `TX-${order.orderNumber}` },
  });
  const elsewhere = await printOf(order, { state: 'MO', width: 150 });
  expect(await read(elsewhere, texas)).toMatchObject({
    ok: false,
    because: 'other-state',
    chosen: { differences: [{ field: 'width', found: '12′6″' }] },
  });
  expect(await read(await aScan(), texas)).toMatchObject({ ok: false, because: 'no-text', chosen: null });
});

test('a PDF whose head is a picture is compared with the permit that was chosen for it', async () => {
  const paper = await hideHead(await printOf(order, { width: 150, truckPlate: 'Q55 1234' }));
  const found = await read(paper, findPermit(order));
  expect(found).toMatchObject({ ok: false, because: 'no-state', chosen: { number: `TX-${order.orderNumber}` } });
  expect(found.ok || found.chosen?.differences.map(({ field }) => field)).toEqual(['plate', 'width']);
});

test('a permit of another order cannot be chosen', async () => {
  const other = await aPendingOrder(world, carrier);
  expect(await read(await aScan(), findPermit(other))).toMatchObject({ status: 404 });
});
