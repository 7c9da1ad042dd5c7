import { describePdfProblem, type PdfReading } from '@wideload/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { aPendingOrder } from '#test/factories/permit-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { drawFacts, toPrintedFacts } from '#test/pdfs/paper-facts.ts';
import { printStatePdf } from '#test/pdfs/print-paper.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { createPdfReaders } from '#platform/state-pdfs/pdf-readers.ts';

const world = sharedWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const order = madeEachTime(() => aPendingOrder(world, carrier, { states: ['TX', 'OK'] }));

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<PdfReading> {
  const body = new File([bytes], 'permit.pdf', { type: 'application/pdf' });
  const answer = await world.call('POST', `/permits/admin/orders/${order._id}/papers`, { token: admin.token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function encrypt(bytes: Uint8Array, passwords: { userPassword?: string; ownerPassword: string }) {
  const pdf = await PDFDocument.load(bytes);
  pdf.encrypt({ ...passwords, permissions: { modifying: false } });
  return Uint8Array.from(await pdf.save());
}

test.each(['TX', 'OK'] as const)(
  'a permit of %s is assigned to its permit with its facts, and nothing changes',
  async (state) => {
    const facts = toPrintedFacts(order, state);
    expect(await read(await printStatePdf('columns', facts))).toEqual({
      ok: true,
      permitId: facts.permitId,
      number: `${state}-${order.orderNumber}`,
      validFrom: facts.startDate,
      validTo: facts.endDate,
      feeCents: facts.priceCents,
      doubt: null,
      differences: [],
      missing: [],
      unclear: [],
      unreadPages: 0,
    });
    const after = await world.call('GET', `/permits/orders/${order._id}`, { token: carrier.token });
    expect(after.json()).toEqual(order);
  },
);

test('a permit with other figures names each difference', async () => {
  const facts = { ...toPrintedFacts(order, 'TX'), width: 120 };
  const paper = await read(await printStatePdf('tables', facts));
  expect(paper).toMatchObject({ ok: true, differences: [{ field: 'width', found: '10′0″' }] });
});

async function lengthen(bytes: Uint8Array, pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(bytes);
  while (pdf.getPageCount() < pages) pdf.addPage();
  return Uint8Array.from(await pdf.save());
}

test.each([
  [60, 0],
  [64, 4],
])('of a permit with %i pages, %i are said to be unread', async (pages, unreadPages) => {
  const bytes = await lengthen(await printStatePdf('columns', toPrintedFacts(order, 'TX')), pages);
  expect(await read(bytes)).toMatchObject({
    ok: true,
    number: `TX-${order.orderNumber}`,
    differences: [],
    unreadPages,
  });
});

test('a long PDF that fits no permit says it too', async () => {
  const bytes = await lengthen(await printStatePdf('tables', { ...toPrintedFacts(order, 'TX'), state: 'MO' }), 61);
  const refused = await read(bytes);
  expect(refused).toMatchObject({ ok: false, because: 'other-state', unreadPages: 1 });
  expect(refused.ok || describePdfProblem(refused)).toContain('does not have. The last page was not read');
});

test('a permit that its state has locked against changes is read', async () => {
  const bytes = await encrypt(await printStatePdf('columns', toPrintedFacts(order, 'TX')), { ownerPassword: 'state' });
  expect(await read(bytes)).toMatchObject({ ok: true, number: `TX-${order.orderNumber}`, differences: [] });
});

const refusals: [string, () => Promise<Uint8Array<ArrayBuffer>>, object][] = [
  [
    'of another order',
    () => printStatePdf('columns', { ...drawFacts(10), state: 'TX' }),
    { because: 'other-order', state: 'TX' },
  ],
  [
    'of another state',
    () => printStatePdf('tables', { ...toPrintedFacts(order, 'TX'), state: 'MO' }),
    { because: 'other-state', state: 'MO' },
  ],
  [
    'that is no permit',
    () => Promise.resolve(aPdf('Invoice 5 of a parts store')),
    { because: 'not-a-permit', state: null },
  ],
  [
    'that is a scan',
    () => PDFDocument.create().then(async (pdf) => (pdf.addPage(), Uint8Array.from(await pdf.save()))),
    { because: 'no-text', state: null },
  ],
  [
    'with a password',
    async () =>
      encrypt(await printStatePdf('columns', drawFacts(3)), { userPassword: 'secret', ownerPassword: 'state' }),
    { because: 'encrypted', state: null },
  ],
  ['that is cut off', () => Promise.resolve(aPdf().slice(0, -30)), { because: 'unreadable', state: null }],
  [
    'that is text',
    () => Promise.resolve(new TextEncoder().encode('Permit TX-1')),
    { because: 'unreadable', state: null },
  ],
  [
    'with broken insides',
    () => Promise.resolve(new TextEncoder().encode('%PDF-1.7\nxref\n0 1\ntrailer <<>>\nstartxref\n9\n%%EOF')),
    { because: 'unreadable', state: null },
  ],
];
test.each(refusals)('a PDF %s is named, and nothing is touched', async (_name, print, expected) => {
  const listLeftovers = () => world.rows('leftover_files');
  const before = await listLeftovers();
  expect(await read(await print())).toEqual({ ok: false, detail: null, chosen: null, unreadPages: 0, ...expected });
  expect(await listLeftovers()).toEqual(before);
});

test('an unknown order is not found', async () => {
  const body = new File([aPdf()], 'permit.pdf', { type: 'application/pdf' });
  const url = `/permits/admin/orders/${world.deps.ids()}/papers`;
  expect((await world.call('POST', url, { token: admin.token, body })).statusCode).toBe(404);
});

test('a reader that takes too long is ended, the clerk reads why, and the server answers everything else', async () => {
  const file = new URL('../../../platform/workers/hanging.process.fixture.mjs', import.meta.url);
  const slow = createPdfReaders({ log: pino({ level: 'silent' }), patienceMs: 1, file });
  expect(await slow.read(await printStatePdf('columns', drawFacts(1)))).toEqual({ ok: false, because: 'heavy' });
  await slow.close();
  expect((await world.app.inject('/health/ready')).statusCode).toBe(200);
});
